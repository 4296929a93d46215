import { hashOf } from '../bots/characters.ts';
import type { Seat } from '../engine/ask.ts';
import { at } from '../engine/list.ts';
import { PEOPLE_PORTRAITS } from '../ui/portrait.tsx';
import type { Sitter } from './session.ts';

/**
 * The portrait of each seat: a bot has its character's, the only person at this device the cap,
 * other people one derived from their name; no two people share one.
 */
export function facesOf(sitters: readonly Sitter[]): (seat: Seat) => string {
  const here = sitters.filter(({ kind }) => kind === 'here').length;
  const taken = new Set<string>(here === 1 ? [at(PEOPLE_PORTRAITS, 0)] : []);
  const faces = sitters.map((sitter) => {
    if (sitter.kind === 'bot') return sitter.character;
    if (sitter.kind === 'here' && here === 1) return at(PEOPLE_PORTRAITS, 0);
    const face = faceFor(sitter.name, taken);
    taken.add(face);
    return face;
  });
  return (seat) => at(faces, seat);
}

function faceFor(name: string, taken: ReadonlySet<string>): string {
  const first = hashOf(name);
  const inTurn = PEOPLE_PORTRAITS.map((_, n) =>
    at(PEOPLE_PORTRAITS, (first + n) % PEOPLE_PORTRAITS.length),
  );
  return inTurn.find((face) => !taken.has(face)) ?? at(inTurn, 0);
}
