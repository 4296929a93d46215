import type { ReactNode } from 'react';
import type { AskData } from '../../../engine/ask.ts';
import { same } from '../../../engine/json.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { CardId, Move } from '../kind.ts';
import { labelOf, MiniCard } from './card.tsx';
import { Fan } from './fan.tsx';
import { drawEnds } from './prospects.ts';
import { fewerOf, type Response, responsesTo } from './responses.ts';
import { drawsOf, type Rest, returnLimit, strongest } from './ring-break.tsx';
import { below, fighterOf, type Table } from './table.ts';

/** The hand, and the big answers beside it. */
export function Dock({
  table,
  picked,
  onPick,
  onPoint,
}: {
  readonly table: Table;
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
  readonly onPoint: (card: CardId | null) => void;
}): ReactNode {
  const { view, ask } = table;
  if (!view.own) return null;
  return (
    <div className={classNames('kickbox-dock', ask && 'kickbox-asked')}>
      <Fan table={table} picked={picked} onPick={onPick} onPoint={onPoint} />
      {ask && <Responses table={table} ask={ask} picked={picked} onPick={onPick} />}
    </div>
  );
}

function Responses({
  table,
  ask,
  picked,
  onPick,
}: {
  readonly table: Table;
  readonly ask: AskData<Move>;
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
}): ReactNode {
  const { words } = table;
  const responses = responsesTo(table, ask, picked);
  const fewer = fewerOf(ask);
  return (
    <section className="kickbox-responses" aria-label={words.answers} data-count={responses.length}>
      {responses.map((response) => (
        <ResponseButton key={response.id} table={table} response={response} onPick={onPick} />
      ))}
      {fewer.length > 0 && <Fewer table={table} moves={fewer} />}
    </section>
  );
}

function ResponseButton({
  table,
  response: { id, title, cost, leads, tone, does },
  onPick,
}: {
  readonly table: Table;
  readonly response: Response;
  readonly onPick: (picked: readonly CardId[]) => void;
}): ReactNode {
  const { answer, hint } = table;
  const hinted =
    hint !== null && 'answer' in does && (same(hint, does.answer) || KINDS[id] === hint.type);
  return (
    <button
      type="button"
      className={classNames('kickbox-response', `kickbox-tone-${tone}`, hinted && 'kickbox-hinted')}
      onClick={() => ('answer' in does ? answer(does.answer) : onPick(does.pick))}
    >
      <b>{title}</b>
      {cost !== '' && <span>{cost}</span>}
      {leads !== '' && <em>{leads}</em>}
    </button>
  );
}

/** Which moves a response stands for, whatever their cards. */
const KINDS: Readonly<Record<string, Move['type']>> = { pass: 'pass' };

/** Smaller draws than the one on the big button. */
function Fewer({
  table,
  moves,
}: {
  readonly table: Table;
  readonly moves: readonly Move[];
}): ReactNode {
  const { words, answer, hint } = table;
  return (
    <div className="kickbox-fewer">
      <span>{words.drawLess}</span>
      {moves.map((move) => {
        const count = 'count' in move ? move.count : 0;
        return (
          <button
            key={count}
            type="button"
            className={classNames(hint !== null && same(hint, move) && 'kickbox-hinted')}
            aria-label={words.draw(count)}
            onClick={() => answer(move)}
          >
            {count}
          </button>
        );
      })}
    </div>
  );
}

/** KB-115, KB-116: the ring break: how many cards return, how many are drawn. */
export function BreakDock({
  table,
  ask,
  rest,
  onRest,
}: {
  readonly table: Table;
  readonly ask: AskData<Move>;
  readonly rest: Rest;
  readonly onRest: (rest: Rest) => void;
}): ReactNode {
  const { view, words, answer } = table;
  const named = view.options.ringBreak === 'choose';
  const most = returnLimit(ask);
  const pile = fighterOf(view, below(table)).discard;
  const { cards, count, draw } = rest;
  const back = named ? cards.length : count;
  const move: Move = named
    ? { type: 'ringBreak', cards: pile.filter((card) => cards.includes(card)), draw }
    : { type: 'ringBreak', count, draw };
  const short = draw > view.glance.decks[below(table)] + back;
  const ends = short ? drawEnds(view, below(table), draw) : 'fine';
  const draws = [...new Set(drawsOf(ask))].sort((a, b) => b - a);
  return (
    <div className="kickbox-break">
      <p className="kickbox-break-hand" data-anchor={`hand:${below(table)}`}>
        <span>{words.handNow(view.own?.hand.length ?? 0)}</span>
        {view.own?.hand.map((card) => (
          <span key={card} role="img" aria-label={labelOf(table.language, card)} data-piece={card}>
            <MiniCard id={card} />
          </span>
        ))}
      </p>
      <div className="kickbox-break-back">
        <p>
          <strong>{named ? words.returning(cards.length, most) : words.atRandom(most)}</strong>
        </p>
        {named ? (
          <div>
            <Button onClick={() => onRest({ ...rest, cards: strongest(pile, most) })}>
              {words.strongest}
            </Button>
            <Button onClick={() => onRest({ ...rest, cards: [] })}>{words.none}</Button>
          </div>
        ) : (
          <Stepper
            table={table}
            most={most}
            value={count}
            onChange={(n) => onRest({ ...rest, count: n })}
          />
        )}
      </div>
      {draws.length > 1 && (
        <div className="kickbox-break-draw">
          <Numbers
            label={words.thenDraw}
            numbers={draws}
            value={draw}
            onChange={(n) => onRest({ ...rest, draw: n })}
          />
        </div>
      )}
      {ends !== 'fine' && (
        <p className="kickbox-warning">{ends === 'exhausts' ? words.exhausts : words.losesFight}</p>
      )}
      <button
        type="button"
        className="kickbox-response kickbox-tone-main"
        onClick={() => answer(move)}
      >
        <b>{words.act.break}</b>
        <span>{words.rest(back, draw)}</span>
      </button>
    </div>
  );
}

/** How many cards go back: one fewer, one more, all, none. */
function Stepper({
  table: { words },
  most,
  value,
  onChange,
}: {
  readonly table: Table;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <fieldset className="kickbox-stepper" aria-label={words.howMany}>
      <Button aria-label={words.fewer} disabled={value === 0} onClick={() => onChange(value - 1)}>
        −
      </Button>
      <output>{value}</output>
      <Button aria-label={words.more} disabled={value === most} onClick={() => onChange(value + 1)}>
        +
      </Button>
      <Button onClick={() => onChange(most)}>{words.all(most)}</Button>
      <Button onClick={() => onChange(0)}>{words.none}</Button>
    </fieldset>
  );
}

function Numbers({
  label,
  numbers,
  value,
  onChange,
}: {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <SegmentedControl
      label={label}
      options={numbers.map((number) => ({ value: String(number), name: String(number) }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
