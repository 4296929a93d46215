import type { Ask } from '../../engine/ask.ts';
import type { Game } from '../../engine/game.ts';
import { range } from '../../engine/list.ts';
import type { Rng } from '../../engine/rng.ts';
import { imagine } from './imagine.ts';
import type { Move, Options, Own, Round, State, Tell } from './kind.ts';
import { notate } from './notation.ts';
import { forbids, OPTIONS, PRESETS } from './options.ts';
import { MISSHAPEN } from './rule-of-event.ts';
import { RULES, type Rule } from './rulebook.ts';
import { asksForAttack, attack } from './rules/attack.ts';
import { startNight } from './rules/deal.ts';
import { asksForDraft, draft } from './rules/draft.ts';
import { outcome } from './rules/end.ts';
import { asksForSheets, lock } from './rules/prognosis.ts';
import { asksInSalon, beReady, say } from './rules/salon.ts';

/** Round: bet on clandestine fights, and lie about your boxer. */
export const round: Game<Round> = {
  id: 'round',
  version: 1,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
  presets: PRESETS,
  forbids,
  rules: RULES,
  cites: { turn: 'RD-17', unknown: MISSHAPEN },
  setup,
  asks,
  play,
  outcome,
  clone,
  glance: (own) => ({ locked: own.map(({ sheets }) => sheets !== null) }),
  imagine: (view, _heard, rng) => imagine(view, rng),
  notate,
};

/** RD-4, RD-11: purses are filled, and a starter is drawn. */
function setup(players: number, options: Options, rng: Rng, tell: Tell): State {
  const money = options.startingMoney ?? (players <= 3 ? 8 : 5);
  const starter =
    options.firstStarter === 'random' ? rng.stream('start').below(players) : options.firstStarter;
  const s: State = {
    options,
    open: {
      night: 1,
      starter,
      phase: { type: 'draft' },
      purses: range(players).map(() => money),
      faceUp: [],
      centre: [],
      announced: [],
      claims: [],
      history: [],
    },
    own: range(players).map((): Own => ({ offers: [], cards: [], sheets: null })),
    hidden: { packet: [], centre: [] },
  };
  startNight(s, 1, starter, rng, tell);
  return s;
}

function asks(s: State): Ask<Move, Rule>[] {
  const { phase } = s.open;
  switch (phase.type) {
    case 'draft':
      return asksForDraft(s);
    case 'salon':
      return asksInSalon(s, phase);
    case 'prognosis':
      return asksForSheets(s);
    case 'attack':
      return asksForAttack(s, phase);
    case 'over':
      return [];
  }
}

function play(s: State, seat: number, move: Move, rng: Rng, tell: Tell): void {
  switch (move.type) {
    case 'draft':
      return draft(s, seat, move, rng, tell);
    case 'say':
      return say(s, seat, move, tell);
    case 'ready':
      return beReady(s, seat, tell);
    case 'prognosis':
      return lock(s, seat, move, rng, tell);
    case 'attack':
      return attack(s, seat, move, rng, tell);
  }
}

/** Lists in a state are replaced and never changed, so they can be shared. */
function clone({ options, open, own, hidden }: State): State {
  return {
    options,
    open: { ...open },
    own: own.map((mine) => ({ ...mine })),
    hidden: { ...hidden },
  };
}
