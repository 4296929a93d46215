import { type ReactNode, useState } from 'react';
import type { AskData } from '../../../engine/ask.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { CardId, Move } from '../kind.ts';
import { Answer } from './answer.tsx';
import { Consequences } from './consequences.tsx';
import { draftName } from './draft.ts';
import { Draws, Warning } from './draws.tsx';
import { Hand } from './hand.tsx';
import { RingBreak } from './ring-break.tsx';
import { drafted, isDiscarding } from './selection.ts';
import type { Table } from './table.ts';

/** What the viewer decides, with what it leads to, and the cards to decide with. */
export function Deciding({ table }: { readonly table: Table }): ReactNode {
  const { view, ask, words } = table;
  const [picked, setPicked] = useState<readonly CardId[]>([]);
  const { own } = view;
  if (!own) return null;
  const draft = ask && drafted(ask, picked);
  return (
    <div className="kickbox-deciding">
      {ask ? <Consequences table={table} ask={ask} draft={draft} /> : <Waiting table={table} />}
      <Hand table={table} cards={own.hand} picked={picked} onPick={setPicked} />
      {ask && (
        <section className="kickbox-actions" aria-label={words.yourMove}>
          <Actions table={table} ask={ask} draft={draft} picked={picked} />
        </section>
      )}
    </div>
  );
}

/** A new question is a new choice. */
export function momentOf({ view, ask, heard }: Table): string {
  return [ask?.about, view.open.round, view.open.phase, heard.length].join(' ');
}

function Waiting({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  if (view.open.step.type === 'over') return null;
  return <p className="note">{view.own?.answer ? words.sealed : words.waiting}</p>;
}

type Ask = AskData<Move>;

/** The answers as buttons: the one that the cards make first, then the others. */
function Actions({
  table,
  ask,
  draft,
  picked,
}: {
  readonly table: Table;
  readonly ask: Ask;
  readonly draft: Move | undefined;
  readonly picked: readonly CardId[];
}): ReactNode {
  const { words, answer } = table;
  const most = ask.select?.max ?? 1;
  if (ask.about === 'ringBreak') return <RingBreak table={table} ask={ask} />;
  return (
    <>
      {draft && (
        <Answer table={table} move={draft} kind="main">
          {draftName(table, draft)}
        </Answer>
      )}
      {isDiscarding(ask) && !draft && <span>{words.picked(picked.length, most)}</span>}
      {ask.moves.some(({ type }) => type === 'pass') && (
        <Button
          className={classNames(table.hint?.type === 'pass' && 'kickbox-hinted')}
          onClick={() => answer({ type: 'pass' })}
        >
          {words.pass[ask.about]}
        </Button>
      )}
      <YesOrNo table={table} ask={ask} />
      <Draws table={table} ask={ask} />
    </>
  );
}

/** A question with two answers. */
function YesOrNo({ table, ask }: { readonly table: Table; readonly ask: Ask }): ReactNode {
  const { words } = table;
  const draws = ask.about === 'redraw';
  const isYes = (move: Move): boolean | undefined => {
    if (move.type === 'mulligan' || move.type === 'penalty') return move.take;
    if (move.type === 'redraw') return move.draw;
    return move.type === 'clock' ? move.moved : undefined;
  };
  return (
    <>
      {ask.moves.map((move) => {
        const yes = isYes(move);
        if (yes === undefined || !isTold(move.type)) return null;
        return (
          <Answer key={String(yes)} table={table} move={move} kind={yes ? 'main' : 'normal'}>
            {yes ? words.yes[move.type] : words.no[move.type]}
          </Answer>
        );
      })}
      {draws && <Warning table={table} cards={1} />}
    </>
  );
}

function isTold(type: Move['type']): type is 'mulligan' | 'redraw' | 'clock' | 'penalty' {
  return type === 'mulligan' || type === 'redraw' || type === 'clock' || type === 'penalty';
}
