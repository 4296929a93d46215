import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { matches, TRAYS, type Tray } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import { trayOf } from '../rules/trays.ts';
import { anyOf, matchUp } from './matching.ts';
import {
  comesBack,
  couldBePicked,
  type Pick,
  type Removal,
  type Story,
  type Token,
} from './story.ts';

/** What might have become of the cards in the decks: names of tokens, and what was removed when. */
export interface Fates {
  readonly names: Map<Token, CardName>;
  readonly victims: Map<Removal, Token>;
  readonly removals: Map<Token, Removal>;
}

/** A card was seen in a deck from then to then; so it came there before, by some token. */
interface Stay {
  readonly card: CardName;
  readonly seat: Seat;
  readonly from: number;
  to: number;
  readonly before: Stay | Token | null;
  next: Stay | Token | null;
  /** The token that brought it there, where all saw it. */
  readonly known: Token | null;
}

/** Chooses by which picks the cards that were seen came into the decks, and which were removed. */
export function imagineDecks(story: Story, rng: Rng): Fates | undefined {
  const fates: Fates = { names: new Map(), victims: new Map(), removals: new Map() };
  const bringers = new Map<Stay, Token>();
  const chains = chainsIn(story, staysIn(story, rng));
  for (const chain of chains) {
    const found = persist(() => bring(story, chain, rng));
    if (!found) return undefined;
    for (const [stay, token] of found) bringers.set(stay, token);
  }
  for (const [stay, token] of bringers) fates.names.set(token, stay.card);
  for (const chain of chains) {
    const found = persist(() => removals(story, chain, bringers, fates, rng));
    if (!found) return undefined;
    for (const [removal, token] of found) record(fates, removal, token);
  }
  return fates;
}

/** What came to and went from one deck, of one tray. */
interface Chain {
  readonly tokens: readonly Token[];
  readonly picks: readonly Pick[];
  readonly removals: readonly Removal[];
  readonly stays: readonly Stay[];
}

function chainsIn(story: Story, stays: readonly Stay[]): Chain[] {
  return [...story.decks.keys()]
    .filter((seat) => seat !== story.viewer)
    .flatMap((seat) =>
      ([...TRAYS, 'box'] as const).map((tray) => ({
        tokens: at(story.decks, seat).filter((token) => token.tray === tray),
        picks: story.picks.filter((pick) => pick.seat === seat && pick.token.tray === tray),
        removals: story.removals.filter((one) => one.seat === seat && one.tray === tray),
        stays: stays.filter((stay) => stay.seat === seat && trayOf(stay.card) === tray),
      })),
    );
}

const ATTEMPTS = 20;

/** Tries again what chance has led astray. */
function persist<T>(attempt: () => T | undefined): T | undefined {
  for (let n = 0; n < ATTEMPTS; n++) {
    const found = attempt();
    if (found) return found;
  }
  return undefined;
}

/** The stays of all cards in other decks, each after the one before it. */
function staysIn(story: Story, rng: Rng): Stay[] {
  const stays: Stay[] = [];
  const doubt = 2 + rng.below(8);
  for (const [card, sightings] of story.sightings) {
    let last: Stay | Token | null = null;
    let gone = false;
    for (const { time, seat, token } of sightings) {
      if (token && last && 'card' in last) last.next = token;
      if (token) last = token;
      else if (seat !== null) {
        const still = !gone && last && 'card' in last && last.seat === seat ? last : null;
        if (still && !cameBack(story, still, time, doubt, rng)) still.to = time;
        else last = newStay(story, stays, card, seat, time, last);
      }
      gone = !token && seat === null;
    }
  }
  return stays;
}

function newStay(
  story: Story,
  stays: Stay[],
  card: CardName,
  seat: Seat,
  time: number,
  before: Stay | Token | null,
): Stay {
  const known = at(story.decks, seat).find((token) =>
    before === null ? token.name === card && token.joined < time : token === before,
  );
  const stay = { card, seat, from: time, to: time, before, next: null, known: known ?? null };
  if (before && 'card' in before) before.next = stay;
  stays.push(stay);
  return stay;
}

/** A card seen twice in a deck may have gone back to the pile and been picked again in between. */
function cameBack(story: Story, stay: Stay, time: number, doubt: number, rng: Rng): boolean {
  const earliest = earliestReturn(story, stay);
  const tray = trayOf(stay.card);
  const picked = story.picks.some(
    ({ seat, token }) =>
      seat === stay.seat && token.tray === tray && token.filling >= earliest && token.joined < time,
  );
  return picked && rng.below(doubt) === 0;
}

/** Each stay began with a pick that could have been this card, and left enough to be removed. */
function bring(story: Story, chain: Chain, rng: Rng): Map<Stay, Token> | undefined {
  const { stays, picks } = chain;
  const unknown = rng.shuffle(stays.filter((stay) => stay.known === null));
  const found = matchUp(unknown, picks, (stay, pick) => couldBring(story, stay, pick), rng);
  if (!found) return undefined;
  const bringers = new Map<Stay, Token>();
  for (const stay of stays) if (stay.known) bringers.set(stay, stay.known);
  for (const [stay, { token }] of found) bringers.set(stay, token);
  return leavesEnough(chain, bringers) ? bringers : undefined;
}

/** At every removal there was a card in the deck that was not seen there later. */
function leavesEnough({ tokens, removals }: Chain, bringers: ReadonlyMap<Stay, Token>): boolean {
  return removals.every(({ time }, before) => {
    let there = -before;
    for (const { joined } of tokens) if (joined < time) there++;
    for (const [stay, { joined }] of bringers) if (joined < time && stay.to > time) there--;
    return there > 0;
  });
}

function couldBring(story: Story, { card, from, before }: Stay, pick: Pick): boolean {
  const { token } = pick;
  return (
    token.joined < from &&
    couldBePicked(cardOf(card), pick) &&
    (before === null || token.filling >= earliestReturn(story, before))
  );
}

/** The first filling in which a card can be drawn again after it was last seen. */
function earliestReturn(story: Story, before: Stay | Token): number {
  if (!('card' in before)) return returnOf(story, before.tray, before.discarded);
  const { seat, card, to } = before;
  const tray = trayOf(card);
  const gone = story.removals.find(
    (removal) => removal.seat === seat && removal.tray === tray && removal.time > to,
  );
  return gone ? returnOf(story, tray, gone.time) : Number.POSITIVE_INFINITY;
}

function returnOf(story: Story, tray: Tray | 'box', time: number): number {
  return tray === 'box' ? Number.POSITIVE_INFINITY : comesBack(story, tray, time);
}

/** Which cards were removed when: those that removed themselves, those seen elsewhere, others. */
function removals(
  story: Story,
  chain: Chain,
  bringers: ReadonlyMap<Stay, Token>,
  fates: Fates,
  rng: Rng,
): Map<Removal, Token> | undefined {
  const stays = new Map<Token, Stay>();
  for (const stay of chain.stays) stays.set(bringers.get(stay) ?? at(chain.tokens, 0), stay);
  const gone = new Map<Removal, Token>();
  for (const removal of chain.removals.filter(({ name }) => name !== null)) {
    const token = chain.tokens.find(
      (one) => tokenName(fates, one) === removal.name && isStaying(stays.get(one), removal.time),
    );
    if (!token) return undefined;
    gone.set(removal, token);
  }
  const past = new Set(gone.values());
  const leaving = chain.tokens.filter((token) => stays.get(token)?.next && !past.has(token));
  const silent = chain.removals.filter(({ name }) => name === null);
  const leave = (token: Token, removal: Removal): boolean =>
    mustLeaveBy(story, token, stays, bringers, removal, fates);
  const left = matchUp(rng.shuffle(leaving), silent, leave, rng);
  if (!left) return undefined;
  for (const [token, removal] of left) gone.set(removal, token);
  return removeOthers(silent, chain.tokens, stays, gone, fates, rng) ? gone : undefined;
}

function isStaying(stay: Stay | undefined, time: number): boolean {
  return stay !== undefined && stay.from < time && stay.to <= time;
}

/** A card that was seen elsewhere later was removed early enough to come back to the pile. */
function mustLeaveBy(
  story: Story,
  token: Token,
  stays: ReadonlyMap<Token, Stay>,
  bringers: ReadonlyMap<Stay, Token>,
  removal: Removal,
  fates: Fates,
): boolean {
  const stay = stays.get(token);
  if (!stay?.next || !mayGo(token, stay, removal, fates)) return false;
  const next = 'card' in stay.next ? bringers.get(stay.next) : stay.next;
  return next !== undefined && returnOf(story, removal.tray, removal.time) <= next.filling;
}

/** The other removals take any card that was there and is not seen there later. */
function removeOthers(
  removals: readonly Removal[],
  tokens: readonly Token[],
  stays: ReadonlyMap<Token, Stay>,
  gone: Map<Removal, Token>,
  fates: Fates,
  rng: Rng,
): boolean {
  const left = new Set(tokens);
  for (const token of gone.values()) left.delete(token);
  for (const removal of removals) {
    if (gone.has(removal)) continue;
    const candidates = [...left].filter(
      (token) => !stays.get(token)?.next && mayGo(token, stays.get(token), removal, fates),
    );
    const token = anyOf(candidates, rng);
    if (!token) return false;
    left.delete(token);
    gone.set(removal, token);
  }
  return true;
}

function mayGo(token: Token, stay: Stay | undefined, removal: Removal, fates: Fates): boolean {
  if (token === removal.except || token.joined >= removal.time) return false;
  if (stay && stay.to >= removal.time) return false;
  const name = tokenName(fates, token);
  return name === null || matches(cardOf(name), removal.of);
}

function record({ victims, removals }: Fates, removal: Removal, token: Token): void {
  victims.set(removal, token);
  removals.set(token, removal);
}

/** The name of a token, where it is known or has been imagined. */
export function tokenName({ names }: Fates, token: Token): CardName | null {
  return token.name ?? names.get(token) ?? null;
}
