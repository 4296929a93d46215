// Challengers!: the strength of a deck, learned from matches between decks that champions draft
// with the table in the repository, and variations of them. So each run builds on the last.
import { nodeBudget } from '../../src/bots/bot.ts';
import { type Ask, askData } from '../../src/engine/ask.ts';
import { viewOf } from '../../src/engine/game.ts';
import { at, range } from '../../src/engine/list.ts';
import { normalOptions } from '../../src/engine/options.ts';
import { SILENCE } from '../../src/engine/referee.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { contender } from '../../src/games/challengers/bot/contender.ts';
import { describe, FIGURES } from '../../src/games/challengers/bot/figures.ts';
import { plansFor } from '../../src/games/challengers/bot/plans.ts';
import { type Fighter, type SparringPark, spar } from '../../src/games/challengers/bot/sparring.ts';
import { challengers } from '../../src/games/challengers/game.ts';
import type { CardName } from '../../src/games/challengers/instances.ts';
import type { Move, State } from '../../src/games/challengers/kind.ts';
import type { Rule } from '../../src/games/challengers/rulebook.ts';
import { draftOf, ROUNDS } from '../../src/games/challengers/tournament.ts';
import { type Example, type Figures, learn, packed } from './opinions.ts';
import { say, tableFile } from './table.ts';

const MATCHES_OF_A_DECK = 70;
const SEATS = 4;
const FEWEST_CARDS = 4;
const OPTIONS = normalOptions(challengers.options);

/** A player before a match, and the match's number. */
interface Entrant extends Fighter {
  readonly park: SparringPark;
}

/** All players before every match of a tournament of champions, some of whom often deviate. */
function tournament(rng: Rng): Entrant[] {
  const s = challengers.setup(SEATS, OPTIONS, rng, SILENCE);
  const piles = challengers.clone(s).hidden.piles;
  const wild = range(SEATS).map(() => at([0, 20, 45], rng.below(3)));
  const entrants: Entrant[] = [];
  for (let [ask] = challengers.asks(s); ask; [ask] = challengers.asks(s)) {
    const move = answer(s, ask, at(wild, ask.seat), rng);
    const { round, trophies } = at(s.open.players, ask.seat);
    const park = { piles, options: OPTIONS, round: Math.min(round, ROUNDS) };
    const { deck } = at(s.own, ask.seat);
    if (move.type === 'ready') entrants.push({ park, deck, trophies: [...trophies] });
    challengers.play(s, ask.seat, move, rng, SILENCE);
  }
  return entrants;
}

const ONE = nodeBudget(1);
/** Deviations are among this many best plans; removals, which are asked for repeatedly, among fewer. */
const PLANS = 6;
const REMOVALS = 3;

/** A champion's answer without trials, except for a percentage of deviations, matches aside. */
function answer(s: State, ask: Ask<Move, Rule>, wild: number, rng: Rng): Move {
  const view = viewOf(challengers, s, ask.seat);
  const situation = { view, ask: askData(ask), heard: [], rng, budget: ONE };
  const { type } = at(s.open.players, ask.seat).phase;
  if (type === 'match') return contender(situation);
  const plans = plansFor(situation, at(s.own, ask.seat));
  const removing = type === 'trim';
  if (rng.below(100) >= (removing ? wild / 2 : wild)) return at(plans, 0).move;
  return at(plans, rng.below(Math.min(plans.length, removing ? REMOVALS : PLANS))).move;
}

/**
 * A player with a deck as drafted, or with a variation of it: one or two cards fewer, and one or
 * two more of the current ones.
 */
function varied(entrant: Entrant, rng: Rng): Entrant {
  if (rng.below(4) === 0) return entrant;
  const deck = [...entrant.deck];
  const fewer = rng.below(2) === 0 ? rng.below(3) : 0;
  for (let n = 0; n < fewer && deck.length > FEWEST_CARDS; n++)
    deck.splice(rng.below(deck.length), 1);
  const { piles, options, round } = entrant.park;
  const levels = draftOf(round, options.round4);
  const pile = piles[at(levels, rng.below(levels.length)).level];
  const more = rng.below(5) < 3 ? 1 + rng.below(2) : 0;
  for (let n = 0; n < more; n++) {
    const card = at(pile, rng.below(pile.length));
    if (!deck.includes(card)) deck.push(card);
  }
  return { ...entrant, deck };
}

const DESCRIBED = new Float64Array(FIGURES);

function figuresOf({ deck, park }: { deck: readonly CardName[]; park: SparringPark }): Figures {
  describe(deck, park.round, DESCRIBED);
  return packed(DESCRIBED);
}

/** This many tournaments form a season; players of different tournaments of a season may meet. */
const TOURNAMENTS = 50;
const SEASONS = 10;

function season(number: number): Example[] {
  const rng = rngFrom([number, 20, 24, 7]);
  const known: Entrant[][] = range(ROUNDS + 1).map(() => []);
  const examples: Example[] = [];
  for (const _ of range(TOURNAMENTS)) {
    for (const entrant of tournament(rng)) {
      const others = at(known, entrant.park.round);
      others.push(entrant);
      for (let n = 0; n < MATCHES_OF_A_DECK; n++) {
        const other = at(others, rng.below(others.length));
        if (other !== entrant) examples.push(match(varied(entrant, rng), varied(other, rng), rng));
      }
    }
  }
  say(`a season of ${examples.length} matches\n`);
  return examples;
}

function match(mine: Entrant, theirs: Entrant, rng: Rng): Example {
  const { won } = spar(mine.park, mine, theirs, rng);
  return { mine: figuresOf(mine), theirs: figuresOf(theirs), score: won ? 1 : 0 };
}

const PLAN = { figures: FIGURES, opinions: 48, rounds: 4, seed: 1 };

/** The file with the fitted weights. */
export function learnedFile(): string {
  const examples = range(SEASONS).flatMap(season);
  return tableFile('PROWESS', learn(examples, PLAN, say).lines(), [
    'How strong a deck is in a round: learned from who won matches between decks that bots build, and decks like',
    'them (`src/bots/learned.ts` says how to read it, `scripts/fit/challengers.ts` how it came about).',
  ]);
}
