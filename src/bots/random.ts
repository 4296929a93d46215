import { at } from '../engine/list.ts';
import type { AnyBot } from './bot.ts';

/** Plays random legal moves, and stays silent in talks. */
export const random: AnyBot = ({ ask, rng }) =>
  ask.open || ask.talk ? ask.idle : at(ask.moves, rng.below(ask.moves.length));
