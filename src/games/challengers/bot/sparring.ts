import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import type { Rng } from '../../../engine/rng.ts';
import { challengers } from '../game.ts';
import type { CardName } from '../instances.ts';
import type { Hidden, Match, Own, Phase, Player, State, Trophy } from '../kind.ts';
import { pendingIn } from '../rules/decisions.ts';
import { ROUNDS, TROPHIES } from '../tournament.ts';
import { decided } from './contender.ts';

/** A participant of a match: the deck and the trophies won before. */
export interface Fighter {
  readonly deck: readonly CardName[];
  readonly trophies: readonly Trophy[];
}

/** Where a match is fought: the cards that can be gained, the options, and the round. */
export interface SparringPark {
  readonly piles: Hidden['piles'];
  readonly options: State['options'];
  readonly round: number;
}

/** How a match went for one side: whether it was won, and the fans it brought. */
export interface Fought {
  readonly won: boolean;
  readonly fans: number;
}

/** Fights a match by the rules of the game, with decisions as contenders take them. */
export function spar(park: SparringPark, mine: Fighter, theirs: Fighter, rng: Rng): Fought {
  const s = beforeMatch(park, mine, theirs);
  challengers.play(s, 1, { type: 'ready' }, rng, SILENCE);
  return fightOn(s, 0, mine.trophies.length, rng);
}

/** Plays a seat's match to its end; `trophies` is how many it had before. */
export function fightOn(s: State, seat: Seat, trophies: number, rng: Rng): Fought {
  for (let m = matchOf(s, seat); m; m = matchOf(s, seat)) {
    const decision = pendingIn(m);
    const who = decision && m.sides[decision.side];
    if (!decision || who === undefined || who === 'robot')
      throw new Error('a match waits for nobody');
    const cards = decided(m, decision, at(s.own, who).seen);
    challengers.play(s, who, { type: 'choose', cards }, rng, SILENCE);
  }
  const player = at(s.open.players, seat);
  const won = player.trophies.length > trophies || s.open.result?.winner === seat;
  return { won, fans: player.fans };
}

function matchOf(s: State, seat: Seat): Match | undefined {
  return s.open.matches.find(({ sides }) => sides.includes(seat));
}

/** A table for two: the first is ready for the match, the second about to be. */
function beforeMatch(
  { piles, options, round }: SparringPark,
  mine: Fighter,
  theirs: Fighter,
): State {
  return {
    options,
    open: {
      sets: [],
      players: [
        playerWith(mine, round, { type: 'ready' }),
        playerWith(theirs, round, { type: 'trim' }),
      ],
      robot: null,
      matches: [],
      finalists: null,
      result: null,
    },
    own: [ownOf(mine), ownOf(theirs)],
    hidden: {
      piles: { A: piles.A.slice(), B: piles.B.slice(), C: piles.C.slice() },
      discards: { A: [], B: [], C: [] },
      box: [],
      tokens: TROPHIES.map((fans) => fans.slice()),
      decks: [[], [], []],
    },
  };
}

/** The final is like a match of the last round; what is on the backs of trophies does not matter. */
function playerWith(fighter: Fighter, round: number, phase: Phase): Player {
  const trophies = fighter.trophies.map((trophy) => ({ ...trophy, fans: 0 }));
  return { round: Math.min(round, ROUNDS), phase, fans: 0, trophies };
}

function ownOf({ deck }: Fighter): Own {
  return { deck, offer: [], trade: null, seen: [], values: [] };
}
