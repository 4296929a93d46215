import type { Texts } from '../../../engine/texts.ts';
import type { Grid } from '../kind.ts';
import { RULES } from '../rulebook.ts';
import { maySwap } from '../rules/turn.ts';
import { draw } from './draw.ts';
import { poster } from './poster.ts';

export const en: Texts<Grid> = {
  ...poster.en,
  rules: RULES,
  options: {
    board: {
      name: 'Grid',
      says: 'How large the grid is.',
      values: {
        hex4: 'four holes a side',
        hex3: 'three holes a side, to learn on',
        hex5: 'five holes a side (house rule)',
      },
    },
    start: {
      name: 'Start',
      says: 'How the first six pegs stand around the centre.',
      values: { alternating: 'alternating', triples: 'three facing three' },
    },
    captures: {
      name: 'Knocking out',
      says: 'Whether enclosed pegs always go, or the mover chooses line by line.',
      values: { automatic: 'always', optional: 'the mover chooses' },
    },
    begins: {
      name: 'First move',
      says: 'Who places the first peg.',
      values: { seat0: 'first seat', seat1: 'second seat', drawn: 'random' },
    },
    swap: {
      name: 'Swap (house rule)',
      says: 'The second player may swap colours after the first peg.',
      values: { false: 'no', true: 'allowed' },
    },
    handicap: {
      name: 'Handicap (house rule)',
      says: 'Extra pegs at the start for the second player.',
      values: { 0: 'none', 1: '1 peg', 2: '2 pegs', 3: '3 pegs' },
    },
  },
  presets: {
    rulebook: { name: 'Rulebook', says: 'The grid as it came in the box.' },
    firstGame: { name: 'First game', says: 'A small grid, over in five minutes.' },
  },
  asks: {
    place: (view) =>
      maySwap(view)
        ? 'Place a peg beside another, or swap colours.'
        : 'Place a peg next to one that is already there.',
    swap: () => 'Swap colours, or place a peg.',
  },
  events: {
    placed: ({ seat, hole }, who) => `${who(seat)} places a peg at ${hole}.`,
    knockedOut: ({ seat, holes, anchor }, who) =>
      `${who(seat)} knocks out ${holes.join(', ')} in the line to ${anchor}.`,
    swapped: ({ seat }, who) => `${who(seat)} swaps the colours of all pegs.`,
    turn: ({ seat }, who) => `${who(seat)} to move.`,
    ended: ({ score, winner }, who) => {
      const [more, less] = [...score].sort((a, b) => b - a);
      return winner === null
        ? `The grid is full: a draw, ${more} all.`
        : `The grid is full: ${who(winner)} wins, ${more} to ${less}.`;
    },
  },
  whispers: {},
  moves: {
    place: ({ hole, take }) => {
      if (take === undefined) return `Peg at ${hole}`;
      return take.length === 0
        ? `Peg at ${hole}, take nothing`
        : `Peg at ${hole}, take ${take.join(', ')}`;
    },
    swap: () => 'Swap colours',
  },
  reasons: {
    pegs: ({ lead, exact, depth }) =>
      `${leads(lead, exact)}${exact ? ', seen to the end' : `, seen ${depth} moves ahead`}.`,
  },
  draw: draw('you', 'other'),
};

/** The final difference; half pegs are only guessed. */
function leads(lead: number, exact: boolean): string {
  const pegs = Math.round(Math.abs(lead));
  if (pegs === 0) return exact ? 'Ends level' : 'Looks level';
  const how = exact ? 'Ends' : 'Looks to end about';
  return `${how} ${pegs} ${pegs === 1 ? 'peg' : 'pegs'} ${lead > 0 ? 'ahead' : 'behind'}`;
}
