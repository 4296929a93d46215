import { LEVELS, type Level } from '../bots/bot.ts';
import { type Character, characterOf, hashOf } from '../bots/characters.ts';
import { CHARACTER_TEXTS } from '../bots/texts/characters.ts';
import type { Seat } from '../engine/ask.ts';
import { at } from '../engine/list.ts';
import type { Language, Who } from '../engine/texts.ts';
import { PEOPLE } from '../ui/portrait.tsx';
import type { Sitter } from './session.ts';

/** How those at a table are called; a person whose name somebody else has already gets a number. */
export function namesOf(sitters: readonly Sitter[], language: Language): Who {
  const names = sitters.map((sitter) =>
    sitter.kind === 'bot' ? nameOfCharacter(sitter.character, language) : sitter.name,
  );
  return (seat) => {
    const name = names[seat] ?? '';
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  };
}

export function nameOfCharacter(character: Character, language: Language): string {
  return CHARACTER_TEXTS[language][character].name;
}

/** The name of the bot that a server has put on a chair. */
export function botName(table: string, chair: number, level: Level, language: Language): string {
  return nameOfCharacter(characterOf(table, chair, level), language);
}

/**
 * The face of each seat for `Portrait`: a bot has its character's, the only person at this device the cap, other
 * people one that follows from their name; no two people share one.
 */
export function facesOf(sitters: readonly Sitter[]): (seat: Seat) => string {
  const here = sitters.filter(({ kind }) => kind === 'here').length;
  const taken = new Set<string>(here === 1 ? [at(PEOPLE, 0)] : []);
  const faces = sitters.map((sitter) => {
    if (sitter.kind === 'bot') return sitter.character;
    if (sitter.kind === 'here' && here === 1) return at(PEOPLE, 0);
    const face = faceFor(sitter.name, taken);
    taken.add(face);
    return face;
  });
  return (seat) => at(faces, seat);
}

function faceFor(name: string, taken: ReadonlySet<string>): string {
  const first = hashOf(name);
  const inTurn = PEOPLE.map((_, n) => at(PEOPLE, (first + n) % PEOPLE.length));
  return inTurn.find((face) => !taken.has(face)) ?? at(inTurn, 0);
}

/** The level of this name. */
export function levelOf(value: string): Level | undefined {
  return LEVELS.find((level) => level === value);
}
