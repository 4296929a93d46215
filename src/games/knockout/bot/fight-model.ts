import type { Situation } from '../../../bots/bot.ts';
import { at, range } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Card, HAND_SIZE } from '../cards.ts';
import { cardsPlayed } from '../imagine.ts';
import type { Corner, Fight, KnockOut, OfBoth, View } from '../kind.ts';
import { opponentOf } from '../rules/ring.ts';
import { likelyHand, possibleCards } from './beliefs.ts';
import { type Chances, type Worths, weightedChances } from './duel.ts';
import {
  aiming,
  aimless,
  type Fighting,
  type FightOdds,
  meeting,
  type Rivals,
  type Sight,
  sightOf,
} from './fighting.ts';
import { cardsIn, type HandId, handId } from './multisets.ts';
import { drawn, handPromise, type Reading, trained, unread } from './reading.ts';
import { type Ring, type RingSpot, ringOf, ringSpotOf } from './ring-table.ts';
import { worthsFor } from './worths.ts';

/** What a fighter may be after: red wins, blue wins, red wins by K.O., blue wins by K.O. */
export const AIMS: readonly Worths[] = [
  [1, 1, 0, 0],
  [0, 0, 1, 1],
  [0.3, 1, 0, 0],
  [0, 0, 0.3, 1],
];

/** The aim of seeing this corner win. */
export function aimFor(winner: Corner): number {
  return winner === 'red' ? 0 : 1;
}

/** A fight by public information before the first chip: cards and prizes. */
export interface FightModel {
  readonly ring: Ring;
  /** Both boxers' positions before the first round. */
  readonly start: RingSpot;
  /** What hands the fighters will have taken. */
  readonly taken: OfBoth<Reading>;
  /** What each corner thinks it may be up against. */
  readonly rivals: OfBoth<Rivals>;
  /** How each corner fights, by its aim. */
  readonly fightings: OfBoth<readonly Fighting[]>;
  /** How a fight of two hands ends, by the aims of red and blue. */
  meet(redAim: number, blueAim: number): FightOdds;
  /** What bystanders think who have only counted cards. */
  readonly rumour: Chances;
}

/** The model of a fight; it assumes a perfect memory of cards. */
export function modelOf(situation: Situation<KnockOut>, fight: Fight): FightModel {
  const ring = ringOf(fight);
  const start = ringSpotOf({ ...fight, rounds: [] });
  const open = ofBoth((corner) => openReading(situation, fight, corner));
  const bare = { ...fight, bets: [], rounds: [] };
  const rivals = ofBoth((corner) => rivalsOf(situation, fight, corner));
  const fightings = ofBoth((corner) =>
    sightsIn(ring)[corner].map((sight) => aiming(sight, rivals[corner])),
  );
  const taken = ofBoth((corner) => {
    const worths = worthsFor(situation.view.open, bare, fight[corner].seat);
    const [winning, losing] = [corner, opponentOf(corner)].map((winner) =>
      at(fightings[corner], aimFor(winner)),
    );
    if (!winning || !losing) throw new Error('two plans');
    return trained(open[corner], (hand) =>
      handPromise(hand, corner, { winning, losing }, worths, start),
    );
  });
  const meetings = AIMS.map((_, red) =>
    AIMS.map((_aim, blue) => meeting(ring, at(fightings.red, red), at(fightings.blue, blue))),
  );
  return {
    ...{ ring, start, taken, fightings, rivals },
    meet: (redAim, blueAim) => at(at(meetings, redAim), blueAim),
    rumour: rumourOf(ring, start, taken, situation.rng),
  };
}

/** The results of open hands in a ring, by corner and aim; computed once for all fights there. */
function sightsIn(ring: Ring): OfBoth<readonly Sight[]> {
  const sights =
    SIGHTS.get(ring) ?? ofBoth((corner) => AIMS.map((aim) => sightOf(ring, corner, aim)));
  SIGHTS.set(ring, sights);
  return sights;
}

const SIGHTS = new WeakMap<Ring, OfBoth<readonly Sight[]>>();

export function ofBoth<T>(make: (corner: Corner) => T): OfBoth<T> {
  return { red: make('red'), blue: make('blue') };
}

/** All hands a fighter may have gone into the fight with. */
function openReading(situation: Situation<KnockOut>, fight: Fight, corner: Corner): Reading {
  const shown = cardsPlayed(situation.heard, fight, corner);
  const cards = cardsBefore(situation, fight, corner);
  const { hands: possible } = unread(cards, handSize(situation.view, fight, corner));
  const fitting = possible.filter((hand) => holdsAll(cardsIn(hand), shown));
  return { hands: fitting, weights: fitting.map(() => 1 / fitting.length) };
}

/** Some hands that a corner's opponent may have, by how many cards this corner has in its own. */
function rivalsOf(situation: Situation<KnockOut>, fight: Fight, corner: Corner): Rivals {
  const { rng, view } = situation;
  const other = opponentOf(corner);
  const left = possibleCards(situation, fight[other].seat, EVERYTHING);
  const held = cardsBefore(situation, fight, other);
  const [most, own] = [handSize(view, fight, other), handSize(view, fight, corner)];
  return range(HAND_SIZE + 1).map((size) => {
    const theirs = size + most - own;
    if (theirs <= 0 || theirs > most) return [];
    const cards = theirs > left.length ? held : left;
    return range(LOOKS).map(() => handId(likelyHand(cards, theirs, rng)));
  });
}

const LOOKS = 16;

/** The cards a fighter may have held when the fight began. */
function cardsBefore(situation: Situation<KnockOut>, fight: Fight, corner: Corner): Card[] {
  const shown = cardsPlayed(situation.heard, fight, corner);
  const left = possibleCards(situation, fight[corner].seat, EVERYTHING);
  return [...left, ...shown].sort((a, b) => a - b);
}

/** How many cards a fighter goes into the fight with. */
function handSize({ glance }: View, fight: Fight, corner: Corner): number {
  const { seat } = fight[corner];
  const held = at(glance.hands, seat);
  return held > 0 ? held + fight.rounds.length : Math.min(HAND_SIZE, at(glance.reserves, seat));
}

const EVERYTHING = Number.POSITIVE_INFINITY;

function holdsAll(hand: readonly Card[], shown: readonly Card[]): boolean {
  return shown.every(
    (card) =>
      hand.filter((one) => one === card).length >= shown.filter((one) => one === card).length,
  );
}

/** How such fights end when anybody plays anything. */
function rumourOf(ring: Ring, start: RingSpot, taken: OfBoth<Reading>, rng: Rng): Chances {
  const meet = meeting(ring, aimless('red'), aimless('blue'));
  const pair = (): readonly [HandId, HandId] => [drawn(taken.red, rng), drawn(taken.blue, rng)];
  return weightedChances(
    range(RUMOURS).map(() => {
      const [red, blue] = pair();
      return { weight: 1, chances: meet(red, blue, start) };
    }),
  );
}

const RUMOURS = 24;
