import { LEVELS, type Level } from '../bots/bot.ts';
import type { AnyTexts, Who } from '../engine/texts.ts';
import type { Sitter } from './session.ts';

/** How those at a table are called; a name that comes twice gets a number. */
export function namesOf(sitters: readonly Sitter[], texts: Pick<AnyTexts, 'bots'>): Who {
  const names = sitters.map((sitter) =>
    sitter.kind === 'bot' ? texts.bots[sitter.level].name : sitter.name,
  );
  return (seat) => {
    const name = names[seat] ?? '';
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${ROMAN[before]}`;
  };
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** The level of this name. */
export function levelOf(value: string): Level | undefined {
  return LEVELS.find((level) => level === value);
}
