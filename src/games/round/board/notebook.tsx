import { type ReactNode, useState } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useRoving } from '../../../ui/roving.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Switch } from '../../../ui/segmented-control.tsx';
import { knownTonight } from '../imagine.ts';
import { returned } from '../rules/draft.ts';
import { draftOrder, ownerOf, slotsEach } from '../slots.ts';
import { type Column, type Deduction, deduce, isOwn } from './deduction.ts';
import { liesLeft } from './posts.ts';
import { boxerTitle, isMine, placeName, printed, type Table } from './table.ts';

type Mark = 'yes' | 'maybe' | 'no';
const MARKS = [undefined, 'yes', 'maybe', 'no'] as const;
const SIGNS = { yes: '✓', maybe: '?', no: '✗' } as const;

/** What a bettor knows and has marked, private to them. */
export interface Marks {
  readonly of: (field: string) => Mark | undefined;
  readonly turn: (field: string) => void;
}

/** Marks last for a night, as on a slip of paper. */
export function useMarks({ view }: Table): Marks {
  const [marks, setMarks] = useState<Readonly<Record<string, Mark | undefined>>>({});
  const onSlip = (field: string): string => `${view.seat} ${view.open.night} ${field}`;
  return {
    of: (field) => marks[onSlip(field)],
    turn: (field) => {
      const next = at(MARKS_AFTER, MARKS.indexOf(marks[onSlip(field)]));
      setMarks({ ...marks, [onSlip(field)]: next ?? undefined });
    },
  };
}

const MARKS_AFTER = ['yes', 'maybe', 'no', null] as const;

/** What the viewer knows for certain, and a grid of what can be where. */
export function Notebook({
  table,
  marks,
}: {
  readonly table: Table;
  readonly marks: Marks;
}): ReactNode {
  const { words, view } = table;
  const [working, setWorking] = useState(true);
  const deduction = deduce(view);
  return (
    <div className="round-notebook">
      <Facts table={table} />
      <Grid table={table} marks={marks} deduction={deduction} working={working} />
      <p className="note">
        {words.worlds(deduction.worlds)} {words.gridNote}
      </p>
      <Switch label={words.crossOut} on={working} onChange={setWorking} />
    </div>
  );
}

/** The viewer's boxers and what went back for them; who can no longer lie. */
function Facts({ table }: { readonly table: Table }): ReactNode {
  const { words, view, players } = table;
  const { offers, cards } = knownTonight(view);
  const order = draftOrder(players, view.open.starter);
  const honest = view.open.announced.flatMap((number, turn) => {
    const place = at(order, turn);
    return !isMine(table, place) && liesLeft(table, place) === 0 ? [{ place, number }] : [];
  });
  return (
    <ul className="round-facts">
      {cards.map((card, index) => (
        <li key={card}>
          {words.holding(
            boxerTitle(table, card),
            boxerTitle(table, returned(at(offers, index), card)),
          )}
        </li>
      ))}
      {honest.map(({ place, number }) => (
        <li key={`honest ${place}`}>{words.noLiesLeft(placeName(table, place), number)}</li>
      ))}
    </ul>
  );
}

/** Boxers down, places across: what cannot be is crossed out, what is certain is filled. */
function Grid({
  table,
  marks,
  deduction,
  working,
}: {
  readonly table: Table;
  readonly marks: Marks;
  readonly deduction: Deduction;
  readonly working: boolean;
}): ReactNode {
  const { words, pack } = table;
  const { columns } = deduction;
  const rows = [...pack.numbers].reverse();
  const roving = useRoving<string>(`0 0`, (from, key) => stepped(from, key, rows, columns));
  return (
    <table className="round-grid">
      <caption>{words.grid}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{words.boxer}</span>
          </th>
          {columns.map((column) => (
            <th
              key={columnKey(column)}
              scope="col"
              className={classNames(isOwn(table.view, column) && 'round-own-column')}
              title={columnName(table, column)}
            >
              <ColumnHead table={table} column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((number, row) => (
          <tr key={number}>
            <th scope="row">
              <b>{number}</b> <span className="round-grid-name">{printed(table, number).name}</span>
              <small>{whereabouts(table, number)}</small>
            </th>
            {columns.map((column, i) => {
              const field = `${columnKey(column)} ${number}`;
              const share = working ? deduction.share(number, column) : null;
              const mark = marks.of(field);
              return (
                <td key={columnKey(column)}>
                  <button
                    type="button"
                    {...roving.props(`${row} ${i}`)}
                    className={classNames('round-field', share === 1 && 'round-sure')}
                    aria-label={fieldLabel(table, column, number, share, mark)}
                    onClick={() => marks.turn(field)}
                  >
                    {mark ? <b>{SIGNS[mark]}</b> : shown(share)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where an arrow key leads in the grid. */
function stepped(
  from: string,
  key: string,
  rows: readonly number[],
  columns: readonly Column[],
): string | undefined {
  const [row = 0, column = 0] = from.split(' ').map(Number);
  const [down, across] = KEYS[key] ?? [0, 0];
  const [toRow, toColumn] = [row + down, column + across];
  const inside = rows[toRow] !== undefined && columns[toColumn] !== undefined;
  return inside && KEYS[key] ? `${toRow} ${toColumn}` : undefined;
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function columnKey({ kind, place }: Column): string {
  return `${kind}${place}`;
}

function columnName(table: Table, { kind, place }: Column): string {
  const { words, view } = table;
  if (kind === 'slot') return placeName(table, place);
  if (kind === 'centre') return words.centre;
  return view.open.phase.type === 'draft' ? words.inPacket : words.shadow;
}

function ColumnHead({
  table,
  column,
}: {
  readonly table: Table;
  readonly column: Column;
}): ReactNode {
  const { players } = table;
  const { kind, place } = column;
  if (kind !== 'slot') return <small>{columnName(table, column)}</small>;
  return (
    <>
      <SeatBadge seat={ownerOf(place, players)} size={20} />
      <span className="hidden-visually">{columnName(table, column)}</span>
      {slotsEach(players) === 2 && <small aria-hidden="true">{(place % 2) + 1}</small>}
    </>
  );
}

/** A boxer's place, if it is public or known to the viewer. */
function whereabouts({ view, words }: Table, number: number): string {
  const { offers, cards } = knownTonight(view);
  if (view.open.faceUp.includes(number)) return words.faceUp;
  return offers[cards.length]?.includes(number) ? words.inHand : '';
}

function shown(share: number | null): string {
  if (share === null) return '·';
  if (share === 0) return '×';
  return share === 1 ? '●' : String(Math.round(100 * share));
}

function fieldLabel(
  table: Table,
  column: Column,
  number: number,
  share: number | null,
  mark: Mark | undefined,
): string {
  const { words } = table;
  const { never, surely, maybe, unknown } = words.shares;
  const chance =
    share === null
      ? unknown
      : share === 0
        ? never
        : share === 1
          ? surely
          : maybe(Math.round(100 * share));
  const where = `${columnName(table, column)}, ${boxerTitle(table, number)}`;
  const name = words.labelled(where, chance);
  return mark ? `${name}, ${words.marks[mark]}` : name;
}
