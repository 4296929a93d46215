import '@fontsource/anton/latin-400.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/zilla-slab/latin-400.css';
import '@fontsource/zilla-slab/latin-600.css';
import './fallback-fonts.css';
import './tokens.css';
import './base.css';
import './kit.css';
