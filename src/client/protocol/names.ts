export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type ResultKind = (typeof RESULTS)[number];

/** What push notifications can be about. */
export const PUSH_TOPICS = ['yourMove', 'over'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];
