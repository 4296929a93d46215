import type { Game } from '../../engine/game.ts';
import { between, oneOf } from '../../engine/options.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine/imagine.ts';
import type { Challengers } from './kind.ts';
import { notate } from './notation.ts';
import { MISSHAPEN } from './rule-of-event.ts';
import { RULES } from './rulebook.ts';
import { outcome } from './rules/end.ts';
import { setup } from './rules/setup.ts';
import { asks, play } from './rules/turns.ts';
import { ALL_BUT_SPACE, fiveSets } from './sets.ts';

/** Challengers!: a tournament of capture-the-flag matches with deck building between them. */
export const challengers: Game<Challengers> = {
  id: 'challengers',
  version: 1,
  seats: { min: 1, max: 8 },
  options: {
    sets: fiveSets,
    robotLevel: between('CH-101', 1, 5, 1),
    soloCards: oneOf('CH-101', [false, true]),
    duelChoice: oneOf('CH-102', [false, true]),
    openTrophies: oneOf('CH-103', [false, true]),
    round4: oneOf('CH-104', ['B2', 'A2orB2']),
    lastCard: oneOf('CH-22', ['stays', 'goes']),
    robotPlan: oneOf('CH-105', ['first', 'last']),
    allSets: oneOf('H-1', [false, true]),
    shortTournament: oneOf('H-2', [null, 3, 4, 5, 6]),
    finalForTwo: oneOf('H-3', [false, true]),
  },
  presets: {
    rulebook: {},
    firstGame: { sets: ALL_BUT_SPACE },
    toughRobot: { robotLevel: 5, soloCards: true },
    short: { shortTournament: 4 },
  },
  forbids: () => undefined,
  rules: RULES,
  cites: { turn: 'CH-11', unknown: MISSHAPEN },

  setup,
  asks,
  play,
  outcome,
  clone,
  glance: (own, { piles, discards, decks }) => ({
    owned: own.map(({ deck }) => deck.length),
    undrawn: decks.map((deck) => deck.length),
    offers: own.map(({ offer }) => offer.length),
    piles: { A: piles.A.length, B: piles.B.length, C: piles.C.length },
    discards: { A: discards.A.length, B: discards.B.length, C: discards.C.length },
  }),
  imagine,
  notate,
};
