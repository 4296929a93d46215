import type { ReactNode } from 'react';

const icon = (path: string) => (): ReactNode => (
  <svg className="ch-icon" viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
);

/** A trophy. */
export const Cup = icon('M6 2h12v3h4q0 7-6 8-1 2-3 2.5V19h4v3H7v-3h4v-3.5Q9 15 8 13 2 12 2 5h4Z');
/** Fans. */
export const Fan = icon('M12 2a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM2 23q1-10 10-10t10 10Z');
/** A deck of cards. */
export const Deck = icon('M4 6h12v16H4ZM8 2h12v16h-2V4H8Z');
/** Film controls. */
export const BackIcon = icon('M4 4h3v16H4ZM20 4v16L8 12Z');
export const ForwardIcon = icon('M17 4h3v16h-3ZM4 4v16l12-8Z');
export const PauseIcon = icon('M5 4h5v16H5ZM14 4h5v16h-5Z');
export const PlayIcon = icon('M5 3v18l16-9Z');
