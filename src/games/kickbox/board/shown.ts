import { withoutAll } from '../../../engine/list.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import type { CardId, Corner, Events, Fighter, Kickbox, News, Pair, View } from '../kind.ts';
import { newcomer } from '../rules/starting.ts';
import { opposite } from './table.ts';

type Whispers = Kickbox['whispers'];
type Numbers = [number, number];

/** A view that is being changed. */
interface Draft {
  readonly open: View['open'];
  readonly hand: CardId[] | null;
  readonly hands: Numbers;
  readonly decks: Numbers;
  /** Hands that lie open; what is drawn is not named before the step is over. */
  readonly shown: [readonly CardId[] | null, readonly CardId[] | null];
  readonly seat: View['seat'];
}

/** What a seat sees after something more was told: as far as news tell it, and no further. */
export function shownAfter(view: View, news: News['news']): View {
  const { open, own, glance } = view;
  const draft: Draft = {
    open: { ...open, fighters: [copied(open.fighters[0]), copied(open.fighters[1])] },
    hand: own && [...own.hand],
    hands: [...glance.hands],
    decks: [...glance.decks],
    shown: [...glance.shown],
    seat: view.seat,
  };
  handle(CHANGES, news, draft);
  return {
    ...view,
    open: draft.open,
    own: own && draft.hand && { ...own, hand: draft.hand },
    glance: { ...glance, hands: draft.hands, decks: draft.decks, shown: draft.shown },
  };
}

function copied(fighter: Fighter): Fighter {
  const { table, discard, hit, knockdown, spent, vpCards } = fighter;
  return {
    ...fighter,
    table: [...table],
    discard: [...discard],
    hit: [...hit],
    knockdown: [...knockdown],
    spent: [...spent],
    vpCards: [...vpCards],
  };
}

const CHANGES: Handlers<Events & Whispers, [draft: Draft], void> = {
  drew: ({ seat, count }, { hands, decks }) => {
    hands[seat] += count;
    decks[seat] -= count;
  },
  drawn: ({ cards }, { hand }) => {
    hand?.push(...cards);
  },
  mulligan: ({ seat }, draft) => {
    draft.decks[seat] += draft.hands[seat];
    draft.hands[seat] = 0;
    draft.shown[seat] &&= [];
    if (draft.seat === seat) draft.hand?.splice(0);
  },
  initiative: ({ red, blue }, draft) => {
    showInitiative(draft, 0, red);
    showInitiative(draft, 1, blue);
  },
  startingPlayer: ({ seat }, { open }) => {
    open.active = seat;
  },
  phase: ({ round, phase, seat }, { open }) => {
    open.round = round;
    open.phase = phase;
    open.active = seat;
  },
  clockPenalty: ({ seat, card }, draft) => {
    fromHand(draft, seat, [card]);
    draft.open.fighters[seat].discard.push(card);
  },
  discarded: ({ seat, cards }, draft) => {
    fromHand(draft, seat, cards);
    draft.open.fighters[seat].discard.push(...cards);
  },
  regenerated: () => {},
  exhausted: ({ seat }, { open }) => {
    open.fighters[seat].runOuts = 1;
  },
  reshuffled: ({ seat, count }, { open, decks }) => {
    decks[seat] += count;
    open.fighters[seat].discard = [];
  },
  attack: ({ seat, card, with: windUp, link }, draft) => {
    const cards = link === null ? [card, ...windUp] : [link, card, ...windUp];
    toTable(draft, seat, cards);
    const { open } = draft;
    const links = open.attack === null ? 0 : open.attack.links + 1;
    open.attack = { card, windUp, enhancements: [], links, defence: null, reflex: false };
  },
  reflex: ({ seat, card, defends }, { open, decks }) => {
    decks[seat]--;
    open.fighters[seat].table.push(card);
    if (defends && open.attack)
      open.attack = { ...open.attack, defence: { cards: [card], enhancements: [] }, reflex: true };
  },
  defence: ({ seat, cards }, draft) => {
    toTable(draft, seat, cards);
    const { open } = draft;
    if (open.attack) open.attack = { ...open.attack, defence: { cards, enhancements: [] } };
  },
  enhanced: ({ seat, card }, draft) => {
    toTable(draft, seat, [card]);
    const { open } = draft;
    const { attack } = open;
    if (attack === null) return;
    if (seat === open.active)
      open.attack = { ...attack, enhancements: [...attack.enhancements, card] };
    else if (attack.defence) {
      const enhancements = [...attack.defence.enhancements, card];
      open.attack = { ...attack, defence: { ...attack.defence, enhancements } };
    }
  },
  defenceRemoved: (_, { open }) => {
    if (open.attack) open.attack = { ...open.attack, defence: null };
  },
  defended: () => {},
  hit: ({ seat, hits, cards }, draft) => {
    fromHand(draft, seat, cards);
    draft.open.fighters[seat].hit.push(...cards);
    draft.open.fighters[opposite(seat)].blows += hits;
  },
  knockdown: ({ surplus }, { open }) => {
    open.down = surplus;
  },
  deckHits: ({ seat, cards, marker }, { open, decks }) => {
    decks[seat] -= cards.length;
    const mine = open.fighters[seat];
    mine.hit = withoutAll([...mine.hit, ...cards], [marker]);
    mine.knockdown.push(marker);
  },
  phaseEnd: (_, { open }) => {
    for (const fighter of open.fighters) fighter.discard.push(...fighter.table.splice(0));
    open.attack = null;
  },
  recovered: (_, { open }) => {
    open.down = null;
  },
  roundEnd: ({ round, hits, knockdowns, gained, vp }, { open, hands, decks }) => {
    const left = pairOf((seat) => ({
      hand: hands[seat],
      deck: decks[seat],
      discard: open.fighters[seat].discard.length,
    }));
    const score = { round, phases: open.phase, hits, knockdowns, gained, vp, left };
    open.scorecard = [...open.scorecard, score];
    const forDowns = [
      knockdowns.red > knockdowns.blue ? 1 : 0,
      knockdowns.blue > knockdowns.red ? 1 : 0,
    ] as const;
    const [red, blue] = open.fighters;
    takePoints(red, blue, gained.red - forDowns[0], forDowns[0]);
    takePoints(blue, red, gained.blue - forDowns[1], forDowns[1]);
    for (const mine of open.fighters) {
      mine.spent.push(...mine.hit.splice(0), ...mine.knockdown.splice(0));
      mine.blows = 0;
    }
  },
  ringBreak: ({ seat, cards }, { open, decks }) => {
    const mine = open.fighters[seat];
    mine.discard = withoutAll(mine.discard, cards);
    decks[seat] += cards.length;
  },
  again: ({ fight }, draft) => {
    const { open, hands, decks, shown } = draft;
    draft.hand?.splice(0);
    for (const seat of [0, 1] as const) {
      const { table, discard, hit, knockdown, spent, removed } = open.fighters[seat];
      const points = open.fighters[opposite(seat)].vpCards;
      const played = [table, discard, hit, knockdown, spent, points];
      decks[seat] += hands[seat] + played.reduce((sum, { length }) => sum + length, 0);
      hands[seat] = 0;
      shown[seat] &&= [];
      Object.assign(open.fighters[seat], { ...newcomer(removed), vpCards: points });
    }
    for (const fighter of open.fighters) fighter.vpCards = [];
    Object.assign(open, { fight, round: 1, phase: 0, active: null, scorecard: [] });
  },
  gameOver: ({ winner, how }, { open }) => {
    const { round, phase } = open;
    open.step = { type: 'over', winner, how, round, phase };
  },
};

/** KB-21: a card of the hand, or the top card of the deck for an empty hand. */
function showInitiative(draft: Draft, seat: Corner, card: CardId | null): void {
  if (card === null) return;
  if (draft.hands[seat] > 0) fromHand(draft, seat, [card]);
  else draft.decks[seat]--;
  draft.open.fighters[seat].discard.push(card);
}

function toTable(draft: Draft, seat: Corner, cards: readonly CardId[]): void {
  fromHand(draft, seat, cards);
  draft.open.fighters[seat].table.push(...cards);
}

function fromHand(
  { hand, hands, shown, seat: viewer }: Draft,
  seat: Corner,
  cards: readonly CardId[],
): void {
  hands[seat] -= cards.length;
  shown[seat] = shown[seat] && withoutAll(shown[seat], cards);
  if (viewer === seat) hand?.splice(0, hand.length, ...withoutAll(hand, cards));
}

/** KB-113: the last cards of the opponent's areas mark the points. */
function takePoints(winner: Fighter, loser: Fighter, forHits: number, forDowns: number): void {
  if (forHits > 0) winner.vpCards.push(...loser.hit.splice(-forHits).reverse());
  if (forDowns > 0) winner.vpCards.push(...loser.knockdown.splice(-forDowns).reverse());
}

function pairOf<T>(of: (seat: Corner) => T): Pair<T> {
  return { red: of(0), blue: of(1) };
}
