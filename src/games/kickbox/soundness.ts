import { at } from '../../engine/list.ts';
import { PRINTED, type Printed } from './deck.ts';
import type { Attack, Corner, State } from './kind.ts';
import { beltProfileOf, deckOf } from './rules/advanced.ts';
import { CORNERS, defender, limit, other } from './rules/corners.ts';
import { freeSlots } from './rules/defence.ts';

/** What must hold in every state of a fight; says what does not. */
export function soundWith(print: readonly Printed[]): (s: State) => string | undefined {
  return (s) => {
    for (const seat of CORNERS) {
      const wrong = cardsAreThere(print, s, seat) ?? handFits(s, seat);
      if (wrong !== undefined) return wrong;
    }
    return tableFits(s) ?? roundsFit(s) ?? downFits(s);
  };
}

export const sound = soundWith(PRINTED);

/** Each fighter's cards are exactly those of his deck, each once. */
function cardsAreThere(print: readonly Printed[], s: State, seat: Corner): string | undefined {
  const { table, discard, hit, knockdown, spent, removed } = s.open.fighters[seat];
  const { vpCards } = s.open.fighters[other(seat)];
  const found = [
    ...[...table, ...discard, ...hit, ...knockdown, ...spent, ...removed, ...vpCards],
    ...[...at(s.own, seat).hand, ...s.hidden.decks[seat]],
  ];
  const deck = deckOf(print, s.options, seat);
  const all = [...deck.cards, ...deck.removed];
  return found.sort().join() === all.sort().join() ? undefined : `cards of ${seat}: ${found}`;
}

/** Only the attacker may be above the limit, and only in his own turn. */
function handFits(s: State, seat: Corner): string | undefined {
  const { active, step } = s.open;
  const own = active === seat && (step.type === 'action' || step.type === 'handLimit');
  const most = limit(s, seat) + (own ? beltProfileOf(s.options, seat).regenerates : 0);
  const { length } = at(s.own, seat).hand;
  return length <= most ? undefined : `seat ${seat} holds ${length} cards at ${step.type}`;
}

const EXCHANGE: readonly string[] = ['defend', 'speed', 'press', 'power', 'combo'];

/** Cards lie on the table only in an exchange, with at most two enhancements on each side. */
function tableFits(s: State): string | undefined {
  const { step, attack, fighters } = s.open;
  const exchange = EXCHANGE.includes(step.type);
  const played = fighters.some(({ table }) => table.length > 0);
  if (played && !exchange && step.type !== 'over') return `cards on the table at ${step.type}`;
  if (exchange !== (attack !== null)) return `an attack at ${step.type}`;
  return attack ? slotsFit(attack) : undefined;
}

function slotsFit(attack: Attack): string | undefined {
  const { cards = [], enhancements = [] } = attack.defence ?? {};
  const most = cards.length === 2 ? 0 : 2;
  return freeSlots(attack) < 0 || enhancements.length > most ? 'too many enhancements' : undefined;
}

function roundsFit({ open, options }: State): string | undefined {
  if (options.variant !== 'ring') return open.round === 1 ? undefined : `round ${open.round}`;
  const fits = open.round >= 1 && open.round <= open.rounds && open.phase >= 0 && open.phase <= 15;
  return fits ? undefined : `round ${open.round}, phase ${open.phase}`;
}

/** Who is down has no hand, and only presses and links are left. */
function downFits(s: State): string | undefined {
  const { down, step } = s.open;
  if (down === null) return undefined;
  const { hand } = at(s.own, defender(s));
  const fits = hand.length === 0 && (step.type === 'press' || step.type === 'combo');
  return fits ? undefined : `somebody is down at ${step.type}`;
}
