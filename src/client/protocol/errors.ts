import { type Static, Type } from 'typebox';

/** All error codes with their HTTP status. The texts are in the page. */
export const ERRORS = {
  'bad-request': 400,
  'bad-message': 400,
  'bad-options': 400,
  'bad-name': 400,
  'not-signed-in': 401,
  'bad-origin': 403,
  'not-yours': 403,
  'not-seated': 403,
  'account-needed': 403,
  'wrong-code': 403,
  silenced: 403,
  banned: 403,
  blocked: 403,
  'talk-not-allowed': 403,
  'record-full': 403,
  'not-while-rated': 403,
  'in-tournament': 403,
  sealed: 403,
  'never-taken-back': 403,
  'not-found': 404,
  'unknown-game': 404,
  'unknown-table': 404,
  'unknown-code': 404,
  'unknown-invite': 404,
  'unknown-tournament': 404,
  'already-seated': 409,
  'chair-taken': 409,
  'table-full': 409,
  'tournament-full': 409,
  'too-few-players': 409,
  'wrong-phase': 409,
  'between-games': 409,
  'not-watching': 409,
  'question-passed': 409,
  outdated: 410,
  'too-large': 413,
  'too-many-tables': 429,
  'too-many-tournaments': 429,
  'too-many-sockets': 429,
  'too-often': 429,
  broken: 500,
  'no-storage': 503,
  closing: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

const CODES = Object.keys(ERRORS);

export const ErrorName = Type.Unsafe<ErrorCode>(
  Type.Union(CODES.map((code) => Type.Literal(code))),
);

/** The body of an error response. */
export const ErrorBody = Type.Object({
  error: ErrorName,
  /** The option or field that is wrong. */
  detail: Type.Union([Type.String(), Type.Null()]),
  /** The rule that forbids it, if any. */
  rule: Type.Union([Type.String(), Type.Null()]),
});
export type ErrorBody = Static<typeof ErrorBody>;

export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(ERRORS, text);
}
