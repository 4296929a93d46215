import { at, range } from '../../../engine/list.ts';
import { BOARDS } from '../board.ts';
import * as holes from './holes.ts';
import { LINES, pegIn } from './lines.ts';
import type { Position } from './position.ts';
import { LETTERS, LETTERS_TO_A_PEG, STAGES, type StageWeights } from './weights.ts';

// Bound locally: without bundling, an import is looked up at every use.
const { get } = holes;

/** Values are in hundredths of a peg. */
export const PEG = 100;

/**
 * The expected final difference for the player to move on the large board: the sum of the learned
 * weights of its 24 lines.
 */
export function evaluate(p: Position): number {
  const part = PART * (2 * p.empty + p.seat);
  let value = get(TEMPO, p.empty);
  for (let line = 0; line < LARGE; line++)
    value += get(TABLE, part + get(BEGIN, line) + get(p.lines, line));
  return value;
}

/** The lines of the large board come first. */
const LARGE = 24;

const EMPTIES = 31;

/** Lines of three to six holes; those of three lead from a corner to the centre, or back. */
const KINDS = [
  { holes: 3, back: false },
  { holes: 3, back: true },
  { holes: 4, back: false },
  { holes: 5, back: false },
  { holes: 6, back: false },
];

/** Where each kind of line begins in a part of the table, and the length of a part. */
const BEGINS = KINDS.map((_, kind) => sizeOfKinds(kind));
const PART = sizeOfKinds(KINDS.length);

/** By number of empty holes and seat to move: the weight of every line. */
export const TABLE = new Int32Array(EMPTIES * 2 * PART);

/** By number of empty holes: the value of having the move. */
export const TEMPO = new Int32Array(EMPTIES);

/** By line: where its kind begins. */
export const BEGIN = new Int32Array(range(LARGE).map((line) => at(BEGINS, kindOf(line))));

for (const empty of range(EMPTIES)) {
  const [stage, next, share] = stagesAround(empty);
  TEMPO[empty] = Math.round(mixed(stage.tempo, next.tempo, share) * PEG);
  for (const [kind, { holes, back }] of KINDS.entries()) {
    const weights = weightsOf(stage, holes);
    const later = weightsOf(next, holes);
    const begin = PART * 2 * empty + at(BEGINS, kind);
    for (const line of range(3 ** holes)) {
      const seen = back ? reversed(line, holes) : line;
      const weight = Math.round(mixed(at(weights, seen), at(later, seen), share) * PEG);
      TABLE[begin + line] = weight;
      TABLE[begin + PART + swapped(line, holes)] = weight;
    }
  }
}

function sizeOfKinds(count: number): number {
  return KINDS.slice(0, count).reduce((size, { holes }) => size + 3 ** holes, 0);
}

function kindOf(line: number): number {
  const { holes } = at(LINES, line);
  const back = holes.length === 3 && at(BOARDS.hex4.neighbours, at(holes, 0)).length > 3;
  return KINDS.findIndex((kind) => kind.holes === holes.length && kind.back === back);
}

/**
 * The stages before and after a number of empty holes, and how near it is to the second. Who places
 * the last peg matters, so odd numbers are interpolated between odd ones and even between even
 * ones.
 */
function stagesAround(empty: number): readonly [StageWeights, StageWeights, number] {
  const stages = STAGES.filter((stage) => stage.empty % 2 === empty % 2);
  const next = stages.find((stage) => stage.empty >= empty) ?? at(stages, stages.length - 1);
  const stage = stages.findLast((one) => one.empty <= empty) ?? at(stages, 0);
  const gap = next.empty - stage.empty;
  return [stage, next, gap === 0 ? 0 : (empty - stage.empty) / gap];
}

function mixed(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** The value of each line of this length for the mover, whose pegs count 1 and the opponent's 2. */
function weightsOf(stage: StageWeights, holes: number): number[] {
  const letters = at(stage.lines, holes - 3);
  const weights: number[] = [];
  let read = 0;
  for (const line of range(3 ** holes)) {
    const twin = reversed(line, holes);
    const known = holes > 3 && twin < line ? weights[twin] : undefined;
    weights.push(known ?? weightIn(letters.charAt(read++)));
  }
  return weights;
}

function weightIn(letter: string): number {
  return (LETTERS.indexOf(letter) - LETTERS.length / 2) / LETTERS_TO_A_PEG;
}

/** The line read from its other end. */
function reversed(line: number, holes: number): number {
  return range(holes).reduce((sum, place) => 3 * sum + pegIn(line, place), 0);
}

/** The line with the owners of all pegs swapped. */
function swapped(line: number, holes: number): number {
  return range(holes).reduce((sum, place) => sum + ((3 - pegIn(line, place)) % 3) * 3 ** place, 0);
}
