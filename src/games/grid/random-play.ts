import { legal } from '../../engine/ask.ts';
import { at } from '../../engine/list.ts';
import { listener, SILENCE } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { grid } from './game.ts';
import type { Grid, Options } from './kind.ts';
import { token, transcript } from './notation.ts';
import { score, winner } from './rules/end.ts';

/** The totals of many random games; the checksum covers every move. */
export interface RandomPlay {
  readonly seed: number;
  readonly games: number;
  readonly pegs: readonly [number, number];
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly knocked: number;
  readonly fnv1a: string;
}

/** Random games with the generator and the checksum of the specification's section 9.4. */
export function randomPlay(options: Options, seed: number, games: number): RandomPlay {
  const next = xorshift32(seed);
  let hash = 0x811c9dc5;
  const pegs: [number, number] = [0, 0];
  const wins: [number, number] = [0, 0];
  let [draws, knocked] = [0, 0];
  for (let game = 0; game < games; game++) {
    const state = grid.setup(2, options, NO_CHANCE, SILENCE);
    const tell = listener<Grid>();
    const tokens: string[] = [];
    for (let [ask] = grid.asks(state); ask; [ask] = grid.asks(state)) {
      const { moves } = legal(ask);
      const move = at(moves, next() % moves.length);
      tokens.push(token(state, move));
      grid.play(state, ask.seat, move, NO_CHANCE, tell);
    }
    const final = score(state.open.pegs);
    const best = winner(final);
    pegs[0] += final[0];
    pegs[1] += final[1];
    if (best === null) draws++;
    else wins[best]++;
    for (const { news } of tell.told) knocked += news.type === 'knockedOut' ? news.holes.length : 0;
    hash = fnv1a(hash, `${transcript(tokens, options.captures)} ${final[0]}-${final[1]}\n`);
  }
  return { seed, games, pegs, wins, draws, knocked, fnv1a: hash.toString(16).padStart(8, '0') };
}

function xorshift32(seed: number): () => number {
  let s = seed;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return s >>> 0;
  };
}

function fnv1a(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);
