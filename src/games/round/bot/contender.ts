import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal, type Style } from '../../../bots/style.ts';
import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Known } from '../beliefs/knowledge.ts';
import { knownTonight } from '../imagine.ts';
import type { Claim, Move, MoveOf, Round, Sheet, View } from '../kind.ts';
import { packOf } from '../pack.ts';
import { offerInHand, returned } from '../rules/draft.ts';
import { tokensOf } from '../rules/tokens.ts';
import { draftOrder, ownerOf, placesOf, slotNames } from '../slots.ts';
import { lieChance, likelyWorlds, MOST_WORLDS, type Worlds } from './beliefs.ts';
import { type Accusation, type Forecast, forecast, suspicions } from './forecast.ts';
import { traitsOf } from './traits.ts';

/**
 * Weighs all consistent worlds, trusts by track record, and lies where the truth would be punished.
 */
export const contender: Bot<Round> = (situation) => {
  switch (situation.ask.about) {
    case 'draft':
      return draft(situation);
    case 'salon':
      return talk(situation);
    case 'prognosis':
      return prognosis(situation);
    case 'attack':
      return attack(situation);
    default:
      return situation.ask.idle;
  }
};

/** Keeps the boxer with the better prospects, and announces what serves it best. */
function draft(situation: Situation<Round>): Move {
  const { view, ask, rng, style } = situation;
  const { own } = view;
  if (!own) return ask.idle;
  const offer = offerInHand(own);
  const [first, second] = offer.map((keep) => prospects(situation, keep));
  const keep = (first ?? 0) >= (second ?? 0) ? offer[0] : offer[1];
  const drafts = ask.moves.flatMap((move) =>
    move.type === 'draft' && move.keep === keep ? [move] : [],
  );
  const truth = drafts.find(({ announce }) => announce === keep);
  const lies = drafts.filter(({ announce }) => isPlausible(view, keep, announce));
  const lying = lies.length > 0 && rng.below(100) < 100 * tempted(lieWish(view, keep), style);
  return lying ? at(lies, rng.below(lies.length)) : (truth ?? ask.idle);
}

/** What a boxer may bring: duels won, and a prognosis that can be trusted. */
function prospects(situation: Situation<Round>, keep: number): number {
  const known = knownTonight(situation.view);
  const { knockoutTargets, with: holders } = packOf(known.players, known.options);
  const kept = {
    ...known,
    drafting: false,
    cards: [...known.cards, keep],
    announced: [...known.announced, keep],
  };
  const { sheets, wins } = forecast(kept, worldsFor(situation, kept), null);
  const mine = sheets[known.players === 3 ? known.cards.length : 0] ?? [];
  const kwame = keep === holders.knockout ? 1 : 0;
  const hunted = knockoutTargets.includes(keep) && !known.faceUp.includes(holders.knockout);
  return wins + known.options.stakeMax * Math.max(...mine) + kwame - (hunted ? 0.7 : 0);
}

/** The worlds that can be gone through with this much thought. */
function worldsFor({ view, rng, budget }: Situation<Round>, known: Known): Worlds {
  return likelyWorlds(known, view.open.claims, rng, Math.min(MOST_WORLDS, budget.nodes));
}

/**
 * A lie worth telling: a number that nobody can see or has claimed, and that Kwame cannot attack.
 */
export function isPlausible({ open, options }: View, keep: number, announce: number): boolean {
  const { knockoutTargets } = packOf(open.purses.length, options);
  const taken = [keep, ...open.faceUp, ...open.announced, ...knockoutTargets];
  return !taken.includes(announce);
}

/** H-1: how often a hunted boxer is worth a lie that costs 1K. */
const WORTH_A_FINE = 0.5;

/** How much this boxer wants a lie: hunted ones nearly always, others by what is left to lie. */
function lieWish(view: View, keep: number): number {
  const { players, options, history, faceUp, cards, seat } = knownTonight(view);
  const { knockoutTargets, with: holders } = packOf(players, options);
  const slot = at(placesOf(seat ?? 0, players), cards.length);
  const left = (options.lieLimit ?? options.nights) - tokensOf(history, slot).lie;
  if (knockoutTargets.includes(keep) && !faceUp.includes(holders.knockout))
    return left > 0 ? 0.9 : WORTH_A_FINE / Math.max(1, options.liePenalty);
  if (left <= 0) return 0;
  return (0.4 * left) / (options.nights - history.length);
}

/** How often a style tells a lie that the usual style would tell this often. */
function tempted(wish: number, style: Style | undefined): number {
  const slyness = appeal(style, { bluff: 1 });
  return slyness < 0 ? wish * (1 + HONEST * slyness) : wish + slyness * (1 - wish) * SLY;
}

const SLY = 0.13;
const HONEST = 0.16;

/** Says one thing that goes with the announcement, doubts the likeliest liar, and is ready. */
function talk(situation: Situation<Round>): Move {
  const { view, ask, rng } = situation;
  if (hasSaidEnough(situation)) return ask.idle;
  const spoken = statementsOf(view);
  if (spoken > 1) return { type: 'say', claim: opinion(view, rng) };
  const claim = spoken === 0 ? cover(view, rng.below(2) === 0) : doubt(view);
  return claim === null ? ask.idle : { type: 'say', claim };
}

/** How many statements a bettor has made tonight. */
export function statementsOf({ open, seat }: View): number {
  return open.claims.filter(({ by }) => by === seat).length;
}

/** Whether a bettor of this style has talked as much as it does in an evening about so many boxers. */
export function hasSaidEnough({ view, style }: Situation<Round>, boxers = 1): boolean {
  return statementsOf(view) >= boxers * (STATEMENTS + 2 * appeal(style, { talk: 1 }));
}

/** What bettors usually say in an evening. */
const STATEMENTS = 2;

/** What a talkative bettor adds: a word for or against another. */
function opinion(view: View, rng: Rng): Claim {
  const known = knownTonight(view);
  const others = draftOrder(known.players, known.starter).filter(
    (slot) => ownerOf(slot, known.players) !== known.seat,
  );
  const slot = at(others, rng.below(others.length));
  const name = at(slotNames(known.players), slot);
  return { kind: lieChance(known, slot, 0) < 0.5 ? 'trust' : 'doubt', slot: name };
}

/** Backs the own announcement, or tells what was returned if there is nothing to hide. */
function cover(view: View, chatty: boolean): Claim | null {
  const { players, seat, starter, announced, offers, cards } = knownTonight(view);
  const slot = at(placesOf(seat ?? 0, players), 0);
  const number = at(announced, draftOrder(players, starter).indexOf(slot));
  const kept = at(cards, 0);
  if (chatty && number === kept) return { kind: 'returned', boxer: returned(at(offers, 0), kept) };
  return { kind: 'hold', slot: at(slotNames(players), slot), boxer: number };
}

/** The slot whose announcement is least to be believed, if there is one worth a word. */
function doubt(view: View): Claim | null {
  const known = knownTonight(view);
  const liars = draftOrder(known.players, known.starter)
    .filter((slot) => ownerOf(slot, known.players) !== known.seat)
    .map((slot) => ({ slot, chance: lieChance(known, slot, 0) }))
    .sort((a, b) => b.chance - a.chance);
  const worst = liars[0];
  if (!worst || worst.chance < 0.5) return null;
  return { kind: 'doubt', slot: at(slotNames(known.players), worst.slot) };
}

/** The sheets with the best expectation, with Kwame's accusation already in mind. */
function prognosis(situation: Situation<Round>): Move {
  const { view, ask, style } = situation;
  const known = knownTonight(view);
  const worlds = worldsFor(situation, known);
  const expected = forecast(known, worlds, plannedAttack(known, worlds));
  let best: { readonly move: Move; readonly gain: number } | null = null;
  for (const move of ask.moves) {
    if (move.type !== 'prognosis') continue;
    const gain = expectation(move, expected) + TASTE * appeal(style, traitsOf(move, view.options));
    if (!best || gain > best.gain) best = { move, gain };
  }
  return best?.move ?? ask.idle;
}

/** How many K a style forgoes for a stake that it likes. */
const TASTE = 0.35;

/** What the stakes of these sheets bring on average. */
export function expectation({ sheets }: MoveOf<'prognosis'>, expected: Forecast): number {
  let gain = 0;
  for (const [index, sheet] of sheets.entries())
    gain += sheet.stake * (2 * at(at(expected.sheets, index), outcomeIndex(sheet)) - 1);
  return gain;
}

function outcomeIndex({ left, right }: Sheet): number {
  return (left === 'win' ? 2 : 0) + (right === 'win' ? 1 : 0);
}

/** Whom Kwame will accuse, if this bettor holds him. */
export function plannedAttack(known: Known, worlds: Worlds): Accusation | null {
  const { with: holders } = packOf(known.players, known.options);
  if (!known.cards.includes(holders.knockout)) return null;
  return suspicions(known, worlds)[0]?.accusation ?? null;
}

/** Accuses where it pays: a hit hurts another, but must not spoil the own sheet. */
function attack(situation: Situation<Round>): Move {
  const { view, ask, style } = situation;
  const known = knownTonight(view);
  const sheets = view.own?.sheets;
  if (!sheets) return ask.idle;
  const written: MoveOf<'prognosis'> = { type: 'prognosis', sheets };
  const worlds = worldsFor(situation, known);
  const value = (accusation: Accusation | null): number => {
    const expected = forecast(known, worlds, accusation);
    return expectation(written, expected) + expected.wins;
  };
  const likely = suspicions(known, worlds).slice(0, 2);
  const pass = { gain: value(null), move: ask.idle };
  const attacks = likely.map(({ accusation, chance }) => ({
    gain: value(accusation) + chance * SPITE + TASTE * appeal(style, { risk: 1 }),
    move: { type: 'attack', ...accusation } as const,
  }));
  return [pass, ...attacks].reduce((best, one) => (one.gain > best.gain ? one : best)).move;
}

/** What another's knock-out is worth: their stake and their duels. */
const SPITE = 1.2;
