import { boutCast } from '../../bots/bout-cast.ts';
import {
  BOUT_LEVEL,
  boutOf,
  boutScore,
  championPlays,
  type DailyBout,
  openBout,
} from '../../bots/bouts.ts';
import { dealCode, dealOf } from '../../engine/deal.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { pack } from '../../engine/pack.ts';
import type { GameRecord } from '../../engine/record.ts';
import { BOTS } from '../../games/bots.ts';
import { manifestOf } from '../../games/index.ts';
import { TALLIES } from '../../games/rules.ts';
import { boutId } from '../daily/days.ts';
import type { Sitter } from '../session.ts';
import { againstBots } from '../sitters.ts';
import type { GameStore, StoredGame } from './game-store.ts';
import { LocalTable } from './local-table.ts';
import type { BoutState, LocalServer } from './protocol.ts';

/** The local server's functions for daily bouts. */
type BoutCalls = Pick<LocalServer, 'bout' | 'playBout' | 'par'>;

/**
 * The bouts of this device; the first attempt is stored like any other table, so there is no
 * second.
 */
export function boutCalls(
  game: (id: string) => Hosted,
  store: Promise<GameStore>,
  added: (table: LocalTable) => LocalTable,
): BoutCalls {
  return {
    bout: async (id, day) => stateOf(game(id), day, await (await store).get(boutId(day, id))),
    playBout: async (id, day, name) => {
      const table = boutId(day, id);
      if (await (await store).get(table)) return table;
      const bout = knownBout(game(id), day);
      const match = openBout(game(id), bout);
      const { seed } = bout.deal;
      const sitters = boutSitters(bout, name);
      await added(
        new LocalTable(table, match, sitters, seed, await store, { steady: true }),
      ).save();
      return table;
    },
    par: (id, day) => par(game(id), day),
  };
}

/** The code of a finished game's deal; null if its randomness was drawn step by step. */
export function dealCodeOf(game: Hosted, record: GameRecord): string | null {
  const deal = dealOf(record);
  return deal ? dealCode(game, deal) : null;
}

function knownBout(game: Hosted, day: string): DailyBout {
  const manifest = manifestOf(game.id);
  if (!manifest) throw new Error(`there is no game called ${game.id}`);
  return boutOf(game, manifest.bout, day);
}

/** The same opponents for everyone. */
function boutSitters({ deal, day, seat }: DailyBout, name: string): Sitter[] {
  return againstBots(deal.seats, name, BOUT_LEVEL, { seat, cast: boutCast(day, deal.game) });
}

function stateOf(game: Hosted, day: string, kept: StoredGame | undefined): BoutState {
  const bout = knownBout(game, day);
  const sitters = boutSitters(bout, '');
  const { seat } = bout;
  if (!kept) return { sitters, seat, step: null, score: null, place: null, packed: null };
  const { record } = kept;
  const step = record.steps.length;
  if (!record.outcome) return { sitters, seat, step, score: null, place: null, packed: null };
  const place = record.outcome.places.findIndex((seats) => seats.includes(seat)) + 1;
  const score = scoreIn(game, record, seat);
  return { sitters, seat, step, score, place, packed: pack(game, record) };
}

function scoreIn(game: Hosted, record: GameRecord, seat: number): number {
  const [tally, manifest] = [TALLIES[game.id], manifestOf(game.id)];
  if (!tally || !manifest) throw new Error(`${game.id} has no score for bouts`);
  const match = game.resume(record, record.fairness.secret ?? '');
  return boutScore(match, tally, manifest.bout, seat);
}

/** A champion's score from the person's seat; computed between other calls. */
async function par(game: Hosted, day: string): Promise<number> {
  const bots = BOTS[game.id];
  if (!bots) throw new Error(`there are no bots for ${game.id}`);
  const bout = knownBout(game, day);
  let last: GameRecord | undefined;
  for (const match of championPlays(game, bots, bout)) {
    if (match.outcome()) last = match.record();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  if (!last) throw new Error('the champion did not finish');
  return scoreIn(game, last, bout.seat);
}
