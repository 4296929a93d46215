import { LEVELS } from '../../bots/bot.ts';
import { CHARACTERS } from '../../bots/characters.ts';
import type { Sitter } from '../session.ts';

/** No name in a link is longer than this. */
const LONGEST = 24;

/** Who played, as a link carries it: bots by their character after `!`, people by name, `~` between them. */
export function writeNames(sitters: readonly Sitter[]): string {
  return sitters
    .map((sitter) =>
      encodeURIComponent(
        sitter.kind === 'bot' ? `!${sitter.character}` : sitter.name.replace(/^!+|~/g, ''),
      ),
    )
    .join('~');
}

/** Who played, from a link; null if it does not say so for every seat. */
export function readNames(text: string | null, seats: number): readonly Sitter[] | null {
  const names = text?.split('~') ?? [];
  return names.length === seats ? names.map(sitterOf) : null;
}

function sitterOf(name: string): Sitter {
  for (const level of LEVELS) {
    const character = CHARACTERS[level].find((known) => name === `!${known}`);
    if (character) return { kind: 'bot', level, character };
  }
  return { kind: 'away', name: name.slice(0, LONGEST) };
}
