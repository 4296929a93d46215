import type { ReactNode } from 'react';

/** Line icons of the frame, in a 24 by 24 square. */
const LINES = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M12 18.5h.01',
  sound: 'M9 18V6l11-2v12M9 18a3 2.4 0 1 1-.01-.1M20 16a3 2.4 0 1 1-.01-.1',
  mute: 'M9 18V6l11-2v12M9 18a3 2.4 0 1 1-.01-.1M20 16a3 2.4 0 1 1-.01-.1M3 3l18 18',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  info: 'M5 20V10M12 20V4M19 20v-7',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1.1.5 2.1h6c0-1 0-1.7.5-2.1A6 6 0 0 0 12 3z',
  undo: 'M9 7L4 11.5L9 16M4.5 11.5H15a5 5 0 0 1 0 9h-3',
  clock: 'M12 8v5l3 2M12 4.5a8.5 8.5 0 1 0 .01 0M9.5 2h5',
  next: 'M6 5l9 7l-9 7zM18 5v14',
  previous: 'M18 5l-9 7l9 7zM6 5v14',
  back: 'M15 5l-7 7l7 7',
  forward: 'M9 5l7 7l-7 7',
  play: 'M8 4.5v15l11-7.5z',
  pause: 'M8 5v14M16 5v14',
  view: 'M4 7h10M18 7h2M4 17h4M12 17h8M16 4.5v5M10 14.5v5',
  close: 'M5 5l14 14M19 5L5 19',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  redo: 'M19 6v5h-5M19 11a7.5 7.5 0 1 0-1.5 5.5',
} as const;

export type StageIconName = keyof typeof LINES;

/** One of the frame's line icons, in the text colour. */
export function StageIcon({
  name,
  size = 22,
}: {
  readonly name: StageIconName;
  readonly size?: number;
}): ReactNode {
  return (
    <svg className="stage-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
