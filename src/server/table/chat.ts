import type { Phrase } from '../../client/protocol/table.ts';
import { visibleText } from '../people/names.ts';
import type { Ruling, TableModel } from './model.ts';
import { chairOfPerson } from './seats.ts';

/** Sends a preset phrase. */
export function say(table: TableModel, person: string, phrase: Phrase): Ruling {
  return spoken(table, person, phrase, null);
}

/** Sends free text, if the table allows it. */
export function speak(table: TableModel, person: string, text: string): Ruling {
  if (table.terms.talk !== 'free') return { error: 'talk-not-allowed' };
  const plain = visibleText(text);
  return plain === ''
    ? { error: 'bad-message', detail: 'text: expected a visible character' }
    : spoken(table, person, null, plain);
}

function spoken(
  table: TableModel,
  person: string,
  phrase: Phrase | null,
  text: string | null,
): Ruling {
  const chair = chairOfPerson(table, person);
  const name = chair === null ? undefined : table.chairs[chair]?.person?.name;
  if (chair === null || name === undefined) return { error: 'not-seated' };
  return [{ type: 'said', chair, name, phrase, text }];
}
