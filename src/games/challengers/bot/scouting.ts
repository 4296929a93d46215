import type { Situation } from '../../../bots/bot.ts';
import type { Seat } from '../../../engine/ask.ts';
import { at, range, withoutAll } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { TRAYS, type Tray } from '../effects.ts';
import { challengers } from '../game.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Challengers, News, Participant, State } from '../kind.ts';
import { ownedBy, winnings } from '../rules/participants.ts';
import { meetingOf } from '../rules/rounds.ts';
import { type Draft, draftOf, OFFER, ROUNDS } from '../tournament.ts';
import { bestDraft } from './drafting.ts';
import { prowess } from './prowess.ts';
import { type QuickCard, quickDeck } from './quick-cards.ts';
import { quickSparring, type Sparring } from './quick-sparring.ts';

/** Who is met next in an imagined world, and where. */
export interface Rival {
  readonly round: number;
  readonly deck: readonly CardName[];
  readonly cards: readonly QuickCard[];
  /** Fights against a deck of the rival. */
  readonly fight: Sparring;
}

/** The seat's next rival in each of `worlds` imagined worlds. */
export function scout(situation: Situation<Challengers>, worlds: number): Rival[] {
  const { view, ask, heard, rng } = situation;
  return range(worlds).map(() =>
    rivalIn(challengers.imagine(view, heard, rng), heard, ask.seat, rng),
  );
}

function rivalIn(s: State, heard: readonly News[], seat: number, rng: Rng): Rival {
  const { sides, round } = meetingOf(s, seat);
  const rival = sides.find((who) => who !== seat) ?? seat;
  const deck = rival === 'robot' ? ownedBy(s, rival) : likelyDeck(s, heard, rival, round, rng);
  const park = { piles: s.hidden.piles, options: s.options, round };
  const fight = quickSparring(park, winnings(s, seat).trophies, winnings(s, rival).trophies);
  return { round, deck, cards: quickDeck(deck), fight };
}

/**
 * The cards that were seen, and for each other one, also those that the rival is still to pick, the
 * best of an offer instead of just any.
 */
function likelyDeck(
  s: State,
  heard: readonly News[],
  rival: Seat,
  round: number,
  rng: Rng,
): readonly CardName[] {
  const seen = cardsSeen(heard, rival);
  const appraise = (deck: readonly CardName[]): number => prowess(deck, Math.min(round, ROUNDS));
  const offer = (level: Tray): CardName[] =>
    rng.shuffle([...s.hidden.piles[level]]).slice(0, OFFER);
  let deck = ownedBy(s, rival);
  for (const level of TRAYS) {
    const picks = deck.filter((card) => !seen.has(card) && cardOf(card).level === level);
    for (let n = 0; n < picks.length; n += PICKS) {
      const replaced = picks.slice(n, n + PICKS);
      const choice = [...offer(level), ...replaced];
      deck = bestDraft(withoutAll(deck, replaced), choice, replaced.length, appraise).deck;
    }
  }
  const { level, picks } = stillToPick(s, rival, round);
  if (picks === 0) return deck;
  const drafts = [offer(level), offer(level)].map((one) => bestDraft(deck, one, picks, appraise));
  return drafts.reduce((best, one) => (one.value > best.value ? one : best)).deck;
}

/** What a player still drafts before the match of a round. */
function stillToPick(s: State, seat: Seat, round: number): Draft {
  const { phase, round: reached } = at(s.open.players, seat);
  const usual = at(draftOf(Math.min(round, ROUNDS), s.options.round4), 0);
  if (round > ROUNDS) return { ...usual, picks: 0 };
  if (reached < round || phase.type === 'draw') return usual;
  return phase.type === 'pick' || phase.type === 'trade'
    ? { level: phase.level, picks: phase.left }
    : { ...usual, picks: 0 };
}

/** Most drafts are of two cards. */
const PICKS = 2;

/** The cards that a participant has revealed in matches. */
function cardsSeen(heard: readonly News[], who: Participant): ReadonlySet<CardName> {
  const seen = new Set<CardName>();
  for (const { news } of heard)
    if (news.type === 'revealed' && news.player === who) seen.add(news.card);
  return seen;
}
