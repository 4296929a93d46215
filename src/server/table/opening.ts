import type { ChairChoice, NewTable } from '../../client/protocol/http.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { isObject } from '../../engine/json.ts';
import type { BadOptions } from '../../engine/options.ts';
import type { RecordFormat } from '../../engine/record.ts';
import type { Person, Refusal, TableEvent, TableModel, Terms } from './model.ts';

/** Terms that the server adds. */
export interface ServerTerms {
  readonly code: string;
  readonly commitment: string;
  readonly format: RecordFormat;
}

/** The terms of a new table, with its options checked by the game. */
export function termsOf(game: Hosted, wanted: NewTable, opening: ServerTerms): Terms | Refusal {
  const seats = wanted.places.length;
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    return badOptions(`places: expected ${min === max ? min : `${min} to ${max}`}`);
  if (wanted.places.filter((place) => place === 'me').length !== 1)
    return badOptions("places: expected 'me' exactly once");
  const isRated = wanted.rated ?? false;
  if (isRated && (seats < 2 || wanted.places.some((place) => place !== 'me' && place !== 'open')))
    return badOptions('places: expected two or more people and no bots in a rated game');
  if (wanted.preset !== undefined && !Object.hasOwn(game.presets, wanted.preset))
    return badOptions(`preset: expected one of ${Object.keys(game.presets).join(', ')}`);
  const preset = game.presets[wanted.preset ?? ''] ?? {};
  const given = wanted.options ?? {};
  if (!isObject(given)) return badOptions('options: expected an object');
  const read = game.read({ ...preset, ...given }, seats);
  if ('error' in read) return badOptions(describeOptions(game, read));
  return {
    game: game.id,
    rules: game.version,
    seats,
    options: read.options,
    legs: wanted.legs ?? 1,
    pace: wanted.pace ?? { type: 'none' },
    talk: wanted.talk ?? 'phrases',
    language: wanted.language ?? null,
    listed: wanted.listed ?? false,
    rated: isRated,
    host: wanted.places.indexOf('me'),
    kept: wanted.places.map(() => null),
    ...opening,
  };
}

/** The first events of a table: opened, host and bots seated. */
export function openingEvents(
  terms: Terms,
  places: readonly ChairChoice[],
  host: Person,
): TableEvent[] {
  const seated = places.flatMap((place, chair): TableEvent[] => {
    if (place === 'open') return [];
    if (place === 'me') return [{ type: 'sat', chair, person: host }];
    return [{ type: 'placed', chair, level: place }];
  });
  return [{ type: 'opened', terms }, ...seated];
}

/**
 * The terms of a rematch: everyone moves one chair further, and chairs are reserved for the same
 * players.
 */
export function rematchOf(
  table: TableModel,
  person: Person,
  opening: ServerTerms,
): {
  readonly terms: Terms;
  readonly places: readonly ChairChoice[];
} {
  const { seats } = table.terms;
  const before = table.chairs.map((_, chair) => table.chairs[(chair - 1 + seats) % seats]);
  const places = before.map((chair): ChairChoice => {
    if (chair?.person?.id === person.id) return 'me';
    return chair?.person ? 'open' : (chair?.bot ?? 'open');
  });
  const kept = before.map((chair) => chair?.person?.id ?? null);
  const { version: rules } = table.game;
  const host = places.indexOf('me');
  const rated = table.terms.rated && places.every((place) => place === 'me' || place === 'open');
  const { tournament: _, ...same } = table.terms;
  const terms = { ...same, ...opening, rules, kept, host, rated };
  return { terms, places };
}

function badOptions(detail: string): Refusal {
  return { error: 'bad-options', detail };
}

/** The invalid option and its allowed values. */
function describeOptions(game: Hosted, { option: name, rule }: BadOptions): string {
  if (name === null) return `options: these cannot be combined${rule === null ? '' : ` (${rule})`}`;
  const option = game.options[name];
  if (!option) return `options.${name}: unknown; expected ${Object.keys(game.options).join(', ')}`;
  const { values, range } = option;
  if (values)
    return `options.${name}: expected one of ${values.map((one) => JSON.stringify(one)).join(', ')}`;
  if (range) return `options.${name}: expected a whole number from ${range.min} to ${range.max}`;
  return `options.${name}: see rule ${rule}`;
}
