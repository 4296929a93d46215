import { type Static, Type } from 'typebox';

/** A day and a game. */
export const OfBout = Type.Object({
  day: Type.String({ maxLength: 10 }),
  game: Type.String({ maxLength: 32 }),
});

/** A finished bout as a packed record; its bots are taken on trust. */
export const NewBoutResult = Type.Object({ record: Type.String({ maxLength: 12_000 }) });
export type NewBoutResult = Static<typeof NewBoutResult>;

/** Everyone's results in a bout. Each person's first result counts. */
export const BoutResults = Type.Object({
  played: Type.Integer(),
  /** The number of people per score, lowest first. */
  scores: Type.Array(Type.Object({ score: Type.Number(), count: Type.Integer() })),
  /** The requesting person's own result. */
  mine: Type.Union([Type.Number(), Type.Null()]),
});
export type BoutResults = Static<typeof BoutResults>;
