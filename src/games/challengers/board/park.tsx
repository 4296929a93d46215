import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { checkeredFlag } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { type CardName, cardOf } from '../instances.ts';
import type { Side } from '../kind.ts';
import { BENCH_SPACES } from '../tournament.ts';
import { labelOf } from './card-face.tsx';
import { Comparison } from './comparison.tsx';
import { type Frame, type Ground, type Reel, type Shown, worthOf } from './film.ts';
import { Somebody } from './somebody.tsx';
import { cardName, type Table } from './table.ts';

interface ParkProps {
  readonly table: Table;
  readonly reel: Reel;
  readonly frame: Frame;
}

/** CH-35: both sides of a park, the viewer's below, and the strengths between them. */
export function Park(props: ParkProps): ReactNode {
  const { table, reel } = props;
  const below: Side = reel.sides[0] === table.view.seat ? 0 : 1;
  return (
    <div className="challengers-park">
      <HalfPark {...props} side={below === 0 ? 1 : 0} />
      <Comparison {...props} />
      <HalfPark {...props} side={below} />
    </div>
  );
}

function HalfPark({ table, reel, frame, side }: ParkProps & { readonly side: Side }): ReactNode {
  const { words } = table;
  const ground = frame.grounds[side];
  const holds = frame.flag === side;
  const spaces = new Set(ground.bench.map(({ space }) => space)).size;
  return (
    <section className={classNames('challengers-half', holds && 'challengers-holds')}>
      <h3>
        <Somebody table={table} player={reel.sides[side]} />{' '}
        {frame.flag !== null && (
          <span className="challengers-role">{holds ? words.holdsFlag : words.attacks}</span>
        )}
      </h3>
      <p className="challengers-counts">
        <span>{words.deckLeft(ground.deck)}</span>
        <span>{words.exhausted(ground.exhaust.length)}</span>
        {ground.charge > 0 && <span>{words.charge(ground.charge)}</span>}
        {ground.fans > 0 && <span>{words.fansWon(ground.fans)}</span>}
      </p>
      <ol className="challengers-row" aria-label={words.row}>
        {ground.row.map((shown, n) => (
          <RowCard
            key={shown.card}
            table={table}
            shown={shown}
            flag={holds && n === ground.row.length - 1}
            under={holds && n < ground.row.length - 1}
            fresh={frame.event.type === 'revealed' && frame.event.card === shown.card}
          />
        ))}
      </ol>
      <p className="challengers-bench-head">
        {words.bench(spaces, BENCH_SPACES)} <RuleLink rule="CH-50" />
      </p>
      <Bench table={table} ground={ground} />
    </section>
  );
}

/** A card in the row with what it counts by itself; the last one can hold the flag. */
function RowCard({
  table,
  shown,
  flag,
  under,
  fresh,
}: {
  readonly table: Table;
  readonly shown: Shown;
  readonly flag: boolean;
  /** CH-65: cards under the holder count nothing. */
  readonly under: boolean;
  readonly fresh: boolean;
}): ReactNode {
  const { card } = shown;
  const bonus = worthOf(shown) - cardOf(card).strength;
  return (
    <li
      className={classNames(
        'challengers-shown',
        under && 'challengers-under',
        fresh && table.motion && 'challengers-fresh',
      )}
      title={labelOf(table, card)}
    >
      <span className={`challengers-strength challengers-set-${cardOf(card).set}`}>
        {cardOf(card).strength}
        {bonus > 0 && <small>+{bonus}</small>}
      </span>
      <span className="challengers-name">{cardName(table, card)}</span>
      {flag && (
        <span className="challengers-flag">
          <Icon drawing={checkeredFlag} size={22} />
          <span className="hidden-visually">{table.words.flag}</span>
        </span>
      )}
    </li>
  );
}

/** CH-50: six spaces; cards of one name lie on one of them. */
function Bench({ table, ground }: { readonly table: Table; readonly ground: Ground }): ReactNode {
  const { words } = table;
  return (
    <ol className="challengers-bench">
      {range(BENCH_SPACES).map((space) => {
        const cards = ground.bench.filter((one) => one.space === space).map(({ card }) => card);
        const [first] = cards;
        return (
          <li
            key={space}
            className={classNames('challengers-space', first === undefined && 'challengers-free')}
          >
            {first === undefined ? (
              <span className="hidden-visually">
                {words.space(space + 1)}: {words.emptySpace}
              </span>
            ) : (
              <Stack table={table} first={first} cards={cards} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Stack({
  table,
  first,
  cards,
}: {
  readonly table: Table;
  readonly first: CardName;
  readonly cards: readonly CardName[];
}): ReactNode {
  return (
    <span title={labelOf(table, first)}>
      {cards.length > 1 && <b>{cards.length}× </b>}
      {cardName(table, first)}
    </span>
  );
}
