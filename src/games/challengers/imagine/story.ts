import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import { CARDS } from '../cards.ts';
import type { Card, Selector, Tray } from '../effects.ts';
import { type CardName, starterDeck } from '../instances.ts';
import type { Challengers, News, Participant, View } from '../kind.ts';
import { trayOf } from '../rules/trays.ts';

/** A card on its way from a pile through an offer or a deck; its name may be unknown. */
export interface Token {
  readonly tray: Tray | 'box';
  /** Which filling of the pile it was drawn from, 0 being the first. */
  readonly filling: number;
  readonly name: CardName | null;
  /** When it came into a deck. */
  joined: number;
  /** When it went to the discard, where that is known; never is Infinity. */
  discarded: number;
}

/** A hidden removal from a deck: all know from whose, and to which tray. */
export interface Removal {
  readonly seat: Seat;
  readonly tray: Tray | 'box';
  readonly time: number;
  /** Traded in: it must fit, and is another card than the one picked. */
  readonly of: Selector;
  readonly except: Token | null;
  /** The card that removed itself in a match. */
  readonly name: CardName | null;
}

/** A pick that nobody else saw: whether all heard of fans taken or of a trade-in. */
export interface Pick {
  readonly seat: Seat;
  readonly token: Token;
  paid: boolean;
  traded: boolean;
}

/** Another seat had this card in the deck, it came face up out of its pile, or (neither) it left. */
export interface Sighting {
  readonly time: number;
  readonly seat: Seat | null;
  readonly token: Token | null;
}

/** What a seat can make of all it has heard: who drew, kept and dropped how many cards when. */
export interface Story {
  readonly viewer: Seat | null;
  time: number;
  /** Cards that came out of the piles. */
  readonly tokens: Token[];
  readonly offers: Token[][];
  readonly decks: Token[][];
  readonly removals: Removal[];
  readonly picks: Pick[];
  readonly sightings: Map<CardName, Sighting[]>;
  /** What lies in the discards, in order. */
  readonly discards: Record<Tray, (Token | Removal)[]>;
  readonly box: (Token | Removal)[];
  /** How many cards are left in each pile. */
  readonly left: Record<Tray, number>;
  /** When each pile was filled again. */
  readonly fillings: Record<Tray, number[]>;
  /** The foreign cards that the Robot holds. */
  held: Token[];
}

/**
 * Reads all that a seat has heard; `cast` are the cards that the piles began with. Which card of
 * an offer somebody picked is left to chance.
 */
export function readStory(
  view: View,
  heard: readonly News[],
  cast: Readonly<Record<Tray, readonly CardName[]>>,
  rng: Rng,
): Story {
  const seats = view.open.players.length;
  const story: Story = {
    viewer: view.seat,
    time: 0,
    tokens: [],
    offers: range(seats).map(() => []),
    decks: range(seats).map((seat) => starterDeck(seat).map(starterToken)),
    removals: [],
    picks: [],
    sightings: new Map(),
    discards: { A: [], B: [], C: [] },
    box: [],
    left: { A: cast.A.length, B: cast.B.length, C: cast.C.length },
    fillings: { A: [], B: [], C: [] },
    held: [],
  };
  for (const { news } of heard) {
    story.time++;
    handle(READERS, news, story, rng);
  }
  return story;
}

type AllNews = Challengers['events'] & Challengers['whispers'];

const nothing = (): void => {};

/** What each piece of news says about where cards are. The viewer reads its own whispers. */
const READERS: Handlers<AllNews, [story: Story, rng: Rng]> = {
  gameStarted: nothing,
  drawn: ({ player, level, count }, story) => {
    if (player !== story.viewer) story.offers[player] = drawUnknown(story, level, count);
  },
  youDrew: ({ level, cards }, story) => {
    story.offers[mine(story)] = cards.map((card) => drawKnown(story, level, card));
  },
  picked: ({ player }, story, rng) => {
    if (player === story.viewer) return;
    const offer = at(story.offers, player);
    for (const token of offer.splice(rng.below(offer.length), 1)) {
      join(story, player, token);
      story.picks.push({ seat: player, token, paid: false, traded: false });
    }
  },
  youPicked: ({ card }, story) => {
    const offer = at(story.offers, mine(story));
    const place = offer.findIndex(({ name }) => name === card);
    for (const token of offer.splice(place, 1)) join(story, mine(story), token);
  },
  redrawn: ({ player, count }, story) => {
    if (player === story.viewer) return;
    const level = trayOfOffer(story, player);
    closeOffer(story, player);
    story.offers[player] = drawUnknown(story, level, count);
  },
  youRedrew: ({ cards }, story) => {
    const level = trayOfOffer(story, mine(story));
    closeOffer(story, mine(story));
    story.offers[mine(story)] = cards.map((card) => drawKnown(story, level, card));
  },
  phase: ({ player, phase }, story) => {
    if (phase === 'trim') closeOffer(story, player);
    const pick = phase === 'trade' ? lastPick(story, player) : undefined;
    if (pick) pick.traded = true;
  },
  fans: ({ player, match }, story) => {
    const pick = match === null ? lastPick(story, player) : undefined;
    if (pick) pick.paid = true;
  },
  traded: ({ player, to }, story) => {
    const pick = lastPick(story, player);
    if (!pick) return;
    const of = tradeInOf(pick.token.tray);
    for (const tray of to) drop(story, player, tray, of, pick.token, null);
  },
  youTraded: ({ cards }, story) => {
    for (const card of cards) dropKnown(story, mine(story), card);
  },
  removed: ({ player, to }, story) => {
    if (player !== story.viewer) drop(story, player, to, {}, null, null);
  },
  youRemoved: ({ card }, story) => dropKnown(story, mine(story), card),
  revealed: ({ player, card }, story) => sight(story, player, card),
  effect: ({ op, owner, cards }, story) => {
    for (const card of cards) {
      if (op === 'gain') gain(story, owner, card);
      else sight(story, owner, card);
      if (op === 'removeSelf') dropInMatch(story, owner, card);
    }
  },
  matchEnded: ({ winner, loser }, story) => {
    if (winner !== 'robot' && loser !== 'robot') return;
    for (const token of story.held) toDiscard(story, token, token.tray);
    story.held = [];
  },
  ready: nothing,
  matchStarted: nothing,
  compared: nothing,
  flag: nothing,
  benched: nothing,
  noSpace: ({ player, cards }, story) => {
    for (const card of cards) sight(story, player, card);
  },
  decision: nothing,
  trophy: nothing,
  trophyBoxed: nothing,
  totals: nothing,
  finalists: nothing,
  gameEnded: nothing,
  youSee: nothing,
  youChose: nothing,
  yourTrophy: nothing,
};

/** The filling of its pile in which a card that is discarded now comes back. */
export function comesBack(story: Story, tray: Tray, discarded: number): number {
  const filling = story.fillings[tray].findIndex((time) => time > discarded);
  return filling < 0 ? Number.POSITIVE_INFINITY : filling + 1;
}

/** The trade-in that the cards of a tray know. */
function tradeInOf(tray: Tray | 'box'): Selector {
  for (const card of CARDS)
    for (const effect of card.at.selected)
      if (card.level === tray && effect.type === 'tradeIn') return effect.of;
  return {};
}

function starterToken(name: CardName): Token {
  const forever = Number.POSITIVE_INFINITY;
  return { tray: 'box', filling: 0, name, joined: 0, discarded: forever };
}

function mine(story: Story): Seat {
  if (story.viewer === null) throw new Error('a spectator is told nothing alone');
  return story.viewer;
}

/** CH-17: one card comes from the pile, which is filled from the discard when it has run out. */
function drawOne(story: Story, tray: Tray, name: CardName | null): Token {
  if (story.left[tray] === 0) {
    story.left[tray] = story.discards[tray].length;
    story.discards[tray] = [];
    story.fillings[tray].push(++story.time);
  }
  story.left[tray]--;
  const filling = story.fillings[tray].length;
  const forever = Number.POSITIVE_INFINITY;
  const token = { tray, filling, name, joined: forever, discarded: forever };
  story.tokens.push(token);
  return token;
}

function drawUnknown(story: Story, tray: Tray, count: number): Token[] {
  return range(count).map(() => drawOne(story, tray, null));
}

function drawKnown(story: Story, tray: Tray, name: CardName): Token {
  const token = drawOne(story, tray, name);
  note(story, name, null, token);
  return token;
}

function trayOfOffer(story: Story, seat: Seat): Tray {
  const { tray } = at(at(story.offers, seat), 0);
  if (tray === 'box') throw new Error('starters are never offered');
  return tray;
}

/** CH-15: what is left of an offer goes to the discard. */
function closeOffer(story: Story, seat: Seat): void {
  for (const token of at(story.offers, seat)) toDiscard(story, token, token.tray);
  story.offers[seat] = [];
}

function toDiscard(story: Story, token: Token, tray: Tray | 'box'): void {
  token.discarded = ++story.time;
  pileOf(story, tray).push(token);
}

function pileOf(story: Story, tray: Tray | 'box'): (Token | Removal)[] {
  return tray === 'box' ? story.box : story.discards[tray];
}

function join(story: Story, seat: Seat, token: Token): void {
  token.joined = ++story.time;
  at(story.decks, seat).push(token);
}

function lastPick(story: Story, player: Participant): Pick | undefined {
  return story.picks.findLast(({ seat }) => seat === player);
}

/** A card leaves the deck of another seat, and only its tray is seen. */
function drop(
  story: Story,
  seat: Seat,
  tray: Tray | 'box',
  of: Selector,
  except: Token | null,
  name: CardName | null,
): void {
  const removal = { seat, tray, time: ++story.time, of, except, name };
  story.removals.push(removal);
  pileOf(story, tray).push(removal);
}

/** The viewer's own card leaves the deck. */
function dropKnown(story: Story, seat: Seat, name: CardName): void {
  const deck = at(story.decks, seat);
  const place = deck.findIndex((token) => token.name === name);
  for (const token of deck.splice(place, 1)) toDiscard(story, token, token.tray);
}

/** CH-74: a card that removes itself in a match is seen by all. */
function dropInMatch(story: Story, owner: Participant, name: CardName): void {
  if (owner === story.viewer) dropKnown(story, owner, name);
  else if (owner !== 'robot') {
    drop(story, owner, trayOf(name), {}, null, name);
    note(story, name, null, null);
  } else {
    const place = story.held.findIndex((token) => token.name === name);
    for (const token of story.held.splice(place, 1)) toDiscard(story, token, token.tray);
  }
}

/** CH-73: a card comes face up from a pile into a deck. */
function gain(story: Story, owner: Participant, name: CardName): void {
  const tray = trayOf(name);
  if (tray === 'box') throw new Error('starters are never gained');
  const token = drawKnown(story, tray, name);
  if (owner === 'robot') story.held.push(token);
  else {
    join(story, owner, token);
    sight(story, owner, name);
  }
}

function sight(story: Story, owner: Participant, name: CardName): void {
  if (owner !== 'robot' && owner !== story.viewer) note(story, name, owner, null);
}

function note(story: Story, name: CardName, seat: Seat | null, token: Token | null): void {
  const seen = story.sightings.get(name) ?? [];
  seen.push({ time: story.time, seat, token });
  story.sightings.set(name, seen);
}

/** What a pick must have been, by what everybody heard of it (CH-18, CH-19). */
export function couldBePicked(card: Card, { paid, traded }: Pick): boolean {
  const pays = card.at.selected.some(({ type }) => type === 'fans');
  const trades = card.at.selected.find(({ type }) => type === 'tradeIn');
  if (pays !== paid) return false;
  if (traded) return trades !== undefined;
  return trades?.type !== 'tradeIn' || trades.count > 1;
}
