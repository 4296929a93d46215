import { type Ask, choose, type Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
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
  const [first, second] = offerInHand(at(s.own, seat));
  const pack = packOf(players, s.options);
  const drafts = everyDraft(players, pack);
  const liar = mayLie(s.open.history, place, s.options);
  const refuse = ({ keep, announce }: Draft): Rule | undefined => {
    if (keep !== first && keep !== second) return 'RD-19';
    if (announce > pack.numbers.length) return 'RD-20';
    if (announce !== keep && !liar) return 'RD-22';
    return refuseFaceUp(s, announce);
  };
  return [choose(seat, 'RD-18', drafts, refuse, { about: 'draft', idle: truth(drafts, first) })];
}

/** RD-23: whether a number that lies face up may be announced is for the table to say. */
function refuseFaceUp({ open, options }: State, announce: number): Rule | undefined {
  return !options.impossibleClaims && open.faceUp.includes(announce) ? 'RD-23' : undefined;
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

/** Every card of the pack with every number on an announcement card. */
const everyDraft = perTable((_players, { numbers }): readonly Draft[] =>
  numbers.flatMap((keep) =>
    range(HIGHEST).map((i) => ({ type: 'draft', keep, announce: i + 1 }) as const),
  ),
);

/** Keeping a card and announcing it. */
function truth(drafts: readonly Draft[], card: number): Draft {
  return at(drafts, (card - 1) * (HIGHEST + 1));
}
