import { type Bot, type Situation, shareOf } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { at, range } from '../../../engine/list.ts';
import { askOf, SILENCE } from '../../../engine/referee.ts';
import type { Rng } from '../../../engine/rng.ts';
import { cornerOf } from '../boxers.ts';
import { knockout } from '../game.ts';
import type { Corner, Fight, KnockOut, Move, OfBoth, State } from '../kind.ts';
import { opponentOf } from '../rules/ring.ts';
import { weighCards } from './boxing-out.ts';
import { readChips } from './chip-reading.ts';
import { chipValue } from './chips.ts';
import { weightedChances as averaged, type Chances } from './duel.ts';
import { aimFor, type FightModel, modelOf } from './fight-model.ts';
import { mix } from './mix.ts';
import { cardsIn, handId } from './multisets.ts';
import { certain, drawn, handPromise, type Reading } from './reading.ts';
import { aimOf, type Mind, thinkOn } from './thinking-on.ts';
import { traitsOf } from './traits.ts';
import { type Candidate, type Weighed, weigh } from './weighing.ts';
import { worthsFor } from './worths.ts';

/** Imagines what the others hold and are after, thinks the fight through, and answers so that it cannot be read. */
export const champion: Bot<KnockOut> = (situation) => {
  const found = weighed(situation, 'promising');
  const options = found
    .filter(({ worlds }) => 2 * worlds >= at(found, 0).worlds)
    .map(({ move, worth }) => ({ move, value: worth }));
  const best = options[0];
  if (!best) return situation.ask.idle;
  const close = MIXED * (best.value + SLIGHT);
  return mix(toTaste(situation, options, TASTE * close), close, situation.rng);
};

/** The options with a bonus of up to `most` for what the style likes. */
function toTaste(
  { view, ask, style }: Situation<KnockOut>,
  options: readonly { readonly move: Move; readonly value: number }[],
  most: number,
): readonly { readonly move: Move; readonly value: number }[] {
  const { phase } = view.open;
  if (!style || !('fight' in phase)) return options;
  return options.map(({ move, value }) => ({
    move,
    value: value + most * appeal(style, traitsOf(move, phase.fight, ask.seat)),
  }));
}

/** Weight of a style's taste, as a multiple of a close difference. */
const TASTE = 1.5;

/** Answers whose chances of first place differ by less than this fraction are mixed. */
const MIXED = 0.01;
const SLIGHT = 1e-6;

/** Which chips are thought through: those with good odds, or for an explanation the others too. */
type Breadth = 'promising' | 'all';

/** The answers that were thought through, the best first. */
export function weighed(situation: Situation<KnockOut>, breadth: Breadth): Weighed[] {
  const { view, heard, rng, ask } = situation;
  const { phase } = view.open;
  if (phase.type === 'colours') return anyColour(situation);
  const world = knockout.imagine(view, heard, rng);
  if (phase.type === 'challenge') return weighChallenges(situation, world);
  if (phase.type === 'training') return weighHands(situation, world, phase.fight);
  if (phase.type === 'betting') return weighChips(situation, world, phase.fight, breadth);
  if (phase.type === 'over') return [];
  const corner = cornerOf(phase.fight, ask.seat);
  return corner ? weighCards(situation, world, phase.fight, corner) : [];
}

/** KO-109: no colour is better than another. */
function anyColour({ ask, rng }: Situation<KnockOut>): Weighed[] {
  const alike = { worth: 1 / ask.moves.length, money: 0, worlds: 1, chances: NO_FIGHT };
  return rng.shuffle([...ask.moves]).map((move) => ({ move, ...alike }));
}

const NO_FIGHT: Chances = [0, 0, 0, 0];

function weighChips(
  situation: Situation<KnockOut>,
  world: State,
  fight: Fight,
  breadth: Breadth,
): Weighed[] {
  const { ask, view, heard, budget, rng } = situation;
  const model = modelOf(situation, fight);
  const read = readChips(model, world, fight, heard);
  const corner = cornerOf(fight, ask.seat);
  const readings = corner ? { ...read, [corner]: certain(view.own?.hand ?? []) } : read;
  const expected = expectation(situation, model, readings, world, fight);
  const mind = { seat: ask.seat, model, readings, expected, seen: fight.bets.length };
  const candidates = byOdds(situation, model, fight, expected).map((move): Candidate => {
    const think = (chance: Rng) => {
      const s = knockout.clone(world);
      knockout.play(s, ask.seat, move, chance, SILENCE);
      return thinkOn(mind, s, chance);
    };
    return { move, think };
  });
  const found = weigh(candidates.slice(0, CHIPS), budget, rng);
  const others = breadth === 'all' ? candidates.slice(CHIPS) : [];
  return [...found, ...weigh(others, shareOf(budget, budget.nodes / 6), rng)];
}

/**
 * How many chips are thought through. Playouts are few, so with all chips the best looking one would
 * often be a bet on a K.O. that was lucky in them.
 */
const CHIPS = 8;

/** Chips by what they bring as things stand; a fighter may still go for a win or a defeat. */
function byOdds(
  { ask, view }: Situation<KnockOut>,
  { fightings, start }: FightModel,
  fight: Fight,
  expected: Chances,
): Move[] {
  const corner = cornerOf(fight, ask.seat);
  const hand = handId(view.own?.hand ?? []);
  const plans = corner ? fightings[corner].slice(0, 2).map((aim) => aim.hopes(hand, start)) : [];
  const value = (move: Move): number =>
    Math.max(...[expected, ...plans].map((chances) => chipValue(move, fight, ask.seat, chances)));
  return ask.moves
    .map((move) => ({ move, worth: value(move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);
}

/** How the fight would end if no more chips were placed, over all that the fighters may hold. */
function expectation(
  { rng }: Situation<KnockOut>,
  model: FightModel,
  readings: OfBoth<Reading>,
  s: State,
  fight: Fight,
): Chances {
  return averaged(
    range(LOOKS).map(() => {
      const [red, blue] = [drawn(readings.red, rng), drawn(readings.blue, rng)];
      const aims = [aimOf(model, s, fight, 'red', red), aimOf(model, s, fight, 'blue', blue)];
      const meet = model.meet(at(aims, 0), at(aims, 1));
      return { weight: 1, chances: meet(red, blue, model.start) };
    }),
  );
}

const LOOKS = 60;

/** Of all hands those that promise something are thought through to the end of the fight. */
function weighHands(situation: Situation<KnockOut>, world: State, fight: Fight): Weighed[] {
  const { ask, budget } = situation;
  const corner = cornerOf(fight, ask.seat);
  if (!corner) return [];
  const model = modelOf(situation, fight);
  const promising = byPromise(model, world, fight, corner, ask.moves).slice(0, HANDS);
  return weigh(
    promising.map((move) => hand(situation, model, world, fight, corner, move)),
    budget,
    situation.rng,
  );
}

const HANDS = 16;

/** Hands by what they promise with the bets that can be made on them, the best first. */
function byPromise(
  { fightings, start }: FightModel,
  s: State,
  fight: Fight,
  corner: Corner,
  moves: readonly Move[],
): Move[] {
  const [winning, losing] = [
    at(fightings[corner], aimFor(corner)),
    at(fightings[corner], aimFor(opponentOf(corner))),
  ];
  const worths = worthsFor(s.open, fight, fight[corner].seat);
  return moves
    .flatMap((move) =>
      move.type === 'train'
        ? [
            {
              move,
              promise: handPromise(handId(move.cards), corner, { winning, losing }, worths, start),
            },
          ]
        : [],
    )
    .sort((a, b) => b.promise - a.promise)
    .map(({ move }) => move);
}

/** A hand, thought through: the other fighter takes one as well, then the betting begins. */
function hand(
  { ask, rng }: Situation<KnockOut>,
  model: FightModel,
  world: State,
  fight: Fight,
  corner: Corner,
  move: Move,
): Candidate {
  const cards = move.type === 'train' ? move.cards : [];
  const readings = { ...model.taken, [corner]: certain(cards) };
  const mind: Mind = { seat: ask.seat, model, readings, expected: model.rumour, seen: 0 };
  const ready = knockout.clone(world);
  knockout.play(ready, ask.seat, move, rng, SILENCE);
  const rival = fight[opponentOf(corner)].seat;
  const asked = ready.open.phase.type === 'training' ? askOf(knockout, ready, rival) : undefined;
  if (asked) knockout.play(ready, rival, asked.idle(), rng, SILENCE);
  return { move, think: (chance) => thinkOn(mind, knockout.clone(ready), chance) };
}

/** Challenges, each with the hand that promises most in it. */
function weighChallenges(situation: Situation<KnockOut>, world: State): Weighed[] {
  const { ask, budget, rng } = situation;
  const candidates = ask.moves.flatMap((move): Candidate[] => {
    const s = knockout.clone(world);
    knockout.play(s, ask.seat, move, rng, SILENCE);
    const { phase } = s.open;
    if (phase.type !== 'training') return [];
    const model = modelOf(situation, phase.fight);
    const trainings = model.taken.red.hands.map(
      (id): Move => ({ type: 'train', cards: cardsIn(id) }),
    );
    const [best] = byPromise(model, s, phase.fight, 'red', trainings);
    if (!best) return [];
    const { think } = hand(situation, model, s, phase.fight, 'red', best);
    return [{ move, think }];
  });
  return weigh(candidates, budget, rng);
}
