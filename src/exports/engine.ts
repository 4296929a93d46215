// The package's `ringside/engine`: what every game is, how it is judged, dealt, recorded and verified.
export type { Ask, AskData, Seat } from '../engine/ask.ts';
export { choose, select } from '../engine/ask.ts';
export type { Entropy, Fairness } from '../engine/fair.ts';
export { commitmentTo, entropyCommitment, openFairness } from '../engine/fair.ts';
export type { Game, Kind, News, Outcome, State, Tell, View } from '../engine/game.ts';
export type { AnyMove, AnyNews, AnyView, Hosted } from '../engine/hosted.ts';
export { host } from '../engine/hosted.ts';
export type { Answered, Match } from '../engine/match.ts';
export { between, free, oneOf } from '../engine/options.ts';
export { pack, unpack } from '../engine/pack.ts';
export type { GameRecord, Step } from '../engine/record.ts';
export { BadRecord, isRecord } from '../engine/record.ts';
export type { Rng, Seed } from '../engine/rng.ts';
export { rngFrom, seedsFrom } from '../engine/rng.ts';
export type { Verdict } from '../engine/verify.ts';
export { verify } from '../engine/verify.ts';
