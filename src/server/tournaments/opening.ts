import {
  MOST_PLAYERS,
  type NewTournament,
  type TournamentTerms,
} from '../../client/protocol/tournaments.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { isObject } from '../../engine/json.ts';
import { visibleText } from '../people/names.ts';
import type { Refusal } from '../table/model.ts';
import type { TableSize } from './pairing/groups.ts';

/** How far in the future a tournament may start, in milliseconds. */
const FARTHEST = 60 * 24 * 3_600_000;

/** A tournament's terms, validated and completed. */
export function tournamentTerms(
  game: Hosted,
  wanted: NewTournament,
  now: number,
): TournamentTerms | Refusal {
  const { format, pace, legs = 1, startsAt = null } = wanted;
  const { min, max } = tableSizeOf(game);
  const seats = wanted.seats ?? min;
  const title = visibleText(wanted.title);
  if (title === '') return bad('title: expected a visible character');
  if (pace.type === 'none') return bad('pace: expected a clock');
  if (seats < min || seats > max) return bad(`seats: expected ${min} to ${max}`);
  if (seats > 2 && format !== 'swiss') return bad('format: expected swiss for more than two seats');
  if (seats > 2 && legs > 1) return bad('legs: expected 1 for more than two seats');
  if (startsAt !== null && (startsAt <= now || startsAt > now + FARTHEST))
    return bad('startsAt: expected a time within 60 days');
  const places = wanted.places ?? Math.min(64, MOST_PLAYERS[format]);
  if (places > MOST_PLAYERS[format] || places < seats)
    return bad(`places: expected ${seats} to ${MOST_PLAYERS[format]}`);
  const options = optionsOf(game, wanted, seats);
  if (!options) return bad('options: the game does not take these');
  return {
    ...{ title, game: game.id, format, pace, options, seats, legs, places, startsAt },
    rounds: format === 'swiss' ? (wanted.rounds ?? null) : null,
    roundMinutes: wanted.roundMinutes ?? null,
    sameDeals: wanted.sameDeals ?? false,
    listed: wanted.listed ?? false,
  };
}

/** The table sizes that a game allows in a tournament. */
export function tableSizeOf({ seats }: Pick<Hosted, 'seats'>): TableSize {
  return { min: Math.max(2, seats.min), max: seats.max };
}

function optionsOf(
  game: Hosted,
  { preset, options = {} }: NewTournament,
  seats: number,
): object | undefined {
  if (preset !== undefined && !Object.hasOwn(game.presets, preset)) return undefined;
  if (!isObject(options)) return undefined;
  const read = game.read({ ...game.presets[preset ?? ''], ...options }, seats);
  return 'error' in read ? undefined : read.options;
}

function bad(detail: string): Refusal {
  return { error: 'bad-options', detail };
}
