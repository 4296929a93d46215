import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { clone } from '../clone.ts';
import { TRAYS, type Tray } from '../effects.ts';
import { type CardName, canonically, cardsOfLevel } from '../instances.ts';
import type { Hidden, Match, News, Own, Side, State, View } from '../kind.ts';
import { pendingIn, showCards } from '../rules/decisions.ts';
import { deckOf, ownedBy } from '../rules/participants.ts';
import { type Fates, imagineDecks, tokenName } from './decks.ts';
import { imagineOrder } from './match-decks.ts';
import { type Removal, readStory, type Story, type Token } from './story.ts';
import { imaginePiles } from './trays.ts';
import { imagineTrophies } from './trophies.ts';

/** The cards that the piles begin with. */
export type Cast = Readonly<Record<Tray, readonly CardName[]>>;

/** A world that fits all that a seat has seen and heard; each such world can come. */
export function imagine(view: View, heard: readonly News[], rng: Rng): State {
  const { sets } = view.open;
  const cast = {
    A: cardsOfLevel('A', sets),
    B: cardsOfLevel('B', sets),
    C: cardsOfLevel('C', sets),
  };
  return imagineWith(cast, view, heard, rng);
}

/** The same where the piles began with these cards. */
export function imagineWith(cast: Cast, view: View, heard: readonly News[], rng: Rng): State {
  const { story, fates, piles } = persist(() => {
    const read = readStory(view, heard, cast, rng);
    const tried = imagineDecks(read, rng);
    const left = tried && imaginePiles(read, cast, tried, rng);
    return tried && left && { story: read, fates: tried, piles: left };
  });
  const { tokens, values } = imagineTrophies(view, heard, rng);
  const own = view.open.players.map((_, seat) =>
    seat === view.seat && view.own ? view.own : ownOf(view, story, fates, seat, at(values, seat)),
  );
  const decks: CardName[][] = [...own, null].map(() => []);
  const hidden = { piles, ...traysOf(story, fates), tokens, decks };
  const s = clone({ options: view.options, open: view.open, own, hidden });
  for (const m of s.open.matches) orderDecks(s, view, heard, m, rng);
  return s;
}

const ATTEMPTS = 2000;

/** Some choices turn out not to fit what was heard later: then others are tried. */
function persist<T>(attempt: () => T | undefined): T {
  for (let n = 0; n < ATTEMPTS; n++) {
    const result = attempt();
    if (result !== undefined) return result;
  }
  throw new Error('no world fits what was heard');
}

/** What another seat has: what is left of all that came into its deck. */
function ownOf(view: View, story: Story, fates: Fates, seat: Seat, values: number[]): Own {
  const deck = at(story.decks, seat).filter((token) => !fates.removals.has(token));
  const trades = at(view.open.players, seat).phase.type === 'trade';
  const picked = story.picks.findLast((pick) => pick.seat === seat)?.token;
  return {
    deck: namesOf(fates, deck).sort(canonically),
    offer: namesOf(fates, at(story.offers, seat)),
    trade: trades && picked ? tokenName(fates, picked) : null,
    seen: [],
    values,
  };
}

function traysOf(story: Story, fates: Fates): Pick<Hidden, 'discards' | 'box'> {
  const discards: Record<Tray, CardName[]> = { A: [], B: [], C: [] };
  for (const tray of TRAYS) discards[tray] = droppedNames(fates, story.discards[tray]);
  return { discards, box: droppedNames(fates, story.box) };
}

function droppedNames(fates: Fates, dropped: readonly (Token | Removal)[]): CardName[] {
  return namesOf(
    fates,
    dropped.flatMap((one) => ('seat' in one ? (fates.victims.get(one) ?? []) : one)),
  );
}

function namesOf(fates: Fates, tokens: readonly Token[]): CardName[] {
  return tokens.flatMap((token) => tokenName(fates, token) ?? []);
}

/** The decks of a running match, and what somebody looks at in them. */
function orderDecks(s: State, view: View, heard: readonly News[], m: Match, rng: Rng): void {
  for (const side of [0, 1] as const) {
    const who = m.sides[side];
    const undrawn = undrawnOf(s, m, side);
    const order = persist(() => imagineOrder(view, heard, m, side, undrawn, rng));
    deckOf(s, who).push(...order);
  }
  const decision = pendingIn(m);
  if (decision) showCards(s, m, decision);
}

/** The cards that a participant owns and that lie nowhere in the park. */
function undrawnOf(s: State, m: Match, side: Side): CardName[] {
  const { row, bench, exhaust } = m.zones[side];
  const shown = new Set([...row, ...bench].map(({ card }) => card));
  for (const card of exhaust) shown.add(card);
  return ownedBy(s, m.sides[side]).filter((card) => !shown.has(card));
}
