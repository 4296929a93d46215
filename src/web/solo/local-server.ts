import { resumed } from '../../bots/explaining.ts';
import { DEAL_FORMAT, dealtMatch, readDeal } from '../../engine/deal.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { pack, unpack } from '../../engine/pack.ts';
import { BadRecord, type GameRecord } from '../../engine/record.ts';
import { verify } from '../../engine/verify.ts';
import { gameOf } from '../../games/rules.ts';
import { decisionsOf, studyOf, tallyOf } from './analysing.ts';
import { explainedBy } from './bot-moves.ts';
import { boutCalls, dealCodeOf } from './bouts.ts';
import { newDealer, type SoloDealer, soloFairness } from './dealing.ts';
import { type GameStore, type StoredGame, sittersIn } from './game-store.ts';
import { LearnersTable } from './lesson-table.ts';
import { LocalTable } from './local-table.ts';
import type { LocalServer, SavedGame } from './protocol.ts';
import { puzzleCalls } from './puzzles.ts';
import { openedAt, replayFrameOf, storyOf, turningPoints } from './replaying.ts';
import type { Tabs } from './tabs.ts';

/** All tables of this device, behind one set of calls. */
export function openLocalServer(opening: Promise<GameStore>, tabs: Tabs): LocalServer {
  const tables = new Map<string, LocalTable>();
  const watching = new Map<string, Watching>();
  const dealers = new Map<string, SoloDealer>();
  let learners: LearnersTable | undefined;

  const seated = async (id: string): Promise<LocalTable | undefined> => {
    const known = tables.get(id);
    if (known) return known;
    const store = await opening;
    const kept = await store.get(id);
    if (!kept) return undefined;
    const match = game(kept.record.game).resume(kept.record, kept.secret);
    const sitters = sittersIn(kept);
    return added(new LocalTable(id, match, sitters, kept.secret, store, kept));
  };
  const added = (table: LocalTable): LocalTable => {
    table.saved = () => tabs.announce(table.id);
    tables.set(table.id, table);
    return table;
  };
  /** The table as currently stored. */
  const reloaded = async (id: string): Promise<LocalTable | undefined> => {
    tables.get(id)?.leave();
    tables.delete(id);
    return seated(id);
  };
  const leave = (id: string): void => {
    watching.get(id)?.stop();
    watching.delete(id);
    tables.get(id)?.leave();
    tables.delete(id);
  };
  tabs.listen((id) => void watching.get(id)?.changed());
  const taught = (): LearnersTable => {
    if (!learners) throw new Error('no lesson is going on');
    return learners;
  };
  const table = (id: string): LocalTable => {
    const found = tables.get(id);
    if (!found) throw new Error('there is no such table');
    return found;
  };

  return {
    check: (id, options, seats) => {
      const read = game(id).read(options, seats);
      return 'error' in read ? read : null;
    },
    notated: (id, move) => game(id).notate(move),
    saved: async () => {
      const kept = await (await opening).all();
      return kept.map(summaryOrDamaged).sort((a, b) => b.at - a.at);
    },
    promise: () => {
      const dealer = newDealer();
      dealers.set(dealer.table, dealer);
      return { table: dealer.table, commitment: dealer.commitment };
    },
    open: async (start) => {
      const dealer = dealers.get(start.table);
      if (!dealer) throw new Error('no commitment was made for this deal');
      dealers.delete(start.table);
      const deal = start.deal === undefined ? undefined : readDeal(gameOf, start.deal);
      const secret = deal?.seed ?? dealer.secret;
      const match = game(start.game).open(
        deal
          ? dealtMatch(deal, dealer.table, dealer.salt)
          : {
              ...{ seats: start.sitters.length, options: start.options, secret },
              ...{ fairness: soloFairness(dealer, start), format: DEAL_FORMAT },
            },
      );
      if ('error' in match) throw new Error(`these options cannot be combined: ${match.option}`);
      const opened = new LocalTable(start.table, match, start.sitters, secret, await opening);
      await added(opened).save();
      return opened.id;
    },
    watch: async (id, show) => {
      leave(id);
      try {
        if (!(await seated(id))) return 'missing';
      } catch {
        return 'damaged';
      }
      await new Promise<void>((shown) => {
        let owned = false;
        const play = async (): Promise<void> => {
          owned = true;
          (await reloaded(id))?.watch(show);
          shown();
        };
        const follow = async (): Promise<void> => {
          const table = await reloaded(id);
          if (!owned) table?.follow(show);
          shown();
        };
        // Registered first, because a tab may own the table at once.
        watching.set(id, { stop: () => {}, changed: () => owned || follow() });
        const stop = tabs.own(id, play, follow);
        watching.set(id, { stop, changed: () => owned || follow() });
      });
      return 'found';
    },
    leave,
    raw: async (id) => (await (await opening).get(id)) ?? null,
    answer: (id, seat, step, move) => table(id).answer(seat, step, move),
    typed: (id, seat, step, text) => table(id).typed(seat, step, text),
    reveal: (id, seat) => table(id).reveal(seat),
    takeBack: (id) => table(id).takeBack(),
    hint: (id) => table(id).hint(),
    explain: (id, step) => table(id).explain(step),
    record: async (id) => {
      const found = await seated(id);
      return found?.match.outcome() ? found.match.record() : null;
    },
    forget: async (id) => {
      leave(id);
      await (await opening).remove(id);
    },
    verify: (record) => verify(game(record.game), record),
    pack: (record) => pack(game(record.game), record),
    unpack: unpacked,
    frame: (record, seat, step) => replayFrameOf(game(record.game), record, seat, step),
    turningPoints: (record) => turningPoints(game(record.game), record),
    story: (record) => storyOf(game(record.game), record),
    opened: (record, step) => openedAt(game(record.game), record, step),
    tally: (record) => tallyOf(game(record.game), record),
    decisions: (record, person) => decisionsOf(game(record.game), record, person),
    study: (record, step) => studyOf(game(record.game), record, step),
    explained: (record, step) => {
      if (!record.outcome) throw new Error('the game is not over');
      return explainedBy(game(record.game), record, step, null);
    },
    dealCode: (record) => dealCodeOf(game(record.game), record),
    readDeal: (code) => {
      const deal = readDeal(gameOf, code);
      return deal ? { game: deal.game, seats: deal.seats, options: deal.options } : null;
    },
    ...boutCalls(game, opening, added),
    ...puzzleCalls(game),
    playOn: async (record, step, sitters) => {
      const secret = record.fairness.secret ?? '';
      const match = resumed(game(record.game), record, step);
      const id = crypto.randomUUID();
      const opened = new LocalTable(id, match, sitters, secret, await opening);
      await added(opened).save();
      return id;
    },
    lesson: (id, asked) => {
      learners = new LearnersTable(game(id), asked);
      return learners.state();
    },
    lessonPlays: (moves) => {
      const reply = taught().plays(moves);
      return { reply, state: taught().state() };
    },
    lessonGoesOn: () => {
      taught().goesOn();
      return taught().state();
    },
  };
}

function game(id: string): Hosted {
  const found = gameOf(id);
  if (!found) throw new Error(`there is no game called ${id}`);
  return found;
}

function unpacked(text: string): GameRecord | undefined {
  try {
    return unpack(gameOf, text);
  } catch (error) {
    if (error instanceof BadRecord) return undefined;
    throw error;
  }
}

/** A table that this tab watches. */
interface Watching {
  readonly stop: () => void;
  /** Another tab has saved a step. */
  readonly changed: () => unknown;
}

/** Unreadable games are listed too, so that they can be downloaded and deleted. */
function summaryOrDamaged(kept: StoredGame): SavedGame {
  try {
    return summary(kept);
  } catch {
    return { id: kept.id, game: '', sitters: [], step: 0, at: 0, outcome: null, asked: [] };
  }
}

function summary(kept: StoredGame): SavedGame {
  const { id, record, asked, at } = kept;
  const { game, steps, outcome } = record;
  return { id, game, sitters: sittersIn(kept), step: steps.length, at, outcome, asked };
}
