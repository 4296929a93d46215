import { type ReactNode, useEffect, useState } from 'react';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { offerInHand } from '../rules/draft.ts';
import { draftOrder } from '../slots.ts';
import { BoxerCard } from './boxer-card.tsx';
import { liesLeft } from './posts.ts';
import { allowed, boxerTitle, printed, type Table } from './table.ts';

/** A boxer and a number, as far as they are chosen. */
export interface Choosing {
  readonly keep: number | null;
  readonly announce: number | null;
  readonly choose: (choice: { readonly keep?: number; readonly announce?: number }) => void;
}

/** Undefined if the viewer is not drafting. */
export function useChoosing(table: Table): Choosing | undefined {
  const { open } = table.view;
  const turn = `${open.night} ${open.announced.length}`;
  const [chosen, setChosen] = useState<{ turn: string; keep?: number; announce?: number }>();
  const idle = allowed(table, 'draft').length === 0;
  useEffect(() => {
    if (idle) setChosen(undefined);
  }, [idle]);
  if (idle) return undefined;
  const now = chosen?.turn === turn ? chosen : undefined;
  return {
    keep: now?.keep ?? null,
    announce: now?.announce ?? null,
    choose: (choice) => setChosen({ ...now, ...choice, turn }),
  };
}

/** Two boxers to choose from, and the number that all will hear. */
export function DraftDock({
  table,
  choosing,
}: {
  readonly table: Table;
  readonly choosing: Choosing;
}): ReactNode {
  const { view, words, hint } = table;
  if (!view.own) return null;
  const suggested = hint?.type === 'draft' ? hint : undefined;
  return (
    <div className="round-draft">
      <fieldset className="round-offer" aria-label={words.keep}>
        {offerInHand(view.own).map((number) => (
          <Offered
            key={number}
            table={table}
            number={number}
            chosen={choosing.keep === number}
            hinted={suggested?.keep === number}
            onPress={() => choosing.choose({ keep: number })}
          />
        ))}
      </fieldset>
      <div className="round-announce">
        <p className="round-announce-head">
          <strong>{words.announce}</strong>
          <span>{liesText(table)}</span>
          <RuleHelp rule="RD-22" />
        </p>
        <Numbers table={table} choosing={choosing} suggested={suggested?.announce} />
      </div>
    </div>
  );
}

/** How many lies are left, or what another one costs. */
function liesText(table: Table): string {
  const { words, view } = table;
  const left = liesLeft(table, placeToChoose(table));
  const { liePenalty } = view.options;
  return left === 0 && liePenalty > 0
    ? words.lieCosts(words.money(liePenalty))
    : words.liesLeft(left);
}

function placeToChoose({ view, players }: Table): number {
  return at(draftOrder(players, view.open.starter), view.open.announced.length);
}

export function DraftAction({
  table,
  choosing,
}: {
  readonly table: Table;
  readonly choosing: Choosing;
}): ReactNode {
  const { words, answer } = table;
  const { keep, announce } = choosing;
  if (keep === null || announce === null)
    return (
      <Button kind="main" disabled>
        {words.pickFirst}
      </Button>
    );
  const truth = keep === announce;
  return (
    <Button kind="main" onClick={() => answer({ type: 'draft', keep, announce })}>
      {truth ? words.keepAndSay(keep) : words.keepAndLie(keep, announce)}
    </Button>
  );
}

function Offered({
  table,
  number,
  chosen,
  hinted,
  onPress,
}: {
  readonly table: Table;
  readonly number: number;
  readonly chosen: boolean;
  readonly hinted: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { name, ability, story } = printed(table, number);
  const hint = hinted ? ` (${table.words.suggested})` : '';
  return (
    <button
      type="button"
      className={classNames('round-offered', hinted && 'round-hinted')}
      aria-pressed={chosen}
      aria-label={`${boxerTitle(table, number)}. ${ability ?? story}${hint}`}
      onClick={onPress}
    >
      <BoxerCard table={table} number={number} piece={`boxer:${number}`} />
      <span className="round-offered-text">
        <strong>{name}</strong>
        <span>{ability ?? story}</span>
      </span>
    </button>
  );
}

/** The announcement card: every number of the pack. */
function Numbers({
  table,
  choosing,
  suggested,
}: {
  readonly table: Table;
  readonly choosing: Choosing;
  readonly suggested: number | undefined;
}): ReactNode {
  const { words, pack, view, answer } = table;
  const { keep, announce, choose } = choosing;
  const moves = allowed(table, 'draft');
  const may = (number: number): boolean =>
    moves.some((move) => move.announce === number && (keep === null || move.keep === keep));
  const pick = (number: number): void => {
    if (keep !== null && !may(number)) return answer({ type: 'draft', keep, announce: number });
    choose({ announce: number });
  };
  return (
    <fieldset className="round-numbers" aria-label={words.announce}>
      {pack.numbers.map((number) => {
        const out = view.open.faceUp.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={classNames(
              'round-number',
              !may(number) && 'round-dim',
              keep === number && 'round-honest',
              suggested === number && 'round-hinted',
            )}
            aria-pressed={announce === number}
            aria-label={[
              words.number(number),
              ...(out ? [words.outTonight] : []),
              ...(keep === null ? [] : [keep === number ? words.isTruth : words.isLie]),
              ...(suggested === number ? [words.suggested] : []),
            ].join(', ')}
            onClick={() => pick(number)}
          >
            {out ? <s>{number}</s> : number}
          </button>
        );
      })}
    </fieldset>
  );
}
