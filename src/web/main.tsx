import '../ui/theme.ts';
import './web.css';
import './home.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenIdle } from './idle.ts';
import { awaitOffer } from './installing.ts';
import { stayReady } from './offline.ts';
import { heedSettings, settingsNow } from './settings.ts';
import { MountedApp } from './shell/mount.tsx';

heedSettings();
const home = location.pathname === '/';
const shell = home && document.querySelector(`.shell[lang="${settingsNow().language}"]`);
const place = document.getElementById('ringside');
if (shell) hydrateRoot(shell, <MountedApp shell={shell} />);
else if (place) createRoot(place).render(<MountedApp />);
awaitOffer();
whenIdle(stayReady, 5000);
