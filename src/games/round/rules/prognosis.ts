import { type Ask, choose, type Seat, withAnswers } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { memo } from '../../../engine/memo.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move, MoveOf, Options, Result, Sheet, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { openAttack } from './attack.ts';

type Prognosis = MoveOf<'prognosis'>;

/** RD-31: the time for sheets has come. */
export function openPrognosis(s: State, tell: Tell): void {
  s.open.phase = PROGNOSIS;
  announce(tell, { type: 'prognosisOpened' });
}

const PROGNOSIS = { type: 'prognosis' } as const;

/** RD-31: everyone who has not locked yet fills in a sheet, in secret. */
export function asksForSheets(s: State): Ask<Move, Rule>[] {
  const players = s.own.length;
  const asks: Ask<Move, Rule>[] = [];
  for (let seat = 0; seat < players; seat++) {
    if (at(s.own, seat).sheets !== null) continue;
    const purse = at(s.open.purses, seat);
    const key = 8 * keyOf(players, purse, s.options) + seat;
    asks.push(asked(key, () => askForSheets(players, seat, purse, s.options)));
  }
  return asks;
}

/** Questions that are kept: with the same purse a seat is asked the same. */
const asked = memo<Ask<Move, Rule>>(200);

function askForSheets(
  players: number,
  seat: Seat,
  purse: number,
  options: Options,
): Ask<Move, Rule> {
  const bounds = stakesWithin(players, purse, options);
  const refuse = ({ sheets }: Prognosis): Rule | undefined => refuseStakes(sheets, bounds);
  const idle = twoDefeats(lowestStakes(players, purse, options));
  const manner = { about: 'prognosis', idle, sealed: true };
  return withAnswers<Move, Rule>(choose(seat, 'RD-31', answersOf(players), refuse, manner));
}

/** What may be staked depends on this alone; a purse that suffices for every stake is not counted. */
function keyOf(players: number, purse: number, { stakeMin, stakeMax }: Options): number {
  const counted = Math.min(purse, 2 * HIGHEST_STAKE);
  return ((counted * 10 + stakeMin) * 10 + stakeMax) * 2 + sheetsToFill(players) - 1;
}

/** RD-31: one sheet a bettor; with three bettors one for each slot. */
export function sheetsToFill(players: number): 1 | 2 {
  return players === 3 ? 2 : 1;
}

/** What may be staked: on each sheet, and on all together. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly leastTotal: number;
  readonly mostTotal: number;
  readonly rule: Rule;
}

/** RD-34, RD-35: from the lowest to the highest stake and within the purse, or all that is left. */
function stakesWithin(players: number, purse: number, { stakeMin, stakeMax }: Options): Bounds {
  const poor = purse < sheetsToFill(players) * stakeMin;
  return poor
    ? { least: 0, most: stakeMin, leastTotal: purse, mostTotal: purse, rule: 'RD-35' }
    : { least: stakeMin, most: stakeMax, leastTotal: 0, mostTotal: purse, rule: 'RD-34' };
}

function refuseStakes(sheets: readonly Sheet[], bounds: Bounds): Rule | undefined {
  const { least, most, leastTotal, mostTotal, rule } = bounds;
  let total = 0;
  for (let i = 0; i < sheets.length; i++) {
    const { stake } = at(sheets, i);
    if (stake < least || stake > most) return rule;
    total += stake;
  }
  return total < leastTotal || total > mostTotal ? rule : undefined;
}

/** The lowest stakes that are allowed; what is left of a poor purse goes to slot 1 first. */
export function lowestStakes(
  players: number,
  purse: number,
  { stakeMin }: Pick<Options, 'stakeMin'>,
): number[] {
  const stakes: number[] = [];
  let left = purse;
  for (let sheet = 0; sheet < sheetsToFill(players); sheet++) {
    const stake = Math.min(stakeMin, left);
    stakes.push(stake);
    left -= stake;
  }
  return stakes;
}

/** All sheets that a bettor with this purse may fill in. */
export function legalSheets(
  players: number,
  purse: number,
  options: Options,
): readonly Prognosis[] {
  return legalOnes(keyOf(players, purse, options), () => {
    const bounds = stakesWithin(players, purse, options);
    return answersOf(players).filter(({ sheets }) => refuseStakes(sheets, bounds) === undefined);
  });
}

const legalOnes = memo<readonly Prognosis[]>(100);

function answersOf(players: number): readonly Prognosis[] {
  return sheetsToFill(players) === 1 ? SINGLES : PAIRS;
}

/** RD-36: a sheet is final, and nobody else learns more than that it is locked. */
export function lock(s: State, by: Seat, { sheets }: Prognosis, rng: Rng, tell: Tell): void {
  at(s.own, by).sheets = sheets;
  tell.final();
  announce(tell, { type: 'prognosisLocked', by });
  if (s.own.every((own) => own.sheets !== null)) openAttack(s, rng, tell);
}

function sheetMove(sheets: readonly Sheet[]): Prognosis {
  return { type: 'prognosis', sheets };
}

const RESULTS: readonly Result[] = ['lose', 'win'];
const HIGHEST_STAKE = 9;

/** RD-37: every combination may be written. */
const SHEETS: readonly Sheet[] = range(HIGHEST_STAKE + 1).flatMap((stake) =>
  RESULTS.flatMap((left) => RESULTS.map((right) => ({ left, right, stake }))),
);
const SINGLES: readonly Prognosis[] = SHEETS.map((sheet) => sheetMove([sheet]));
const PAIRS: readonly Prognosis[] = SHEETS.flatMap((first) =>
  SHEETS.map((second) => sheetMove([first, second])),
);

/** Defeats everywhere, with these stakes. */
function twoDefeats([first = 0, second]: readonly number[]): Prognosis {
  if (second === undefined) return at(SINGLES, 4 * first);
  return at(PAIRS, 4 * first * SHEETS.length + 4 * second);
}
