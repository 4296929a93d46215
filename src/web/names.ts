import { LEVELS, type Level } from '../bots/bot.ts';
import { type Character, characterOf } from '../bots/characters.ts';
import { CHARACTER_TEXTS } from '../bots/texts/characters.ts';
import { personInGame, seatInGame } from '../engine/record.ts';
import { type Language, readBy, type Who } from '../engine/texts.ts';
import { shortNames } from '../ui/stage/short-names.ts';
import type { Sitter, TableState } from './session.ts';

/** The names at a table; a person whose name is already taken gets a number. */
export function sitterNames(sitters: readonly Sitter[], language: Language): Who {
  const names = sitters.map((sitter) =>
    sitter.kind === 'bot' ? nameOfCharacter(sitter.character, language) : sitter.name,
  );
  return (seat) => {
    const name = names[seat] ?? '';
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  };
}

/** Names by seat in a game of a match, from names by person. */
export function whoInGame(byPerson: Who, gameIndex: number, seats: number): Who {
  const { you = null } = byPerson;
  return readBy(
    (seat) => byPerson(personInGame(seat, gameIndex, seats)),
    you === null ? null : seatInGame(you, gameIndex, seats),
  );
}

/** Whether several people share this device. */
export function isShared(sitters: readonly Sitter[]): boolean {
  return sitters.filter(({ kind }) => kind === 'here').length > 1;
}

/** The names at a table as the viewer reads them; on a shared device nobody is “you”. */
export function readersOf(
  { sitters, viewer }: Pick<TableState, 'sitters' | 'viewer'>,
  language: Language,
): Who {
  return readBy(sitterNames(sitters, language), isShared(sitters) ? null : viewer);
}

/** The same names with bots called by one word where that is clear: the log names them in every line. */
export function withShortBots(who: Who, sitters: readonly Sitter[]): Who {
  const short = shortNames(sitters.map((_, seat) => who(seat)));
  return readBy(
    (seat) => (sitters[seat]?.kind === 'bot' ? (short[seat] ?? who(seat)) : who(seat)),
    who.you ?? null,
  );
}

export function nameOfCharacter(character: Character, language: Language): string {
  return CHARACTER_TEXTS[language][character].name;
}

/** The name of a server's bot at a seat. */
export function botName(table: string, chair: number, level: Level, language: Language): string {
  return nameOfCharacter(characterOf(table, chair, level), language);
}

/** The bot level with this name. */
export function levelOf(value: string): Level | undefined {
  return LEVELS.find((level) => level === value);
}
