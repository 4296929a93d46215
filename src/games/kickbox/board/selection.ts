import type { AskData } from '../../../engine/ask.ts';
import type { CardId, Move } from '../kind.ts';

type Ask = AskData<Move>;

/** The cards of an answer: those with a role of their own in their order, and those beside them. */
interface Played {
  readonly lead: readonly CardId[];
  readonly others: readonly CardId[];
}

/** Which cards of the hand an answer plays; nothing if it plays none. */
function played(move: Move): Played | undefined {
  switch (move.type) {
    case 'initiative':
    case 'enhance':
      return { lead: [move.card], others: [] };
    case 'attack':
      return { lead: [move.card], others: move.with };
    case 'combo':
      return {
        lead: move.link === null ? [move.card] : [move.link, move.card],
        others: move.with,
      };
    case 'defend':
    case 'discard':
      return { lead: [], others: move.cards };
    default:
      return undefined;
  }
}

/** All cards that an answer plays. */
export function cardsOf(move: Move): readonly CardId[] {
  const cards = played(move);
  return cards ? [...cards.lead, ...cards.others] : [];
}

/** Whether an answer can begin with these cards, picked in this order. */
function beginsWith(move: Move, picked: readonly CardId[]): boolean {
  const cards = played(move);
  if (!cards || picked.length > cards.lead.length + cards.others.length) return false;
  return picked.every((card, i) =>
    i < cards.lead.length ? cards.lead[i] === card : cards.others.includes(card),
  );
}

/** Whether a card can be picked next. */
export function isLit(ask: Ask, picked: readonly CardId[], card: CardId): boolean {
  if (picked.includes(card)) return true;
  if (isDiscarding(ask) && ask.select) return ask.select.from.includes(card);
  return ask.moves.some((move) => beginsWith(move, [...picked, card]));
}

/** Whether a card picked next makes an answer by itself. */
export function isEnough(ask: Ask, picked: readonly CardId[], card: CardId): boolean {
  return drafted(ask, picked.includes(card) ? picked : [...picked, card]) !== undefined;
}

/** The answer that these cards make. */
export function drafted(ask: Ask, picked: readonly CardId[]): Move | undefined {
  if (picked.length === 0) return undefined;
  const { select } = ask;
  if (isDiscarding(ask) && select) {
    if (picked.length !== select.max) return undefined;
    return { type: 'discard', cards: picked };
  }
  return ask.moves.find(
    (move) => cardsOf(move).length === picked.length && beginsWith(move, picked),
  );
}

/** What somebody tries who picks a card that is not lit: the referee says why not. */
export function attempted(ask: Ask, picked: readonly CardId[], card: CardId): Move {
  switch (ask.about) {
    case 'initiative':
      return { type: 'initiative', card };
    case 'defend':
      return { type: 'defend', cards: [...picked, card] };
    case 'speed':
    case 'press':
    case 'power':
      return { type: 'enhance', card };
    case 'combo': {
      const [link, attack, ...more] = [...picked, card];
      if (link === undefined || attack === undefined)
        return { type: 'combo', link: null, card, with: [] };
      return { type: 'combo', link, card: attack, with: more };
    }
    default: {
      const [attack = card, ...more] = [...picked, card];
      return isDiscarding(ask)
        ? { type: 'discard', cards: [...picked, card] }
        : { type: 'attack', card: attack, with: more };
    }
  }
}

/** The surplus of a hand is picked from all its cards (KB-44). */
export function isDiscarding({ select, moves }: Ask): boolean {
  if (select) return select.rests.some(({ type }) => type === 'discard');
  return moves.some(({ type }) => type === 'discard');
}

/** A card is picked, left again, or picked instead of others. */
export function picking(
  ask: Ask,
  picked: readonly CardId[],
  card: CardId,
): readonly CardId[] | undefined {
  if (picked.includes(card)) return leaving(ask, picked, card);
  if (isLit(ask, picked, card)) return [...picked, card];
  return isLit(ask, [], card) && !isDiscarding(ask) ? [card] : undefined;
}

/** A card is left, and where cards accompany it, those picked after it as well. */
function leaving(ask: Ask, picked: readonly CardId[], card: CardId): readonly CardId[] {
  const equals = isDiscarding(ask) || ask.about === 'defend';
  return equals ? picked.filter((other) => other !== card) : picked.slice(0, picked.indexOf(card));
}
