import {
  MOST_PLAYERS,
  type NewTournament,
  type TournamentFormat,
} from '../../client/protocol/tournaments.ts';
import { PACE_PRESETS, type PaceName } from '../online/paces.ts';
import type { GameFacts } from '../solo/protocol.ts';

/** The settings of a tournament to be opened; empty texts mean the default. */
export interface TournamentDraft {
  readonly title: string;
  readonly format: TournamentFormat;
  readonly pace: PaceName;
  readonly seats: number;
  readonly legs: number;
  readonly rounds: string;
  readonly places: string;
  /** The value of a `datetime-local` input. */
  readonly startsAt: string;
  readonly roundMinutes: string;
  readonly sameDeals: boolean;
  readonly listed: boolean;
  readonly options: object;
}

export function newDraft({ seats }: Pick<GameFacts, 'seats'>, title: string): TournamentDraft {
  return {
    ...{ title, format: 'swiss', pace: 'normal', seats: Math.max(2, seats.min), legs: 1 },
    ...{ rounds: '', places: '', startsAt: '', roundMinutes: '', options: {} },
    ...{ sameDeals: false, listed: false },
  };
}

/** The draft as a request to the server. */
export function newTournamentOf(game: string, draft: TournamentDraft): NewTournament {
  const { title, format, seats, legs, sameDeals, listed, options } = draft;
  const places = numberIn(draft.places);
  return {
    ...{ game, title: title.trim(), format, seats, legs, sameDeals, listed, options },
    pace: PACE_PRESETS[draft.pace],
    rounds: numberIn(draft.rounds),
    startsAt: draft.startsAt === '' ? null : new Date(draft.startsAt).getTime(),
    roundMinutes: numberIn(draft.roundMinutes),
    ...(places === null ? {} : { places: Math.min(places, MOST_PLAYERS[format]) }),
  };
}

function numberIn(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
