import { normalOptions } from '../../../engine/options.ts';
import { PRINTED } from '../deck.ts';
import type { AgendaStep, CardId, Corner, Options, State } from '../kind.ts';
import { OPTIONS, PRESETS } from '../options.ts';
import { deckOf, roundsOf } from '../rules/advanced.ts';
import { newcomer } from '../rules/starting.ts';

const FIRST_FIGHT: Options = { ...normalOptions(OPTIONS), ...PRESETS.firstFight };

/** The cards of a corner, by type and copy: its hand, and what its deck begins with. */
export interface Dealt {
  readonly hand: string;
  readonly top: string;
  readonly discard?: string;
}

/** A fight of the first phase, dealt on purpose: two orange belts unless the options say otherwise. */
export function dealt(
  red: Dealt,
  blue: Dealt,
  { active = 0, step = { type: 'draw' }, options = FIRST_FIGHT }: Partial<Moment> = {},
): State {
  const [mine, theirs] = [cardsOf(options, 0, red), cardsOf(options, 1, blue)];
  return {
    options,
    open: {
      rounds: roundsOf(options),
      fight: 1,
      round: 1,
      phase: 1,
      active,
      step,
      attack: null,
      down: null,
      duelDue: false,
      acted: false,
      idlePhases: 0,
      fighters: [
        { ...newcomer([]), discard: mine.discard },
        { ...newcomer([]), discard: theirs.discard },
      ],
      scorecard: [],
    },
    own: [mine, theirs].map(({ hand }) => ({
      hand,
      answer: null,
      shown: options.openHands,
    })),
    hidden: { decks: [mine.deck, theirs.deck] },
  };
}

/** Whose phase it is, what the fight waits for, and what is played. */
interface Moment {
  readonly active: Corner;
  readonly step: AgendaStep;
  readonly options: Options;
}

function cardsOf(
  options: Options,
  seat: Corner,
  { hand, top, discard = '' }: Dealt,
): { readonly hand: CardId[]; readonly deck: CardId[]; readonly discard: CardId[] } {
  const corner = seat === 0 ? 'r' : 'b';
  const named = (written: string): CardId[] =>
    written
      .split(' ')
      .filter((card) => card !== '')
      .map((card) => `${corner}.${card}`);
  const given = [...named(hand), ...named(top), ...named(discard)];
  const rest = deckOf(PRINTED, options, seat).cards.filter((card) => !given.includes(card));
  return { hand: named(hand), deck: [...named(top), ...rest], discard: named(discard) };
}
