export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type ResultKind = (typeof RESULTS)[number];

/** What push notifications can be about. */
export const NOTICES = ['yourMove', 'over'] as const;
export type Notice = (typeof NOTICES)[number];
