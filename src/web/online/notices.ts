import type { MyTable } from '../../client/protocol/http.ts';
import type { Invitation, MyTables } from '../../client/protocol/people.ts';
import { LEVELS } from '../../engine/levels.ts';

/** Notices that are shown on every page. */
export type Notice =
  | { readonly kind: 'sat'; readonly table: string; readonly game: string; readonly name: string }
  | {
      readonly kind: 'begins' | 'yourMove' | 'check';
      readonly table: string;
      readonly game: string;
    }
  | {
      readonly kind: 'proposal';
      readonly table: string;
      readonly game: string;
      readonly name: string;
    }
  | {
      readonly kind: 'rematch';
      readonly table: string;
      readonly game: string;
      readonly next: string;
    }
  | {
      readonly kind: 'invited';
      readonly table: string;
      readonly game: string;
      readonly name: string;
    };

/** The news between two states of the person's tables. The first state only yields urgent ones. */
export function noticesBetween(before: MyTables | undefined, now: MyTables): Notice[] {
  const old = new Map(before?.tables.map((table) => [table.id, table]));
  return [
    ...now.tables.flatMap((table) => newsOf(old.get(table.id), table, now, before === undefined)),
    ...now.invitations
      .filter(({ table }) => !before?.invitations.some((one) => one.table === table))
      .map(invited),
  ];
}

function newsOf(
  old: MyTable | undefined,
  table: MyTable,
  { tables }: MyTables,
  isFirst: boolean,
): Notice[] {
  const { id, game, chair, check, phase, yourMove, proposal, rematch } = table;
  const about = { table: id, game };
  if (check?.waiting.includes(chair) && !old?.check?.waiting.includes(chair))
    return [{ kind: 'check', ...about }];
  if (isFirst) return [];
  const news: Notice[] = arrivals(old, table).map((name) => ({ kind: 'sat', ...about, name }));
  const began = isRunning(phase) && !isRunning(old?.phase);
  if (began) news.push({ kind: 'begins', ...about });
  if (yourMove && !old?.yourMove && !began) news.push({ kind: 'yourMove', ...about });
  const [by] = proposal ?? [];
  if (by !== undefined && !proposal?.includes(chair) && old?.proposal?.[0] !== by)
    news.push({ kind: 'proposal', ...about, name: table.names[by] ?? '' });
  if (rematch !== null && old && old.rematch === null && !tables.some((one) => one.id === rematch))
    news.push({ kind: 'rematch', ...about, next: rematch });
  return news;
}

/** The names of players who have joined since. */
function arrivals(old: MyTable | undefined, { names, chair, phase }: MyTable): string[] {
  if (!old || phase === 'playing') return [];
  return names.flatMap((name, other) =>
    name !== null && other !== chair && old.names[other] === null && !BOT_NAMES.has(name)
      ? [name]
      : [],
  );
}

/** Lists name a bot by its level. */
const BOT_NAMES: ReadonlySet<string> = new Set(LEVELS);

function isRunning(phase: MyTable['phase'] | undefined): boolean {
  return phase === 'committing' || phase === 'revealing' || phase === 'playing';
}

function invited({ table, game, by }: Invitation): Notice {
  return { kind: 'invited', table, game, name: by.name };
}
