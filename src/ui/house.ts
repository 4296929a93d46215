import '@fontsource/anton/latin-400.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/zilla-slab/latin-400.css';
import '@fontsource/zilla-slab/latin-600.css';
import './stand-ins.css';
import './tokens.css';
import './base.css';
import './kit.css';

/** Loads the look of the house: fonts, inks, and the shapes of the kit. */
export const HOUSE = 'ringside';
