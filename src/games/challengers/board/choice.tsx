import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Decision, Own } from '../kind.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { CardFace, labelOf, setClass } from './card.tsx';
import { DeckStrip } from './deck.tsx';
import type { Marks } from './marks.ts';
import type { BenchChoice } from './park.tsx';
import { cardName, isHinted, ownMatch, type Table } from './table.ts';

/** What has to be chosen in the own match, and from which cards. */
export interface Choosing {
  readonly decision: Decision;
  readonly from: readonly CardName[];
  readonly min: number;
  readonly max: number;
  readonly chosen: readonly CardName[];
}

/** CH-70, CH-102: the viewer's decision in a match, if one is asked for. */
export function choosingOf(table: Table, own: Own, marks: Marks): Choosing | null {
  const { view, ask, hint } = table;
  const step = ownMatch(view)?.agenda.at(-1);
  if (!ask || step?.type !== 'decide') return null;
  const { select } = ask;
  const from = select ? select.from.map(String) : own.seen;
  const hinted = hint?.type === 'choose' ? hint.cards : [];
  const chosen = marks.cards.filter((card) => from.includes(card));
  const limits = select ? { min: select.min, max: select.max } : { min: 1, max: 1 };
  return { decision: step.decision, from, ...limits, chosen: chosen.length > 0 ? chosen : hinted };
}

/** The bench cards of a choice are pressed where they lie. */
export function benchChoice({ from, max, chosen }: Choosing, marks: Marks): BenchChoice {
  return { from, chosen, onPress: (card) => press(marks, chosen, max, card) };
}

/** One choice replaces another; several are collected in order. */
function press(marks: Marks, chosen: readonly CardName[], max: number, card: CardName): void {
  if (chosen.includes(card)) marks.set(chosen.filter((other) => other !== card));
  else marks.set(max === 1 ? [card] : [...chosen, card]);
}

/** Which card asks, and what becomes of the cards. */
export function ChoiceSays({
  table,
  choosing: { decision, max },
}: {
  readonly table: Table;
  readonly choosing: Choosing;
}): ReactNode {
  const { words } = table;
  return (
    <>
      {decision.source !== null && <b>{words.of(cardName(table, decision.source))} </b>}
      {words.chooseSays[decision.type](max)}
    </>
  );
}

/** The cards to choose from, and what is left in the deck. */
export function ChoiceDock({
  table,
  own,
  choosing,
  marks,
}: {
  readonly table: Table;
  readonly own: Own;
  readonly choosing: Choosing;
  readonly marks: Marks;
}): ReactNode {
  const { decision, from, max, chosen } = choosing;
  const last = chosen.at(-1);
  return (
    <div className="ch-choice" style={roomFor(from.length)}>
      <ul className="ch-choices">
        {from.map((card) => (
          <li key={card}>
            <ChoiceCard
              table={table}
              card={card}
              rank={max > 1 && chosen.includes(card) ? chosen.indexOf(card) + 1 : undefined}
              chosen={chosen.includes(card)}
              onPress={() => press(marks, chosen, max, card)}
            />
          </li>
        ))}
      </ul>
      <p className="ch-choice-text" aria-hidden>
        {last === undefined ? (
          <ChoiceSays table={table} choosing={choosing} />
        ) : (
          <CardText table={table} card={last} />
        )}
      </p>
      {decision.type !== 'search' && (
        <div className="ch-wide">
          <DeckStrip table={table} own={own} />
        </div>
      )}
    </div>
  );
}

/** How many cards have to find room beside each other. */
function roomFor(cards: number): CSSProperties {
  const style: CSSProperties & Record<`--${string}`, number> = { '--n': cards };
  return style;
}

function ChoiceCard({
  table,
  card,
  rank,
  chosen,
  onPress,
}: {
  readonly table: Table;
  readonly card: CardName;
  /** Its place among the chosen ones, where the order counts. */
  readonly rank: number | undefined;
  readonly chosen: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const hinted = isHinted(table, { type: 'choose', cards: [card] });
  return (
    <span className={classNames('ch-slot', setClass(card), chosen && 'ch-chosen')}>
      <button
        type="button"
        className={classNames('ch-card ch-open', hinted && 'ch-hinted')}
        aria-label={table.words.take(labelOf(table, card))}
        aria-pressed={chosen}
        onClick={onPress}
      >
        <CardFace table={table} card={card} />
      </button>
      {rank !== undefined && <b className="ch-rank">{rank}</b>}
    </span>
  );
}

/** What a card does, where it lies too small to be read. */
function CardText({ table, card }: { readonly table: Table; readonly card: CardName }): ReactNode {
  const { words, language } = table;
  return (
    <>
      <b>{words.of(cardName(table, card))} </b>
      {GAME_WORDS[language].effect(cardOf(card)) || words.justMuscle}
    </>
  );
}

/** Confirms the choice. */
export function ChoiceAction({
  table,
  choosing,
}: {
  readonly table: Table;
  readonly choosing: Choosing;
}): ReactNode {
  const { words, answer } = table;
  const { min, max, chosen, decision } = choosing;
  const [only] = chosen;
  const says =
    chosen.length === 0
      ? min === 0
        ? words.chooseNone
        : words.pickOne
      : max === 1 && only !== undefined
        ? words.confirmOne[decision.type](cardName(table, only))
        : words.confirm(chosen.length, max);
  return (
    <Button
      kind={chosen.length === 0 && min === 0 ? 'normal' : 'main'}
      disabled={chosen.length < min || chosen.length > max}
      onClick={() => answer({ type: 'choose', cards: chosen })}
    >
      {says}
    </Button>
  );
}
