import { LEVELS } from '../../bots/bot.ts';
import { CHARACTERS } from '../../bots/characters.ts';
import { range } from '../../engine/list.ts';
import { seatLetter } from '../../ui/seat-badge.tsx';
import type { Sitter } from '../session.ts';

/** Maximum length of a name in a link. */
const LONGEST = 24;

/**
 * The players as encoded in a link: bots by their character after `!`, people by name, separated by
 * `~`.
 */
export function writeNames(sitters: readonly Sitter[]): string {
  return sitters
    .map((sitter) =>
      encodeURIComponent(
        sitter.kind === 'bot' ? `!${sitter.character}` : sitter.name.replace(/^!+|~/g, ''),
      ),
    )
    .join('~');
}

/** By person: whether their name may appear in shared links; null without a person. */
type Consent = readonly ({ readonly listed: boolean } | null)[];

/** The players without the names of people who do not want theirs in shared links. */
export function withConsent(sitters: readonly Sitter[], consent: Consent): readonly Sitter[] {
  return sitters.map((sitter, person) =>
    sitter.kind === 'bot' || consent[person]?.listed ? sitter : { ...sitter, name: '' },
  );
}

/** The players; those without a name are called by the letter of their seat. */
export function namedSitters(
  sitters: readonly Sitter[] | null,
  seats: number,
  called: (letter: string) => string,
): readonly Sitter[] {
  return range(seats).map((seat) => {
    const sitter = sitters?.[seat];
    const isNamed = sitter !== undefined && (sitter.kind === 'bot' || sitter.name !== '');
    return isNamed ? sitter : { kind: 'away', name: called(seatLetter(seat)) };
  });
}

/** The players from a link; null if it does not name one for every seat. */
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
