import type { NewTerms } from '../../client/protocol/http.ts';
import { range } from '../../engine/list.ts';
import type { Ruling, TableModel } from './model.ts';
import { termsOf } from './opening.ts';
import { chairOfPerson, isHouseBot, isOpen } from './seats.ts';

/**
 * The host changes the terms of a table that waits for players; seats are added and removed at the
 * end.
 */
export function edit(
  table: TableModel,
  person: string,
  wanted: NewTerms,
  account: boolean,
): Ruling {
  if (chairOfPerson(table, person) !== table.host) return { error: 'not-yours' };
  if (table.terms.tournament) return { error: 'in-tournament' };
  if (table.phase !== 'gathering' || table.check) return { error: 'wrong-phase' };
  const { terms } = table;
  const { seats = terms.seats, ...rest } = wanted;
  const { options, legs, pace, talk, language, listed, rated, code, commitment } = terms;
  const before = { options, legs, pace, talk, listed, rated, ...(language ? { language } : {}) };
  const places = range(seats).map((chair) => (chair === 0 ? ('me' as const) : ('open' as const)));
  const opening = { code, commitment, format: terms.format ?? ('ringside/1' as const) };
  const next = termsOf(table.game, { ...before, ...rest, game: terms.game, places }, opening);
  if ('error' in next || 'rule' in next) return next;
  if (!table.chairs.slice(seats).every(isOpen)) return { error: 'chair-taken' };
  if (next.rated && !account) return { error: 'account-needed' };
  if (next.rated && table.chairs.some(isHouseBot)) return { error: 'not-while-rated' };
  const kept = range(seats).map((chair) => table.chairs[chair]?.kept ?? null);
  return [{ type: 'edited', terms: { ...terms, ...next, host: terms.host, kept } }];
}
