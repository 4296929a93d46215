import { at, withoutAll } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { TRAYS } from '../effects.ts';
import { challengers } from '../game.ts';
import { type CardName, canonically } from '../instances.ts';
import type { Options, Phase, State } from '../kind.ts';

/** What an example needs that is not as usual. */
export interface Dealt {
  /** The learner's deck, which is ready to be slimmed unless the phase says otherwise. */
  readonly mine: string;
  /** The deck of the other, who is ready for the match. */
  readonly theirs: string;
  readonly phase?: Phase;
  readonly round?: number;
  readonly offer?: string;
  readonly fans?: number;
  /** Who owns the trophy of the round before, and so begins (CH-32). */
  readonly beginner?: 0 | 1;
  readonly options?: Partial<Options>;
}

/** A table for two, dealt on purpose: the learner's deck phase before a match. */
export function dealt({ mine, theirs, round = 2, offer = '', fans = 0, ...rest }: Dealt): State {
  const { phase = { type: 'trim' }, beginner = 1, options = {} } = rest;
  const s = challengers.setup(
    2,
    { ...normalOptions(challengers.options), allSets: true, ...options },
    rngFrom([1, 2, 3, 4]),
    SILENCE,
  );
  const decks = [named(mine), named(theirs)] as const;
  const offered = named(offer);
  for (const tray of TRAYS)
    s.hidden.piles[tray] = withoutAll(s.hidden.piles[tray], [...decks.flat(), ...offered]);
  for (const seat of [0, 1] as const) {
    const player = at(s.open.players, seat);
    player.round = round;
    player.phase = seat === 0 ? phase : { type: 'ready' };
    at(s.own, seat).deck = [...decks[seat]].sort(canonically);
  }
  at(s.open.players, 0).fans = fans;
  at(s.own, 0).offer = offered;
  at(s.open.players, beginner).trophies.push({ round: round - 1, park: 0, fans: 2 });
  return s;
}

function named(written: string): CardName[] {
  return written.split(' ').filter((card) => card !== '');
}
