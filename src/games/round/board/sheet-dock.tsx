import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { StageIcon } from '../../../ui/stage/icons.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Result } from '../kind.ts';
import { ownerOf } from '../slots.ts';
import { BoxerCard } from './boxer-card.tsx';
import { Hand } from './hand.tsx';
import { expectedParts } from './sums.ts';
import { allowed, placeName, type Table } from './table.ts';
import { type Line, linesOf, sheetsFrom, type Writing } from './written.ts';

/** The viewer's sheets: whom they pick on the edges, and the stakes. */
export function SheetDock({
  table,
  writing,
}: {
  readonly table: Table;
  readonly writing: Writing;
}): ReactNode {
  const { view } = table;
  const two = writing.entries.length === 2;
  return (
    <div className={classNames('round-sheets', two && 'round-sheets-two')}>
      {!two && <Hand table={table} brief={(view.own?.cards.length ?? 0) > 1} />}
      {range(writing.entries.length).map((sheet) => (
        <div key={sheet} className="round-sheet">
          {two && <BoxerCard table={table} number={view.own?.cards[sheet] ?? 1} />}
          <div className="round-sheet-lines">
            <Picks table={table} writing={writing} sheet={sheet} />
            <Stakes table={table} writing={writing} sheet={sheet} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** “You beat Pat”, “Rosa beats you”, as far as it is picked. */
function Picks({
  table,
  writing,
  sheet,
}: {
  readonly table: Table;
  readonly writing: Writing;
  readonly sheet: number;
}): ReactNode {
  return (
    <ul className="round-picks">
      {writing.lines
        .filter((line) => line.sheet === sheet)
        .map((line) => (
          <Pick
            key={line.side}
            table={table}
            line={line}
            result={at(writing.entries, sheet)[line.side]}
          />
        ))}
    </ul>
  );
}

function Pick({
  table,
  line,
  result,
}: {
  readonly table: Table;
  readonly line: Line;
  readonly result: Result | null;
}): ReactNode {
  const { words, players } = table;
  const name = placeName(table, line.other);
  if (result === null) return <li className="round-open-pick">{words.open(name)}</li>;
  const seat = ownerOf(result === 'win' ? line.mine : line.other, players);
  return (
    <li className={`seat-${seat}`}>
      <SeatBadge seat={seat} size={20} />
      {result === 'win' ? words.beats(null, name) : words.beats(name, null)}
    </li>
  );
}

/** What can be staked; what is too much says why when it is pressed. */
function Stakes({
  table,
  writing,
  sheet,
}: {
  readonly table: Table;
  readonly writing: Writing;
  readonly sheet: number;
}): ReactNode {
  const { words, view, answer, hint } = table;
  const { entries } = writing;
  const may = (stake: number): boolean =>
    allowed(table, 'prognosis').some(({ sheets }) =>
      sheets.every((one, i) => one.stake === (i === sheet ? stake : at(entries, i).stake)),
    );
  const { stakeMin, stakeMax } = view.options;
  const stakes = range(stakeMax + 1).filter((stake) => stake >= stakeMin || may(stake));
  const suggested = hint?.type === 'prognosis' ? hint.sheets[sheet]?.stake : undefined;
  const pick = (stake: number): void => {
    if (may(stake)) return writing.write(sheet, { stake });
    const tried = entries.map((entry, i) => (i === sheet ? { ...entry, stake } : entry));
    answer({ type: 'prognosis', sheets: sheetsFrom(tried) });
  };
  return (
    <fieldset className={classNames('round-stakes', stakes.length > 4 && 'round-stakes-many')}>
      <legend>{words.stake}</legend>
      {stakes.map((stake) => (
        <button
          key={stake}
          type="button"
          className={classNames(
            'round-coin',
            !may(stake) && 'round-dim',
            suggested === stake && 'round-hinted',
          )}
          aria-pressed={at(entries, sheet).stake === stake}
          onClick={() => pick(stake)}
        >
          {words.money(stake)}
        </button>
      ))}
    </fieldset>
  );
}

/** What is at stake, and the lock. */
export function SheetAction({
  table,
  writing,
}: {
  readonly table: Table;
  readonly writing: Writing;
}): ReactNode {
  const { words, answer } = table;
  const { entries } = writing;
  const sheets = sheetsFrom(entries);
  const full = entries.every(({ left, right }) => left !== null && right !== null);
  const parts = sheets.flatMap((sheet) => expectedParts(table, sheet));
  const gain = parts.reduce((sum, { value }) => sum + value, 0);
  const stake = sheets.reduce((sum, one) => sum + one.stake, 0);
  return (
    <>
      <p className="round-at-stake">
        <span>
          {words.bothRight}{' '}
          <b className="round-plus">
            {full ? <Sum total={gain} parts={parts} shown={words.change} /> : '?'}
          </b>
        </span>
        <span>
          {words.otherwise} <b className="round-minus">{words.change(-stake)}</b>
        </span>
        <RuleHelp rule="RD-57" />
      </p>
      <Button kind="main" disabled={!full} onClick={() => answer({ type: 'prognosis', sheets })}>
        {full && <StageIcon name="lock" />}{' '}
        {full
          ? words.lockIn(sheets.map((sheet) => words.money(sheet.stake)).join(' + '))
          : words.fillIn}
      </Button>
    </>
  );
}

/** What the viewer has locked in. */
export function LockedDock({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const { own, seat } = view;
  if (!own?.sheets || seat === null) return <Hand table={table} />;
  const lines = linesOf(table, seat);
  return (
    <div className="round-sheets">
      <Hand table={table} brief={own.cards.length > 1} />
      <div className="round-sheet">
        <div className="round-sheet-lines">
          <strong className="round-locked-in">
            <StageIcon name="lock" size={18} />{' '}
            {words.lockedIn(own.sheets.map(({ stake }) => words.money(stake)).join(' + '))}
          </strong>
          <ul className="round-picks">
            {lines.map((line) => (
              <Pick
                key={`${line.sheet} ${line.side}`}
                table={table}
                line={line}
                result={own.sheets?.[line.sheet]?.[line.side] ?? null}
              />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
