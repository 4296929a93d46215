import { at } from '../engine/list.ts';
import type { AnyBot } from './bot.ts';

/** Plays anything that is allowed, and keeps silent in talks. */
export const random: AnyBot = ({ ask, rng }) =>
  ask.open || ask.talk ? ask.idle : at(ask.moves, rng.below(ask.moves.length));
