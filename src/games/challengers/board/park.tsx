import type { ReactNode } from 'react';
import { range, sum } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CountUp } from '../../../ui/stage/count-up.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { Sum, type SumPart } from '../../../ui/sum.tsx';
import { type CardName, cardOf } from '../instances.ts';
import type { Part, Side } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { BENCH_SPACES } from '../tournament.ts';
import { CardFace, labelOf, MiniFace, Pile, setClass } from './card.tsx';
import type { Compared, FilmFrame, Ground, ShownCard } from './film.ts';
import { ParticipantPortrait, seatClass } from './people.tsx';
import { attackIn, type Film, toReach } from './shots.ts';
import { calledOf, cardName, type Table } from './table.ts';

interface ParkProps {
  readonly table: Table;
  readonly film: Film;
  readonly frame: FilmFrame;
  /** How it will stand next: cards that leave fly there. */
  readonly next: FilmFrame | undefined;
  /** Cards of a bench that can be chosen now. */
  readonly choice?: BenchChoice | undefined;
}

/** A choice among cards that lie on a bench. */
export interface BenchChoice {
  readonly from: readonly CardName[];
  readonly chosen: readonly CardName[];
  readonly onPress: (card: CardName) => void;
}

/** CH-35: two lanes that face each other, benches at their sides, the strengths above. */
export function Park(props: ParkProps): ReactNode {
  const { table, film } = props;
  const mine: Side = film.reel.sides[1] === table.view.seat ? 1 : 0;
  const theirs: Side = mine === 0 ? 1 : 0;
  return (
    <div className="ch-park">
      <Bench {...props} side={mine} place="mine" />
      <Tally {...props} />
      <SideRow {...props} side={mine} place="mine" />
      <SideRow {...props} side={theirs} place="theirs" />
      <Bench {...props} side={theirs} place="theirs" />
    </div>
  );
}

interface SideProps extends ParkProps {
  readonly side: Side;
  /** The viewer's side is on the left, or below. */
  readonly place: 'mine' | 'theirs';
}

function SideRow({ table, film, frame, next, side, place }: SideProps): ReactNode {
  const { words } = table;
  const ground = frame.grounds[side];
  const player = film.reel.sides[side];
  const holds = frame.flag === side;
  const compared = attackIn(film, frame);
  return (
    <section
      className={classNames('ch-lane', `ch-lane-${place}`, seatClass(player), holds && 'ch-holds')}
    >
      <h3 className="ch-lead" aria-level={2}>
        <ParticipantPortrait player={player} size={44} />
        <span>
          <b>{calledOf(table, player)}</b>
          <small>
            {frame.flag === null ? words.comingUp : holds ? words.holdsFlag : words.attacks}
            {ground.charge > 0 && ` · ${words.charge(ground.charge)}`}
            {ground.fans > 0 && ` · ${words.fansWon(ground.fans)}`}
          </small>
        </span>
      </h3>
      <div className="ch-lane-row">
        <span className="ch-piles">
          <Pile count={ground.deck} label={words.deckPile} anchor={`deck:${side}`} />
          <Exhausted table={table} ground={ground} side={side} />
        </span>
        <Row {...{ table, frame, next, side, ground, holds, compared }} />
      </div>
    </section>
  );
}

function Exhausted({
  table,
  ground,
  side,
}: {
  readonly table: Table;
  readonly ground: Ground;
  readonly side: Side;
}): ReactNode {
  const count = ground.exhaust.length;
  const names = ground.exhaust.map((card) => cardName(table, card)).join(', ');
  return (
    <span
      className={classNames('ch-exhaust', count === 0 && 'ch-exhaust-none')}
      data-anchor={`exhaust:${side}`}
      title={names}
    >
      {count > 0 && table.words.exhausted(count)}
    </span>
  );
}

/** The cards that lie in front of somebody; the last one can hold the flag. */
function Row({
  table,
  frame,
  next,
  side,
  ground,
  holds,
  compared,
}: {
  readonly table: Table;
  readonly frame: FilmFrame;
  readonly next: FilmFrame | undefined;
  readonly side: Side;
  readonly ground: Ground;
  readonly holds: boolean;
  readonly compared: Compared | null;
}): ReactNode {
  const { row } = ground;
  const last = row.length - 1;
  return (
    <ol
      className={classNames('ch-row', `ch-row-${Math.min(row.length, 8)}`)}
      aria-label={table.words.row}
      data-fan
    >
      {row.map((shown, n) => (
        <li
          key={shown.card}
          className={classNames(
            'ch-shown',
            setClass(shown.card),
            n === last && isFresh(frame, shown.card) && 'ch-fresh',
            holds && n === last && 'ch-holder',
            holds && n < last && 'ch-under',
          )}
          data-piece={`park:${shown.card}`}
          data-from={`deck:${side}`}
          data-to={leavesTo(next, side, shown.card)}
        >
          <button
            type="button"
            className="ch-card"
            aria-label={labelOf(table, shown.card)}
            onClick={() => table.enlarge(shown.card)}
          >
            <CardFace
              table={table}
              card={shown.card}
              strength={strengthOf(shown, compared, holds, n === last)}
            />
          </button>
          {holds && n === last && <Flag table={table} />}
          <Bonuses table={table} shown={shown} compared={compared} counts={!holds || n === last} />
        </li>
      ))}
    </ol>
  );
}

/** Where a card goes that is about to leave the row or the bench. */
function leavesTo(next: FilmFrame | undefined, side: Side, card: CardName): string | undefined {
  if (!next) return undefined;
  return next.grounds[side].exhaust.includes(card) ? `exhaust:${side}` : `deck:${side}`;
}

function isFresh({ event }: FilmFrame, card: CardName): boolean {
  return (event.type === 'revealed' || event.type === 'compared') && cardIn(event) === card;
}

function cardIn(event: FilmFrame['event']): CardName | undefined {
  if (event.type === 'revealed') return event.card;
  if (event.type !== 'compared') return undefined;
  return event.attackParts.findLast(({ part }) => part === 'card')?.card ?? undefined;
}

/** What a card counts with all its bonuses, as far as they are known. */
function strengthOf(
  { card, immediate, attack }: ShownCard,
  compared: Compared | null,
  holds: boolean,
  last: boolean,
): number {
  const parts = holds ? (compared?.holdParts ?? []) : (compared?.attackParts ?? []);
  const known = parts.filter((part) => part.card === card);
  if (known.length > 0 && (!holds || last)) return sum(known.map(({ amount }) => amount));
  return cardOf(card).strength + immediate + attack;
}

/** How a strength came about that is not the printed one. */
function Bonuses({
  table,
  shown,
  compared,
  counts,
}: {
  readonly table: Table;
  readonly shown: ShownCard;
  readonly compared: Compared | null;
  readonly counts: boolean;
}): ReactNode {
  const parts = compared
    ? [...compared.attackParts, ...compared.holdParts].filter(
        ({ card, part }) => card === shown.card && part !== 'card',
      )
    : [];
  if (!counts || parts.length === 0) return null;
  const { strength } = cardOf(shown.card);
  return (
    <small className="ch-bonus">
      {strength}{' '}
      {parts.map(({ part, by, amount }) => (
        <span key={`${part} ${by}`}>
          <b>+{amount}</b> {by === null ? null : cardName(table, by)}{' '}
        </span>
      ))}
    </small>
  );
}

function Flag({ table }: { readonly table: Table }): ReactNode {
  return (
    <span className="ch-flag" data-piece="flag">
      <svg viewBox="0 0 40 60" role="img" aria-label={table.words.flag}>
        <path className="ch-pole" d="M6 2v56" />
        <path className="ch-cloth" d="M8 4Q18 -1 26 5T38 4V28Q31 33 24 28T8 29Z" />
        <path
          className="ch-checks"
          d="M16 10h7v6h-7ZM23 16h7v6h-7ZM30 9h6v7h-6ZM9 17h7v6H9ZM16 22h7v5h-7Z"
        />
      </svg>
    </span>
  );
}

/** CH-50: six spaces; cards of one name lie on one of them. */
function Bench({ table, film, frame, next, choice, side, place }: SideProps): ReactNode {
  const { words } = table;
  const { bench } = frame.grounds[side];
  const taken = new Set(bench.map(({ space }) => space)).size;
  return (
    <section
      className={classNames('ch-bench', `ch-bench-${place}`, seatClass(film.reel.sides[side]))}
      aria-label={words.bench(calledOf(table, film.reel.sides[side]), taken, BENCH_SPACES)}
    >
      <p className="ch-bench-head">
        {words.benchName}{' '}
        <b className={taken >= BENCH_SPACES - 1 ? 'ch-nearly' : ''}>
          {taken}/{BENCH_SPACES}
        </b>
      </p>
      <ol>
        {range(BENCH_SPACES).map((space) => (
          <li key={space} className="ch-space" data-fan>
            <span className="ch-space-number" aria-hidden>
              {space + 1}
            </span>
            {bench
              .filter((one) => one.space === space)
              .map(({ card }, n, copies) => (
                <BenchCard
                  key={card}
                  {...{ table, card, choice, n }}
                  supports={cardOf(card).at.bench.length > 0}
                  copies={n === copies.length - 1 ? copies.length : 1}
                  to={leavesTo(next, side, card)}
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function BenchCard({
  table,
  card,
  choice,
  n,
  supports,
  copies,
  to,
}: {
  readonly table: Table;
  readonly card: CardName;
  readonly choice: BenchChoice | undefined;
  readonly n: number;
  /** Whether it has an effect from the bench. */
  readonly supports: boolean;
  readonly copies: number;
  readonly to: string | undefined;
}): ReactNode {
  const { words } = table;
  const open = choice?.from.includes(card) ?? false;
  const chosen = choice?.chosen.includes(card) ?? false;
  return (
    <button
      type="button"
      className={classNames(
        'ch-mini',
        setClass(card),
        `ch-copy-${Math.min(n, 3)}`,
        supports && 'ch-supports',
        open && 'ch-open',
        chosen && 'ch-chosen',
      )}
      data-piece={`park:${card}`}
      data-to={to}
      aria-label={open ? words.take(labelOf(table, card)) : labelOf(table, card)}
      aria-pressed={open ? chosen : undefined}
      onClick={() => (open && choice ? choice.onPress(card) : table.enlarge(card))}
    >
      <MiniFace table={table} card={card} />
      {copies > 1 && <b className="ch-copies">×{copies}</b>}
    </button>
  );
}

/** CH-45: the running sum against what has to be reached. */
function Tally({ table, film, frame }: ParkProps): ReactNode {
  const { words } = table;
  const compared = attackIn(film, frame);
  const hold = compared?.hold ?? toReach(film, frame);
  const attack = compared?.attack ?? 0;
  const lacks = Math.max(0, hold - attack);
  const attacker = film.reel.sides[frame.flag === 0 ? 1 : 0];
  return (
    <div
      className={classNames(
        'ch-tally',
        seatClass(attacker),
        lacks === 0 && compared !== null && 'ch-taken',
      )}
    >
      <span className="ch-figure">
        <small>{words.attack}</small>
        {compared ? (
          <Sum total={attack} parts={sumParts(table, compared.attackParts)} />
        ) : (
          <b>
            <CountUp value={attack} />
          </b>
        )}
      </span>
      <span className="ch-gauge" aria-hidden>
        <span style={{ inlineSize: `${hold > 0 ? Math.min(100, (100 * attack) / hold) : 0}%` }} />
        <em>
          {frame.flag === null
            ? words.notYetCompared
            : lacks === 0
              ? words.captured
              : words.missing(lacks)}
        </em>
      </span>
      <span className="ch-figure">
        {compared ? (
          <Sum total={hold} parts={sumParts(table, compared.holdParts)} />
        ) : (
          <b>
            <CountUp value={hold} />
          </b>
        )}
        <small>{words.toReach}</small>
      </span>
      <RuleHelp rule="CH-45" />
    </div>
  );
}

const RULES: Readonly<Record<Part['part'], Rule>> = {
  card: 'CH-64',
  immediate: 'CH-61',
  attack: 'CH-62',
  flag: 'CH-65',
  bench: 'CH-63',
  charge: 'CH-75',
};

/** The parts of a strength in words; like parts are one line. */
export function sumParts(table: Pick<Table, 'language'>, parts: readonly Part[]): SumPart[] {
  const lines = new Map<string, { value: number; times: number; rule: Rule }>();
  for (const part of parts) {
    const label = partName(table, part);
    const { value, times } = lines.get(label) ?? { value: 0, times: 0 };
    lines.set(label, { value: value + part.amount, times: times + 1, rule: RULES[part.part] });
  }
  return [...lines].map(([label, { value, times, rule }]) => ({
    label: times > 1 ? `${times}× ${label}` : label,
    value,
    rule,
  }));
}

function partName(table: Pick<Table, 'language'>, { part, card, by }: Part): string {
  if (part === 'card' && card !== null) return cardName(table, card);
  const giver = by ?? card;
  const what = GAME_WORDS[table.language].parts[part];
  return giver === null ? what : `${what} (${cardName(table, giver)})`;
}
