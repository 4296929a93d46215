import { ordinal, rating } from 'openskill';
import { at, range, sum } from '../../engine/list.ts';
import { type Strength, strengthsAfter } from '../../server/strength.ts';
import type { BrokenGame, ContestResult } from './contest.ts';
import { wilson } from './wilson.ts';

/** A bot's results. A name in several seats is listed once, with its share per seat. */
export interface ArenaStanding {
  readonly name: string;
  readonly games: number;
  /** First places, ties divided. */
  readonly firsts: number;
  readonly share: number;
  /** 95 % interval of the share. */
  readonly interval: readonly [number, number];
  /** The share of games won from any of its seats, with its 95 % interval. */
  readonly together: { readonly share: number; readonly interval: readonly [number, number] };
  readonly rating: number;
  readonly forfeits: number;
  /** Games without a result because it threw; they are in no other number. */
  readonly broken: number;
  /** Milliseconds of processor time for an answer, on average. */
  readonly milliseconds: number;
}

export function standings(
  names: readonly string[],
  results: readonly ContestResult[],
  broken: readonly BrokenGame[] = [],
): ArenaStanding[] {
  const ratings = ratingsOf(names.length, results);
  return [...new Set(names)].map((name) => {
    const bots = range(names.length).filter((bot) => names[bot] === name);
    const firsts = sum(results.flatMap((result) => bots.map((bot) => firstShare(result, bot))));
    const seats = results.length * bots.length;
    const share = seats === 0 ? 0 : firsts / seats;
    const forfeits = sum(
      results.map((result) => bots.filter((bot) => result.forfeits[bot] !== null).length),
    );
    const total = (of: readonly number[]): number => sum(bots.map((bot) => at(of, bot)));
    const answers = sum(results.map((result) => total(result.answers)));
    const thought = sum(results.map((result) => total(result.milliseconds)));
    const mean = sum(bots.map((bot) => at(ratings, bot))) / bots.length;
    return {
      name,
      games: results.length,
      firsts,
      share,
      interval: wilson(share, results.length),
      together: ofGames(firsts, results.length),
      rating: Math.round(mean * 10) / 10,
      forfeits,
      broken: broken.filter(({ brokenBy }) => names[brokenBy] === name).length,
      milliseconds: answers === 0 ? 0 : thought / answers,
    };
  });
}

function ofGames(firsts: number, games: number): ArenaStanding['together'] {
  const share = games === 0 ? 0 : firsts / games;
  return { share, interval: wilson(share, games) };
}

/** One for a sole first place, a fraction for a shared one. */
function firstShare({ places }: ContestResult, bot: number): number {
  const best = Math.min(...places);
  return places[bot] === best ? 1 / places.filter((place) => place === best).length : 0;
}

function ratingsOf(bots: number, results: readonly ContestResult[]): number[] {
  let ratings: readonly Strength[] = range(bots).map(() => rating());
  for (const { places } of results) ratings = strengthsAfter(ratings, places);
  return ratings.map((one) => ordinal(one));
}
