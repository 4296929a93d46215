import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Result, Sheet } from '../kind.ts';
import { symbols } from '../notation.ts';
import { placesOf } from '../slots.ts';
import { numbersAt } from './deduction.ts';
import { markBetween, placed, type Scene } from './spots.ts';
import { expectedParts } from './sums.ts';
import { allowed, boxerTitle, placeName, type Table } from './table.ts';
import { flipped, type Line, linesOf, sheetsFrom, type Writing } from './written.ts';

/** Win or lose on each of the viewer's duels, written on the ropes where it is fought. */
export function Switches({
  table,
  scene,
  writing,
}: {
  readonly table: Table;
  readonly scene: Scene;
  readonly writing: Writing;
}): ReactNode {
  const { words } = table;
  return writing.lines.map((line) => {
    const { sheet, side, mine, other } = line;
    const result = at(writing.entries, sheet)[side];
    const label = words.flip(
      sideName(table, line),
      placeName(table, other),
      result === null ? words.unset : words.results[result],
    );
    return (
      <button
        key={`${mine} ${side}`}
        type="button"
        className={classNames('round-switch', result !== null && `round-${result}`)}
        style={placed(markBetween(scene, mine, other))}
        aria-label={label}
        onClick={() => writing.write(sheet, { [side]: flipped(result) })}
      >
        <b>{result === null ? '?' : words.symbols[result]}</b>
        <small>{result === null ? '\u00a0' : words.results[result]}</small>
      </button>
    );
  });
}

/** Which of the viewer's duels it is. */
function sideName({ words, players }: Table, { side }: Line): string {
  if (players === 2) return words.hands[side === 'left' ? 0 : 1];
  return words[side];
}

/** The sheets on paper, their stakes, and what they would bring. */
export function Sheets({
  table,
  writing,
}: {
  readonly table: Table;
  readonly writing: Writing;
}): ReactNode {
  const { words, answer } = table;
  const { entries } = writing;
  const full = entries.every(({ left, right }) => left !== null && right !== null);
  const sheets = sheetsFrom(entries);
  return (
    <Panel tone="raised" className="round-deciding">
      {range(entries.length).map((sheet) => (
        <OneSheet key={sheet} table={table} writing={writing} sheet={sheet} />
      ))}
      {full ? (
        <Button kind="main" onClick={() => answer({ type: 'prognosis', sheets })}>
          {words.lock(sheets.map((sheet) => writtenOn(table, sheet)).join(' + '))}
        </Button>
      ) : (
        <p className="note">{words.fillIn}</p>
      )}
      <p className="note">
        {words.final} <RuleLink rule="RD-36" />
      </p>
    </Panel>
  );
}

function writtenOn({ words }: Table, sheet: Sheet): string {
  return `${symbols(sheet)} ${words.money(sheet.stake)}`;
}

const RESULTS: readonly Result[] = ['win', 'lose'];

function OneSheet({
  table,
  writing,
  sheet,
}: {
  readonly table: Table;
  readonly writing: Writing;
  readonly sheet: number;
}): ReactNode {
  const { words, view, hint } = table;
  const entry = at(writing.entries, sheet);
  const written = at(sheetsFrom(writing.entries), sheet);
  const suggested = hint?.type === 'prognosis' ? hint.sheets[sheet] : undefined;
  return (
    <section className="round-sheet">
      <h3>
        {titleOf(table, sheet, writing.entries.length)} <RuleLink rule="RD-32" />
      </h3>
      {writing.lines
        .filter((line) => line.sheet === sheet)
        .map((line) => (
          <Choice<Result | ''>
            key={line.side}
            label={
              <>
                {words.duelAgainst(sideName(table, line), placeName(table, line.other))}{' '}
                <small>{words.canHold(numbersAt(view, line.other).join(' '))}</small>
              </>
            }
            options={RESULTS.map((value) => ({
              value,
              name: `${words.symbols[value]} ${words.results[value]}`,
            }))}
            value={entry[line.side] ?? ''}
            onChange={(result) =>
              writing.write(sheet, result === '' ? {} : { [line.side]: result })
            }
          />
        ))}
      <Stakes table={table} writing={writing} sheet={sheet} />
      {entry.left !== null && entry.right !== null && (
        <p className="round-expected">
          {words.asWritten}{' '}
          <Sum
            total={Number(written.left === 'win') + Number(written.right === 'win') + entry.stake}
            parts={expectedParts(table, written)}
            shown={words.change}
          />
          . {words.otherwise(entry.stake)} <RuleLink rule="RD-56" />
        </p>
      )}
      {suggested && (
        <p className="note">{words.labelled(words.suggested, writtenOn(table, suggested))}</p>
      )}
    </section>
  );
}

function titleOf(table: Table, sheet: number, sheets: number): string {
  const { words, view } = table;
  const boxer = view.own?.cards[sheet];
  return sheets === 1 || boxer === undefined
    ? words.sheet
    : words.sheetFor(boxerTitle(table, boxer));
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
  const { words, view, answer } = table;
  const { entries } = writing;
  const may = (stake: number): boolean =>
    allowed(table, 'prognosis').some(({ sheets }) =>
      sheets.every((one, i) => one.stake === (i === sheet ? stake : at(entries, i).stake)),
    );
  const stakes = range(view.options.stakeMax + 1).filter((stake) => stake > 0 || may(0));
  const pick = (stake: number): void => {
    if (may(stake)) return writing.write(sheet, { stake });
    const tried = entries.map((entry, i) => (i === sheet ? { ...entry, stake } : entry));
    answer({ type: 'prognosis', sheets: sheetsFrom(tried) });
  };
  return (
    <fieldset className="round-stakes">
      <legend>
        {words.stake} <RuleLink rule="RD-34" />
      </legend>
      {stakes.map((stake) => (
        <button
          key={stake}
          type="button"
          className={classNames('round-stake', !may(stake) && 'round-dim')}
          aria-pressed={at(entries, sheet).stake === stake}
          onClick={() => pick(stake)}
        >
          {words.money(stake)}
        </button>
      ))}
    </fieldset>
  );
}

/** What the viewer has written and locked. */
export function LockedSheets({ table }: { readonly table: Table }): ReactNode {
  const { view, words, players } = table;
  const { own, seat } = view;
  if (!own?.sheets || seat === null) return null;
  const lines = linesOf(table, seat);
  return (
    <ul className="round-locked">
      {own.sheets.map((sheet, index) => (
        <li key={at(placesOf(seat, players), index)}>
          <b>{writtenOn(table, sheet)}</b>{' '}
          {lines
            .filter((line) => line.sheet === index)
            .map((line) => {
              const duel = words.duelAgainst(sideName(table, line), placeName(table, line.other));
              return words.labelled(duel, words.results[sheet[line.side]]);
            })
            .join('; ')}
        </li>
      ))}
    </ul>
  );
}
