import type { ReactNode } from 'react';
import type { Player } from '../kind.ts';
import { meetingOf } from './meetings.ts';
import { nameOf, type Table } from './table.ts';

/** Whom the viewer meets next, and where. */
export function NextMatch({
  table,
  player,
}: {
  readonly table: Table;
  readonly player: Player;
}): ReactNode {
  const { view, words } = table;
  const { seat } = view;
  if (seat === null) return null;
  const meeting = meetingOf(view, seat, player.round);
  if (!meeting) return null;
  const opponent = meeting.sides[0] === seat ? meeting.sides[1] : meeting.sides[0];
  return (
    <p className="note">{words.nextUp(nameOf(table, opponent), words.park(meeting.park + 1))}</p>
  );
}
