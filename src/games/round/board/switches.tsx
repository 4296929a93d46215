import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Result } from '../kind.ts';
import { ownerOf } from '../slots.ts';
import { type Circle, markBetween, marked } from './layout.ts';
import { placeName, type Table } from './table.ts';
import type { Line, Writing } from './written.ts';

/** “I win” or “Pat wins” on each of the viewer's duels, at the edge where it is fought. */
export function Switches({
  table,
  circle,
  writing,
}: {
  readonly table: Table;
  readonly circle: Circle;
  readonly writing: Writing;
}): ReactNode {
  return writing.lines.map((line) => (
    <fieldset
      key={`${line.mine} ${line.side}`}
      className="round-switch"
      style={marked((shape) => markBetween(circle, shape, line.mine, line.other))}
      aria-label={table.words.duelWith(placeName(table, line.other))}
    >
      <Side table={table} writing={writing} line={line} result="win" />
      <Side table={table} writing={writing} line={line} result="lose" />
    </fieldset>
  ));
}

function Side({
  table,
  writing,
  line,
  result,
}: {
  readonly table: Table;
  readonly writing: Writing;
  readonly line: Line;
  readonly result: Result;
}): ReactNode {
  const { words, players, hint } = table;
  const { sheet, side, mine, other } = line;
  const seat = ownerOf(result === 'win' ? mine : other, players);
  const suggested =
    hint?.type === 'prognosis' && hint.sheets[sheet]?.[side] === result ? words.suggested : null;
  const name = result === 'win' ? words.iWin : words.wins(placeName(table, other));
  return (
    <button
      type="button"
      className={classNames(`seat-${seat}`, suggested !== null && 'round-hinted')}
      aria-pressed={at(writing.entries, sheet)[side] === result}
      aria-label={suggested ? `${name} (${suggested})` : name}
      onClick={() => writing.write(sheet, { [side]: result })}
    >
      <SeatBadge seat={seat} size={22} />
      <span className="round-switch-name">{name}</span>
      <span className="round-switch-short">{result === 'win' ? words.iWin : words.winsShort}</span>
    </button>
  );
}
