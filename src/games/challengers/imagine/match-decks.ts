import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type CardName, canonically, cardOf, takeOut } from '../instances.ts';
import type { Event, Match, News, Participant, Side, View, Whisper } from '../kind.ts';
import { robotAnswer } from '../rules/robot-answers.ts';

/** A place in a deck; its card is null as long as the viewer cannot know it. */
interface Slot {
  card: CardName | null;
}

/** What the Robot's fixed answers tell: it preferred this card to that one (CH-95, CH-102). */
interface Preference {
  readonly better: Slot;
  readonly worse: Slot;
  /** Who wins at equal strength. */
  readonly tie: 'first' | 'better' | 'worse';
}

/** A deck in a running match as the viewer can follow it. */
interface Deck {
  readonly of: Participant;
  readonly mine: boolean;
  slots: Slot[];
  /** Its cards in no order. */
  readonly contents: CardName[];
  readonly preferences: Preference[];
  /** What the viewer has chosen in its own deck. */
  chosen: readonly CardName[];
}

type EventOrWhisper = Event | Whisper;
type EffectNews = Extract<EventOrWhisper, { readonly type: 'effect' }>;

/** An order of a deck in a running match that fits all that was heard; `undrawn` are its cards. */
export function imagineOrder(
  view: View,
  heard: readonly News[],
  m: Match,
  side: Side,
  undrawn: readonly CardName[],
  rng: Rng,
): CardName[] | undefined {
  const news = newsOf(heard, m);
  const deck = deckAtStart(view, news, m.sides[side], undrawn);
  for (const one of news) if (!follow(deck, one, view.options.duelChoice, rng)) return undefined;
  const rest = [...undrawn];
  for (const { card } of deck.slots) if (card !== null && !takeOut(rest, card)) return undefined;
  rng.shuffle(rest);
  for (const slot of deck.slots) slot.card ??= rest.pop() ?? null;
  return deck.preferences.every(holds) ? deck.slots.flatMap(({ card }) => card ?? []) : undefined;
}

/** What was told of a running match. */
function newsOf(heard: readonly News[], m: Match): EventOrWhisper[] {
  const news = heard.map((told) => told.news);
  const start = news.findLastIndex((one) => one.type === 'matchStarted' && one.match === m.id);
  return news.slice(start + 1).filter((one) => 'match' in one && one.match === m.id);
}

/** Goes back through the news to the cards with which the match began. */
function deckAtStart(
  view: View,
  news: readonly EventOrWhisper[],
  of: Participant,
  undrawn: readonly CardName[],
): Deck {
  const contents = [...undrawn];
  for (const one of news.toReversed()) {
    for (const card of addedTo(of, one)) takeOut(contents, card);
    contents.push(...takenFrom(of, one));
  }
  const slots = contents.map((): Slot => ({ card: null }));
  return { of, mine: of === view.seat, slots, contents, preferences: [], chosen: [] };
}

function takenFrom(of: Participant, news: EventOrWhisper): readonly CardName[] {
  if (news.type === 'revealed') return news.player === of ? [news.card] : [];
  if (news.type !== 'effect' || news.owner !== of) return [];
  return news.op === 'mill' || news.op === 'deckToBench' ? news.cards : [];
}

function addedTo(of: Participant, news: EventOrWhisper): readonly CardName[] {
  if (news.type !== 'effect' || news.owner !== of) return [];
  return news.to === 'deckTop' || news.to === 'deckBottom' ? news.cards : [];
}

/** One piece of news; false if it contradicts what was imagined before. */
function follow(deck: Deck, news: EventOrWhisper, duelChoice: boolean, rng: Rng): boolean {
  if (deck.mine && news.type === 'youSee' && news.kind !== 'search')
    for (const [place, card] of news.cards.entries()) at(deck.slots, place).card = card;
  if (deck.mine && news.type === 'youChose') deck.chosen = news.cards;
  for (const card of takenFrom(deck.of, news)) takeOut(deck.contents, card);
  deck.contents.push(...addedTo(deck.of, news));
  if (news.type === 'revealed' && news.player === deck.of)
    return duelChoice && deck.slots.length > 1
      ? revealOneOfTwo(deck, news.card, rng)
      : turnUp(deck.slots.shift(), news.card, deck);
  return news.type !== 'effect' || news.owner !== deck.of || apply(deck, news, rng);
}

/** What an effect does to the order of the deck. */
function apply(deck: Deck, news: EffectNews, rng: Rng): boolean {
  if (news.op === 'scry') scry(deck, news.amount, rng);
  else if (news.op === 'arrange') arrange(deck, news.amount, rng);
  else if (news.op === 'search') search(deck, news);
  else if (news.to === 'deckTop') for (const card of news.cards) deck.slots.unshift({ card });
  else if (news.to === 'deckBottom') for (const card of news.cards) deck.slots.push({ card });
  else if (news.from === 'deckTop' || news.from === 'deckBottom')
    return news.cards.every((card) =>
      turnUp(news.from === 'deckTop' ? deck.slots.shift() : deck.slots.pop(), card, deck),
    );
  return true;
}

/** A card turns out to be the one in this slot. */
function turnUp(slot: Slot | undefined, card: CardName, { preferences }: Deck): boolean {
  if (!slot || (slot.card !== null && slot.card !== card)) return false;
  slot.card = card;
  return preferences.every(holds);
}

/** CH-102: one of the two top cards was revealed, and the other one put back on top. */
function revealOneOfTwo(deck: Deck, card: CardName, rng: Rng): boolean {
  const [top, second] = [at(deck.slots, 0), at(deck.slots, 1)];
  for (const slot of rng.shuffle([top, second])) {
    const before = slot.card;
    const other = slot === top ? second : top;
    const tie = slot === top ? 'better' : 'worse';
    if (deck.of === 'robot') deck.preferences.push({ better: slot, worse: other, tie });
    if (turnUp(slot, card, deck)) {
      deck.slots = [other, ...deck.slots.slice(2)];
      return true;
    }
    slot.card = before;
    if (deck.of === 'robot') deck.preferences.pop();
  }
  return false;
}

/** One of the seen cards stays on top, the others go to the bottom in their old order. */
function scry(deck: Deck, look: number, rng: Rng): void {
  const seen = deck.slots.splice(0, look);
  const [chosen] = deck.chosen;
  const kept = deck.mine ? seen.find(({ card }) => card === chosen) : at(seen, rng.below(look));
  if (!kept) throw new Error('the viewer kept a card that it did not see');
  const others = seen.filter((slot) => slot !== kept);
  deck.slots = [kept, ...deck.slots, ...others];
  if (deck.of !== 'robot') return;
  for (const worse of others) deck.preferences.push({ better: kept, worse, tie: 'first' });
}

/** The seen cards come back in another order; the Robot leaves them as they are. */
function arrange(deck: Deck, look: number, rng: Rng): void {
  const seen = deck.slots.splice(0, look);
  if (deck.mine) seen.sort((a, b) => placeOf(deck, a) - placeOf(deck, b));
  else if (deck.of !== 'robot') rng.shuffle(seen);
  deck.slots.unshift(...seen);
}

function placeOf({ chosen }: Deck, { card }: Slot): number {
  return chosen.indexOf(card ?? '');
}

/** CH-78: the rest is shuffled; the card found is known to the viewer, or by the Robot's ways. */
function search(deck: Deck, { card: source }: EffectNews): void {
  const effect = cardOf(source).effects.find(({ type }) => type === 'search');
  const to = effect?.type === 'search' ? effect.to : 'top';
  const [chosen = null] = deck.mine ? deck.chosen : [];
  const [preferred = null] =
    deck.of === 'robot' ? robotAnswer({ type: 'search', side: 0, source, to }, deck.contents) : [];
  const rest = deck.slots.slice(1).map((): Slot => ({ card: null }));
  const found = { card: chosen ?? preferred };
  deck.slots = to === 'top' ? [found, ...rest] : [...rest, found];
}

/** Whether a preference fits the cards, as far as these are known. */
function holds({ better, worse, tie }: Preference): boolean {
  if (better.card === null || worse.card === null) return true;
  const more = cardOf(better.card).strength - cardOf(worse.card).strength;
  if (more !== 0) return more > 0;
  return tie === 'first' ? canonically(better.card, worse.card) < 0 : tie === 'better';
}
