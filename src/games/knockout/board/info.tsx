import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import type { InfoSection } from '../../../ui/stage/stage.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { boxer, ownerOf, showsCash, sizeOf, startMoney, teamOf } from '../boxers.ts';
import { type BoxerId, FINEST_UNIT } from '../cards.ts';
import type { Bet, Fight } from '../kind.ts';
import { ENDINGS, type Preview, previewOf } from '../preview.ts';
import { stakeOf } from '../rules/betting.ts';
import { RING_NAMES } from '../texts/names.ts';
import { ChipDrawing } from './art/chip.tsx';
import { consideredFight, signOf } from './betting.tsx';
import { chipsLeft } from './spots.ts';
import { cashParts, endingParts, endingPotParts, stakeParts, startMoneyParts } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** Useful information besides the board. */
export function infoOf(table: Table): readonly InfoSection[] {
  const { words, view } = table;
  const { phase, results, discards } = view.open;
  const fight = 'fight' in phase ? phase.fight : undefined;
  const open = phase.type === 'betting' || phase.type === 'boxing' ? fight : undefined;
  return [
    ...(open
      ? [
          { id: 'endings', title: words.ifItEnds, content: <Endings table={table} fight={open} /> },
          { id: 'bets', title: words.betsSoFar, content: <Bets table={table} fight={open} /> },
        ]
      : []),
    ...(phase.type === 'betting'
      ? [
          {
            id: 'queue',
            title: words.thisRound,
            content: <Queue table={table} queue={phase.queue} fight={phase.fight} />,
          },
        ]
      : []),
    { id: 'boxers', title: words.managers, content: <Boxers table={table} /> },
    { id: 'cash', title: words.cash, content: <Purses table={table} /> },
    ...(discards
      ? [{ id: 'spent', title: words.spent, content: <Spent table={table} discards={discards} /> }]
      : []),
    ...(results.length > 0
      ? [{ id: 'results', title: words.results, content: <Results table={table} /> }]
      : []),
  ];
}

/** Everyone's payout for each ending of the fight, with the current chips. */
function Endings({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words, view, name } = table;
  const shown = consideredFight(table, fight);
  return (
    <>
      <p className="knockout-unit">
        {shown === fight ? words.inThousands : words.withYourChip} <RuleHelp rule="KO-62" />
      </p>
      <table className="knockout-endings">
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{words.endingColumn}</span>
            </th>
            {seatsFromViewer(table).map((seat) => (
              <th key={seat} scope="col" className={mine(table, seat)}>
                <SeatBadge seat={seat} size={22} />
                <span className="hidden-visually">{name(seat)}</span>
              </th>
            ))}
            <th scope="col">{words.pot}</th>
          </tr>
        </thead>
        <tbody>
          {ENDINGS.map((ending) => (
            <EndingRow
              key={`${ending.winner} ${ending.method}`}
              table={table}
              fight={shown}
              preview={previewOf(shown, ending, view.open.cash)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function EndingRow({
  table,
  fight,
  preview,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly preview: Preview;
}): ReactNode {
  const { words } = table;
  return (
    <tr>
      <th scope="row" className={`knockout-of-${preview.ending.winner}`}>
        {words.ending(preview.ending)}
      </th>
      {seatsFromViewer(table).map((seat) => (
        <td key={seat} className={classNames(mine(table, seat), signOf(at(preview.seats, seat)))}>
          <Sum
            total={at(preview.seats, seat)}
            parts={endingParts(words, fight, preview, seat)}
            shown={thousands}
          />
          {at(preview.notes, seat) > 0 && (
            <span
              className="knockout-need"
              role="img"
              title={words.notesNeeded(at(preview.notes, seat))}
              aria-label={words.notesNeeded(at(preview.notes, seat))}
            >
              !
            </span>
          )}
        </td>
      ))}
      <td>
        <Sum total={preview.pot} parts={endingPotParts(words, fight, preview)} shown={thousands} />
      </td>
    </tr>
  );
}

function mine({ view }: Table, seat: Seat): string {
  return classNames(seat === view.seat && 'knockout-mine');
}

/** With its sign, in thousands. */
function thousands(amount: number): string {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '−'}${Math.abs(amount) / FINEST_UNIT}`;
}

function Bets({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words } = table;
  if (fight.bets.length === 0) return <p>{words.noBets}</p>;
  return (
    <ul className="knockout-list">
      {fight.bets.flatMap((bet) => [
        <BetLine key={`${bet.board} ${bet.amount}`} table={table} bet={bet} seat={bet.bettor} />,
        ...(bet.follower === null
          ? []
          : [
              <BetLine
                key={`${bet.board} ${bet.amount} follows`}
                table={table}
                bet={bet}
                seat={bet.follower}
                follows
              />,
            ]),
      ])}
    </ul>
  );
}

function BetLine({
  table,
  bet,
  seat,
  follows = false,
}: {
  readonly table: Table;
  readonly bet: Bet;
  readonly seat: Seat;
  readonly follows?: boolean;
}): ReactNode {
  const { words, name } = table;
  const says = follows ? words.denial(bet.board, bet.face) : words.statement(bet.board, bet.face);
  return (
    <li>
      <span className="knockout-listchip">
        <ChipDrawing seat={seat} face={follows ? 'blank' : bet.face} />
      </span>
      <span>
        {name(seat)}: {says}
      </span>
      <b>
        <Sum total={stakeOf(bet)} parts={stakeParts(words, bet)} shown={words.money} />
      </b>
    </li>
  );
}

/** Who still places a chip in this round. */
function Queue({
  table,
  queue,
  fight,
}: {
  readonly table: Table;
  readonly queue: readonly Seat[];
  readonly fight: Fight;
}): ReactNode {
  const { words, name } = table;
  return (
    <ol className="knockout-list">
      {queue.map((seat, place) => (
        <li key={seat}>
          <SeatBadge seat={seat} size={22} />
          <span>
            {name(seat)}
            {place === 0 && ` (${words.placesNow})`}
          </span>
          <b>{words.chipsLeft(chipsLeft(fight, seat).length)}</b>
        </li>
      ))}
    </ol>
  );
}

function Boxers({ table }: { readonly table: Table }): ReactNode {
  return (
    <ul className="knockout-list">
      {seatsFromViewer(table).flatMap((seat) =>
        teamOf(table.view.open, seat).map((id) => <BoxerLine key={id} table={table} id={id} />),
      )}
    </ul>
  );
}

function BoxerLine({ table, id }: { readonly table: Table; readonly id: BoxerId }): ReactNode {
  const { words, view } = table;
  const { category, title, out } = boxer(view.open, id);
  const { trophy, steak } = view.open;
  const rank = title ? words.title[title] : words.rung[category];
  const rests = trophy === id ? words.trophy : steak === id ? words.steak : undefined;
  return (
    <li className={classNames(out && 'knockout-out')}>
      <SeatBadge seat={ownerOf(table.view.open, id)} size={22} />
      <span>
        {RING_NAMES[id]},{' '}
        {[words.size[sizeOf(id)], out ? words.out : rank, ...(rests ? [rests] : [])].join(', ')}
      </span>
      {!out && (
        <b>
          <Sum
            total={startMoney(view.open, id)}
            parts={startMoneyParts(words, view.open, id)}
            shown={words.money}
          />
        </b>
      )}
    </li>
  );
}

function Purses({ table }: { readonly table: Table }): ReactNode {
  const { words, view, heard, name } = table;
  return (
    <ul className="knockout-list">
      {seatsFromViewer(table).map((seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} size={22} />
          <span>
            {name(seat)}
            {at(view.open.debts, seat) > 0 && `, ${words.notes(at(view.open.debts, seat))}`}
          </span>
          <b>
            {showsCash(view, seat) ? (
              <Sum
                total={at(view.open.cash, seat)}
                parts={cashParts(words, view.open, heard, seat)}
                shown={words.money}
              />
            ) : (
              words.secretCash
            )}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Spent({
  table,
  discards,
}: {
  readonly table: Table;
  readonly discards: readonly (readonly number[])[];
}): ReactNode {
  return (
    <ul className="knockout-list">
      {seatsFromViewer(table).map((seat) => (
        <li key={seat}>
          <SeatBadge seat={seat} size={22} />
          <span>{table.name(seat)}</span>
          <b>{at(discards, seat).join(' ') || '–'}</b>
        </li>
      ))}
    </ul>
  );
}

/** Every fight so far: who, how, and by what. */
function Results({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  return (
    <ol className="knockout-list">
      {view.open.results.map(({ red, blue, damage, season, ...ending }, i) => (
        <li key={`${season} ${red} ${blue} ${damage.red} ${damage.blue}`}>
          <b>{i + 1}</b>
          <span>
            {words.resultLine(
              RING_NAMES[red],
              RING_NAMES[blue],
              words.ending(ending),
              `${damage.red}–${damage.blue}`,
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
