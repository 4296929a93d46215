import '../ui/house.ts';
import './web.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { awaitOffer } from './installing.ts';
import { stayReady } from './offline.ts';

const place = document.getElementById('ringside');
if (place) createRoot(place).render(<App />);
awaitOffer();
stayReady();
