import type { ReactNode } from 'react';

/** Line icons of the page, in a 24 by 24 square. */
const LINES = {
  players:
    'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14.500c2.200.8 3.500 2.800 3.500 5.500',
  clock: 'M12 21a8.5 8.5 0 1 0 0-17a8.500 8.500 0 0 0 0 17M12 8v5l3 2',
  book: 'M12 6C9.500 4.500 6.500 4 3 4.500V19c3.500-.5 6.500 0 9 1.500c2.500-1.500 5.500-2 9-1.500V4.500C17.500 4 14.500 4.500 12 6v14',
  friend:
    'M9 11a3.5 3.5 0 1 0 0-7a3.500 3.500 0 0 0 0 7M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M19 8v6M16 11h6',
  find: 'M10.500 17a6.5 6.5 0 1 0 0-13a6.500 6.500 0 0 0 0 13M15.500 15.500L21 21',
  home: 'M3 11.500L12 4l9 7.500M5.500 10v10h13V10',
  globe: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M3 12h18M12 3c5 5 5 13 0 18c-5-5-5-13 0-18',
  puzzle: 'M4 9h4.500a2.500 2.500 0 1 1 5 0H18v4.500a2.500 2.500 0 1 1 0 5V21H4z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21.500h4M12 5V3',
  leave: 'M10 4H5v16h5M14 8l5 4l-5 4M19 12H9',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H4.500v9h15v-9H18',
  plus: 'M12 5v14M5 12h14',
  bot: 'M5 9h14v10H5zM12 9V5M9 13.500v1.500M15 13.500v1.500M2.500 12.500v4M21.500 12.500v4M12 5.200a1.200 1.200 0 1 0 0-2.400a1.200 1.200 0 0 0 0 2.400',
  edit: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19z',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  send: 'M4 12h15M13 6l6 6l-6 6',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5',
} as const;

/** One of the page's line icons, in the text colour. */
export function LineIcon({ name }: { readonly name: keyof typeof LINES }): ReactNode {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
