// Challengers!: the strength of a deck, learned from matches between contenders' decks and
// variations of them; first at random, then among those that the first fit rates best.
import { nodeBudget } from '../../src/bots/bot.ts';
import { type Ask, anyAnswer, askData } from '../../src/engine/ask.ts';
import { viewOf } from '../../src/engine/game.ts';
import { at, range } from '../../src/engine/list.ts';
import { normalOptions } from '../../src/engine/options.ts';
import { SILENCE } from '../../src/engine/referee.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { contender } from '../../src/games/challengers/bot/contender.ts';
import { describe, FIGURES } from '../../src/games/challengers/bot/figures.ts';
import { type Fighter, type SparringPark, spar } from '../../src/games/challengers/bot/sparring.ts';
import { challengers } from '../../src/games/challengers/game.ts';
import type { CardName } from '../../src/games/challengers/instances.ts';
import type { Move, State } from '../../src/games/challengers/kind.ts';
import type { Rule } from '../../src/games/challengers/rulebook.ts';
import { ROUNDS } from '../../src/games/challengers/tournament.ts';
import { type Example, type Figures, learn, packed } from './opinions.ts';
import { say, tableFile } from './table.ts';

const MATCHES_OF_A_DECK = 24;
const SEATS = 4;
const FEWEST_CARDS = 4;
const OPTIONS = normalOptions(challengers.options);

/** A player before a match, and the match's number. */
export interface Entrant extends Fighter {
  readonly park: SparringPark;
}

/** All players before every match of a tournament of contenders, some of whom often deviate. */
function tournament(rng: Rng): Entrant[] {
  const s = challengers.setup(SEATS, OPTIONS, rng, SILENCE);
  const piles = challengers.clone(s).hidden.piles;
  const wild = range(SEATS).map(() => at([0, 0, 6, 3], rng.below(4)));
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

/** A contender's answer, except that one in this many is random, matches aside. */
function answer(s: State, ask: Ask<Move, Rule>, wild: number, rng: Rng): Move {
  const view = viewOf(challengers, s, ask.seat);
  const move = contender({ view, ask: askData(ask), heard: [], rng, budget: ONE });
  const { type } = at(s.open.players, ask.seat).phase;
  if (wild === 0 || type === 'match' || rng.below(wild) > 0) return move;
  if (type !== 'trim') return anyAnswer(ask, rng);
  const { deck } = at(s.own, ask.seat);
  if (move.type === 'remove' || deck.length <= FEWEST_CARDS) return { type: 'ready' };
  return { type: 'remove', card: at(deck, rng.below(deck.length)) };
}

/**
 * A player with a variation of a deck: a few cards fewer, or one or two more of the current ones.
 */
export function varied(entrant: Entrant, rng: Rng): Entrant {
  const deck = [...entrant.deck];
  const fewer = rng.below(2) === 0 ? rng.below(4) : 0;
  for (let n = 0; n < fewer && deck.length >= FEWEST_CARDS; n++)
    deck.splice(rng.below(deck.length), 1);
  const { piles, round } = entrant.park;
  const pile = round < 4 ? piles.A : round < 6 ? piles.B : piles.C;
  const more = rng.below(3) === 0 ? 1 + rng.below(2) : 0;
  for (let n = 0; n < more; n++) {
    const card = at(pile, rng.below(pile.length));
    if (!deck.includes(card)) deck.push(card);
  }
  return { ...entrant, deck };
}

/** Changes a deck slightly before it is tried. */
export type Variation = (entrant: Entrant, rng: Rng) => Entrant;

/** The best of some variations of a deck, by the previous fit. */
function improved(judge: (figures: Figures) => number): Variation {
  return (entrant, rng) => {
    let best = varied(entrant, rng);
    for (let tries = rng.below(4) * rng.below(8); tries > 0; tries--) {
      const other = varied(rng.below(2) === 0 ? best : entrant, rng);
      if (judge(figuresOf(other)) > judge(figuresOf(best))) best = other;
    }
    return best;
  };
}

const DESCRIBED = new Float64Array(FIGURES);

function figuresOf({ deck, park }: { deck: readonly CardName[]; park: SparringPark }): Figures {
  describe(deck, park.round, DESCRIBED);
  return packed(DESCRIBED);
}

/** This many tournaments form a season; players of different tournaments of a season may meet. */
const TOURNAMENTS = 50;
const SEASONS = 8;

/** The matches of a range of seasons, each with its own seed. */
export function seasons(from: number, to: number, vary: Variation): Example[] {
  return range(to - from).flatMap((n) => season(vary, rngFrom([from + n, 20, 24, 7])));
}

function season(vary: Variation, rng: Rng): Example[] {
  const known: Entrant[][] = range(ROUNDS + 1).map(() => []);
  const examples: Example[] = [];
  for (const _ of range(TOURNAMENTS)) {
    for (const entrant of tournament(rng)) {
      const others = at(known, entrant.park.round);
      others.push(entrant);
      for (let n = 0; n < MATCHES_OF_A_DECK; n++) {
        const other = at(others, rng.below(others.length));
        examples.push(match(vary(entrant, rng), vary(other, rng), rng));
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

const PLAN = { figures: FIGURES, opinions: 24, seed: 1 };

/** The first fit, on random decks, makes better ones. */
export function improvement(first: readonly Example[]): Variation {
  const judgement = learn(first, { ...PLAN, rounds: 4 }, say);
  return improved((figures) => judgement.judge(figures));
}

/** The file with the fitted weights. */
export function fileFrom(examples: readonly Example[]): string {
  return tableFile('PROWESS', learn(examples, { ...PLAN, rounds: 6 }, say).lines(), [
    'How strong a deck is in a round: learned from who won matches between decks that bots build, and decks like',
    'them (`src/bots/learned.ts` says how to read it, `scripts/fit/challengers.ts` how it came about).',
  ]);
}

export function learnedFile(): string {
  const first = seasons(0, SEASONS, varied);
  const second = seasons(SEASONS, 2 * SEASONS, improvement(first));
  return fileFrom([...first, ...second]);
}
