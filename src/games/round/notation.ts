import { type Handlers, handle } from '../../engine/tagged.ts';
import type { Claim, Move, Round, Sheet } from './kind.ts';

/** A move as people type it: `7 as 4`, `hold 0.1 5`, `ready`, `IO 2`, `OO 1 II 3`, `ko 0.1 7`, `pass`. */
export function notate(move: Move): string {
  return handle(WRITTEN, move);
}

const WRITTEN: Handlers<Round['moves'], [], string> = {
  draft: ({ keep, announce }) => `${keep} as ${announce}`,
  say: ({ claim }) => notateClaim(claim),
  ready: () => 'ready',
  prognosis: ({ sheets }) => sheets.map(notateSheet).join(' '),
  attack: ({ target, boxer }) => (target === null ? 'pass' : `ko ${target} ${boxer}`),
};

/** RD-32: I is a victory, O a defeat, left before right. */
export function notateSheet({ left, right, stake }: Sheet): string {
  return `${symbols({ left, right })} ${stake}`;
}

/** The two symbols of a sheet. */
export function symbols({ left, right }: Pick<Sheet, 'left' | 'right'>): string {
  return `${left === 'win' ? 'I' : 'O'}${right === 'win' ? 'I' : 'O'}`;
}

function notateClaim(claim: Claim): string {
  const { kind } = claim;
  if (!('slot' in claim)) return `${kind} ${claim.boxer}`;
  return 'boxer' in claim ? `${kind} ${claim.slot} ${claim.boxer}` : `${kind} ${claim.slot}`;
}
