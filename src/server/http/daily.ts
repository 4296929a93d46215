import { boutOf, boutScore, isDay, isRecordOf } from '../../bots/bouts.ts';
import { BoutResults, NewBoutResult, OfBout } from '../../client/protocol/daily.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { unpack } from '../../engine/pack.ts';
import { BadRecord, type GameRecord } from '../../engine/record.ts';
import { manifestOf } from '../../games/index.ts';
import { gameOf, TALLIES } from '../../games/rules.ts';
import { refuse } from '../errors.ts';
import { boutResults, keepBoutScore } from '../store/bouts.ts';
import type { HttpApp, RouteContext } from './types.ts';

const DAY = 86_400_000;
/** Each record is replayed, which takes a few milliseconds. */
const RECORDS_A_MINUTE = 10;

/** The results of the daily bouts. */
export function dailyRoutes(
  app: HttpApp,
  { access, database, environment, limits }: RouteContext,
): void {
  app.get(
    '/api/daily/:day/:game',
    { schema: { params: OfBout, response: { 200: BoutResults } } },
    async (request) => {
      const { day, game } = request.params;
      if (!gameOf(game)) refuse('unknown-game');
      const viewer = await access.visitor(request);
      return boutResults(database, { day, game }, viewer?.id);
    },
  );
  app.put(
    '/api/daily/:day/:game',
    {
      schema: { params: OfBout, body: NewBoutResult, response: { 200: BoutResults } },
      config: {
        rateLimit: { max: Math.min(RECORDS_A_MINUTE, limits.requests), timeWindow: 60_000 },
      },
    },
    async (request) => {
      const { id } = await access.required(request);
      const { day, game: name } = request.params;
      const game = gameOf(name) ?? refuse('unknown-game');
      if (!isRecent(day, environment.now())) refuse('bad-request', 'day: expected today');
      const score = scoreOf(game, day, request.body.record);
      const result = { day, game: name, person_id: id, score, at: environment.now() };
      await keepBoutScore(database, result);
      return boutResults(database, { day, game: name }, id);
    },
  );
}

/** Days are in UTC. A bout may be finished on the following day, and clocks differ. */
function isRecent(day: string, now: number): boolean {
  if (!isDay(day)) return false;
  const begins = Date.parse(`${day}T00:00:00Z`);
  return begins > now - 2 * DAY && begins < now + DAY;
}

/** The score in a packed record of the bout; anything else is refused. */
function scoreOf(game: Hosted, day: string, packed: string): number {
  const [manifest, tally] = [manifestOf(game.id), TALLIES[game.id]];
  if (!manifest || !tally) return refuse('unknown-game');
  const bout = boutOf(game, manifest.bout, day);
  const record = recordIn(packed);
  if (!record?.outcome || !isRecordOf(bout, record))
    return refuse('bad-request', 'record: expected a finished game of this bout');
  const match = game.resume(record, bout.deal.seed);
  return boutScore(match, tally, manifest.bout, bout.seat);
}

function recordIn(packed: string): GameRecord | undefined {
  try {
    return unpack(gameOf, packed);
  } catch (error) {
    if (error instanceof BadRecord) return undefined;
    throw error;
  }
}
