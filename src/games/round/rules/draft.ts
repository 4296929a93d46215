import { type Ask, choose, type Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { memo } from '../../../engine/memo.ts';
import type { Rng } from '../../../engine/rng.ts';
import { ROSTERS } from '../cards.ts';
import type { Move, MoveOf, Offer, Own, State, Tell } from '../kind.ts';
import { packOf, perTable } from '../pack.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { draftOrder, ownerOf, slotNames } from '../slots.ts';
import { offerNext, placeToDraft } from './deal.ts';
import { openSalon } from './salon.ts';
import { mayLie } from './tokens.ts';

type Draft = MoveOf<'draft'>;

/** RD-18: the next bettor keeps one of two cards and announces a number. */
export function asksForDraft(s: State): Ask<Move, Rule>[] {
  const players = s.own.length;
  const place = placeToDraft(s);
  const seat = ownerOf(place, players);
  const offer = offerInHand(at(s.own, seat));
  const { numbers, drafts, legal } = draftsAt(players, packOf(players, s.options));
  const liar = mayLie(s.open.history, place, s.options);
  const { faceUp } = s.open;
  const idle = truth(drafts, offer[0]);
  if (!s.options.impossibleClaims && faceUp.length > 0) {
    const refuse = (draft: Draft): Rule | undefined =>
      refuseDraft(offer, numbers, liar, draft) ?? refuseFaceUp(faceUp, draft);
    return [choose(seat, 'RD-18', drafts, refuse, { about: 'draft', idle })];
  }
  const refuse = (draft: Draft): Rule | undefined => refuseDraft(offer, numbers, liar, draft);
  const key = 2 * (MOST_NUMBERS * offer[0] + offer[1]) + (liar ? 1 : 0);
  const known = legal(key, () => drafts.filter((draft) => refuse(draft) === undefined));
  return [choose(seat, 'RD-18', drafts, refuse, { about: 'draft', idle, known })];
}

/** The first rule that forbids keeping one of these cards and announcing a number. */
function refuseDraft(
  [first, second]: Offer,
  numbers: readonly number[],
  liar: boolean,
  { keep, announce }: Draft,
): Rule | undefined {
  if (keep !== first && keep !== second) return 'RD-19';
  if (announce > numbers.length) return 'RD-20';
  return announce !== keep && !liar ? 'RD-22' : undefined;
}

/** RD-23: whether a number that lies face up may be announced is for the table to say. */
function refuseFaceUp(faceUp: readonly number[], { announce }: Draft): Rule | undefined {
  return faceUp.includes(announce) ? 'RD-23' : undefined;
}

/** The two cards that a drafting bettor has before them. */
export function offerInHand({ offers }: Own): Offer {
  return at(offers, offers.length - 1);
}

/** The card of an offer that is not kept. */
export function returned([first, second]: Offer, kept: number): number {
  return kept === first ? second : first;
}

/** RD-24: keeping and announcing are one move, and final. */
export function draft(s: State, seat: Seat, move: Draft, rng: Rng, tell: Tell): void {
  const { keep, announce: number } = move;
  const own = at(s.own, seat);
  const back = returned(offerInHand(own), keep);
  const slot = at(slotNames(s.own.length), placeToDraft(s));
  own.cards = [...own.cards, keep];
  s.open.announced = [...s.open.announced, number];
  tell.final();
  announce(tell, { type: 'announced', slot, number });
  tell.one(seat, 'RD-19', { type: 'kept', slot, kept: keep, returned: back });
  const packet = [back, ...s.hidden.packet];
  const chance = rng.stream(`packet/${s.open.night}`);
  s.hidden.packet = packet.length > 1 ? chance.shuffle(packet) : packet;
  nextTurn(s, tell);
}

/** RD-25, RD-26: the next slot takes its turn; after the last one the shadow is left. */
function nextTurn(s: State, tell: Tell): void {
  const { announced, starter } = s.open;
  if (announced.length < draftOrder(s.own.length, starter).length) return offerNext(s, tell);
  announce(tell, { type: 'shadowPlaced' });
  openSalon(s, tell);
}

/** The highest number on any announcement card. */
const HIGHEST = Math.max(...Object.values(ROSTERS).map(({ packs }) => packs.large.length));

/** More than the numbers of any pack. */
const MOST_NUMBERS = 16;

/** Every card of the pack with every number on an announcement card; and the legal ones of an offer. */
const draftsAt = perTable((_players, { numbers }) => ({
  numbers,
  drafts: numbers.flatMap((keep) =>
    range(HIGHEST).map((i): Draft => ({ type: 'draft', keep, announce: i + 1 })),
  ),
  legal: memo<readonly Draft[]>(300),
}));

/** Keeping a card and announcing it. */
function truth(drafts: readonly Draft[], card: number): Draft {
  return at(drafts, (card - 1) * (HIGHEST + 1));
}
