import { at, without } from '../../../engine/list.ts';
import { type CardName, withCard } from '../instances.ts';
import type { Match, Options, Participant, Side, State, Trophy } from '../kind.ts';
import { ROUNDS } from '../tournament.ts';

/** CH-1: with an odd number of players the Robot is the additional participant. */
export function planCount(seats: number): number {
  return seats + (seats % 2);
}

/** CH-3, CH-105: for an odd number the Robot has the first plan or the last one, the seats have the others. */
export function participantOf(plan: number, seats: number, options: Planned): Participant {
  if (seats % 2 === 0) return plan;
  if (options.robotPlan === 'last') return plan === seats ? 'robot' : plan;
  return plan === 0 ? 'robot' : plan - 1;
}

/** CH-3, CH-105: the plan of a seat or the Robot. */
export function planOf(who: Participant, seats: number, options: Planned): number {
  const last = options.robotPlan === 'last';
  if (who === 'robot') return last ? seats : 0;
  return seats % 2 === 0 || last ? who : who + 1;
}

type Planned = Pick<Options, 'robotPlan'>;

/** CH-10, H-2: how many rounds are played before the final. */
export function roundsOf({ shortTournament }: Pick<Options, 'shortTournament'>): number {
  return shortTournament ?? ROUNDS;
}

/** CH-81, CH-85, H-3: whether a final decides. */
export function hasFinal(seats: number, { finalForTwo }: Pick<Options, 'finalForTwo'>): boolean {
  return seats > 2 || (seats === 2 && finalForTwo);
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** What a participant has won: fans and trophies. */
export function winnings(s: State, who: Participant): { fans: number; trophies: Trophy[] } {
  if (who !== 'robot') return at(s.open.players, who);
  if (!s.open.robot) throw new Error('no Robot plays');
  return s.open.robot;
}

/** Everybody who has a place in the end: all seats, and alone against it the Robot too (CH-87). */
export function contestants(s: State): Participant[] {
  const seats: Participant[] = s.own.map((_, seat) => seat);
  return s.own.length === 1 ? [...seats, 'robot'] : seats;
}

/** CH-35: the face-down deck of one side of a match; the first card is the top one. */
export function deckIn(s: State, m: Match, side: Side): CardName[] {
  return deckOf(s, m.sides[side]);
}

/** The face-down deck of a participant in a running match. */
export function deckOf(s: State, who: Participant): CardName[] {
  return at(s.hidden.decks, who === 'robot' ? s.own.length : who);
}

/** All cards that a participant owns, wherever they lie in a match. */
export function ownedBy(s: State, who: Participant): readonly CardName[] {
  if (who !== 'robot') return at(s.own, who).deck;
  if (!s.open.robot) throw new Error('no Robot plays');
  return s.open.robot.deck;
}

/** CH-73: a card gained belongs to its receiver; the Robot keeps foreign cards apart (CH-96). */
export function receive(s: State, who: Participant, card: CardName): void {
  if (who !== 'robot') at(s.own, who).deck = withCard(at(s.own, who).deck, card);
  else if (s.open.robot) s.open.robot.deck = [...s.open.robot.deck, card];
}

/** A card leaves the deck of its owner for good. */
export function giveUp(s: State, who: Participant, card: CardName): void {
  const owner = who === 'robot' ? s.open.robot : at(s.own, who);
  if (owner) owner.deck = without(owner.deck, card);
}

/** CH-85, CH-87, CH-103: with one or two players trophies are always open. */
export function trophiesAreOpen(s: State): boolean {
  return s.options.openTrophies || s.own.length <= 2;
}

/** Whether a round number stands for the final. */
export function isFinal(round: number): boolean {
  return round > ROUNDS;
}
