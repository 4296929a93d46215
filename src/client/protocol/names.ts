/** How a game can end for somebody. */
export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type Ending = (typeof RESULTS)[number];

/** What a browser can be told of while its page is closed. */
export const NOTICES = ['yourMove', 'over'] as const;
export type Notice = (typeof NOTICES)[number];
