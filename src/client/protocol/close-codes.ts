/** WebSocket close codes that the server uses. A client must not reconnect after `sessionEnded`. */
export const CLOSE_CODES = {
  tooOften: 1008,
  /** The server restarts, or a guest has signed in: reconnect. */
  reconnect: 1012,
  sessionEnded: 4001,
} as const;
