import type { CSSProperties, ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { CardId, Corner } from '../kind.ts';
import { CardBack, CardFace, FightCard, labelOf } from './card.tsx';
import type { Moment } from './moment.ts';
import { type Play, type Row, rowOf } from './row.ts';
import { isLit } from './selection.ts';
import { below, opposite, type Table } from './table.ts';

/** What lies in the ring: the plays of an exchange as a row that grows to the right. */
export function Exchange({
  table,
  picked,
  onPoint,
}: {
  readonly table: Table;
  readonly picked: readonly CardId[];
  /** The card that is pointed at, to be shown larger. */
  readonly onPoint: (card: CardId | null) => void;
}): ReactNode {
  const { words, moment } = table;
  if (moment?.kind === 'duel') return <Duel table={table} moment={moment} />;
  if (isSealed(table)) return <Sealed table={table} picked={picked} />;
  const { plays, earlier, slot } = laid(table, picked);
  const count = plays.length + (slot ? 1 : 0);
  const behind = plays.reduce((sum, { cards }) => sum + cards.length - 1, 0);
  if (count === 0) return null;
  return (
    <ol
      className={classNames('kickbox-row', isSettled(table) && 'kickbox-row-settled')}
      style={counted(count + (earlier.length > 0 ? 0.7 : 0), behind)}
      aria-label={words.exchange}
    >
      {earlier.length > 0 && (
        <li className="kickbox-earlier">
          <p>{words.earlier}</p>
          <Stack table={table} cards={earlier.slice(-EARLIER)} onPoint={onPoint} />
        </li>
      )}
      {plays.map((play, place) => (
        <PlayItem
          key={play.cards[0]}
          table={table}
          play={play}
          fresh={place === plays.length - 1 && !slot}
          onPoint={onPoint}
        />
      ))}
      {slot && <Slot table={table} picked={picked} />}
    </ol>
  );
}

/** Whether nothing lies in the ring: the fighters are seen then. */
export function isQuiet(table: Table, picked: readonly CardId[]): boolean {
  if (isSettled(table)) return true;
  if (table.moment?.kind === 'duel' || isSealed(table)) return false;
  const { plays, slot } = laid(table, picked);
  return plays.length === 0 && !slot;
}

/** The count and the end are about the fighters, not about the cards that led to them. */
function isSettled({ moment }: Table): boolean {
  return moment?.kind === 'count' || moment?.kind === 'over';
}

/** Both fighters choose an initiative card. */
function isSealed({ view: { open, own }, ask }: Table): boolean {
  return open.step.type === 'initiative' && own !== null && (ask ?? own.answer) !== null;
}

/** The row, and whether the viewer's answer will lie at its end. */
function laid(table: Table, picked: readonly CardId[]): Row & { slot: boolean } {
  const { ask } = table;
  const row = rowOf(table);
  const asked = ask !== undefined && SLOTTED.includes(ask.about);
  return { ...row, slot: asked && row.plays.length + picked.length > 0 };
}

/** How many things share the room, and how many cards lie behind them. */
function counted(
  count: number,
  behind = 0,
): CSSProperties & { readonly '--kickbox-n': number; readonly '--kickbox-x': number } {
  return { '--kickbox-n': count, '--kickbox-x': behind };
}

/** How many cards lie in a stack. */
function stacked(cards: number): CSSProperties & { readonly '--kickbox-k': number } {
  return { '--kickbox-k': cards };
}

/** The questions whose answer is laid into the ring. */
const SLOTTED = ['action', 'defend', 'speed', 'press', 'power', 'combo'];

function PlayItem({
  table,
  play,
  fresh,
  onPoint,
}: {
  readonly table: Table;
  readonly play: Play;
  readonly fresh: boolean;
  readonly onPoint: (card: CardId | null) => void;
}): ReactNode {
  const { words, who, moment } = table;
  const { seat, what, cards, fate } = play;
  const stamp = words.stamps[fate];
  return (
    <li
      style={stacked(cards.length)}
      className={classNames(
        'kickbox-play',
        `seat-${seat}`,
        seat === below(table) ? 'kickbox-us' : 'kickbox-them',
        stamp !== '' && 'kickbox-out',
        fresh && 'kickbox-new',
      )}
    >
      <p>
        <SeatBadge seat={seat} size={20} />
        <span className="kickbox-long">{words.plays[what](seat === who.you, who(seat))}</span>
        <span className="kickbox-short" aria-hidden="true">
          {words.playsBrief[what]}
        </span>
      </p>
      <Stack table={table} cards={cards} onPoint={onPoint} />
      {stamp !== '' && <strong className="kickbox-stamp">{stamp}</strong>}
      {moment?.kind === 'hit' && fate === 'landed' && <Impact says={words.hits(moment.hits)} />}
    </li>
  );
}

/** The blow lands. */
function Impact({ says }: { readonly says: string }): ReactNode {
  return (
    <strong className="kickbox-impact">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={BURST} />
      </svg>
      <span>{says}</span>
    </strong>
  );
}

/** The outline of a star; every other point is shorter. */
const BURST = `M${range(28)
  .map((n) => {
    const [reach, turn] = [n % 2 === 0 ? (n % 4 === 0 ? 49 : 42) : 33, (n * Math.PI) / 14];
    return `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}`;
  })
  .join('L')}Z`;

/** How many cards of the attacks before are still shown. */
const EARLIER = 3;

/** Cards that were played together: the first one whole, the others behind it; pressing enlarges one. */
function Stack({
  table,
  cards,
  onPoint,
}: {
  readonly table: Table;
  readonly cards: readonly CardId[];
  readonly onPoint: (card: CardId | null) => void;
}): ReactNode {
  const { language } = table;
  return (
    <span className="kickbox-stack" data-fan="">
      {cards.toReversed().map((id) => (
        <button
          key={id}
          type="button"
          className="kickbox-look"
          aria-label={labelOf(language, id)}
          data-piece={id}
          data-from={`hand:${ownerOf(id)}`}
          data-to={`discard:${ownerOf(id)}`}
          onClick={() => onPoint(id)}
          onBlur={() => onPoint(null)}
        >
          <CardFace id={id} language={language} />
        </button>
      ))}
    </span>
  );
}

/** `r.jab.5` belongs to the red corner. */
function ownerOf(id: CardId): Corner {
  return id.startsWith('r.') ? 0 : 1;
}

/** Where the viewer's answer will lie, with what is picked for it so far. */
function Slot({
  table,
  picked,
}: {
  readonly table: Table;
  readonly picked: readonly CardId[];
}): ReactNode {
  const { words, language, ask, view } = table;
  const fits = view.own?.hand.some((card) => ask && isLit(ask, picked, card)) ?? false;
  return (
    <li className="kickbox-play kickbox-next">
      <p>
        <span className="kickbox-your-move">{words.yourAnswer}</span>
      </p>
      <span className="kickbox-slot">
        {picked.length === 0 ? (
          <em>{fits ? words.pickHere : words.noDefence}</em>
        ) : (
          <span className="kickbox-stack kickbox-ghost" aria-hidden="true">
            {picked.toReversed().map((id) => (
              <span key={id}>
                <FightCard id={id} language={language} />
              </span>
            ))}
          </span>
        )}
      </span>
    </li>
  );
}

/** Both show a card at the same time: the viewer's as picked, the other's face down. */
function Sealed({
  table,
  picked,
}: {
  readonly table: Table;
  readonly picked: readonly CardId[];
}): ReactNode {
  const { view, words, who, language } = table;
  const mine = below(table);
  const other = opposite(mine);
  const chosen = view.own?.answer?.type === 'initiative' ? view.own.answer.card : picked[0];
  return (
    <ol className="kickbox-row kickbox-duel" style={counted(2)} aria-label={words.initiative}>
      <li className={`kickbox-play seat-${mine}`}>
        <p>{words.yourCard}</p>
        <span className="kickbox-slot">
          {chosen === undefined ? (
            <em>{words.pickHere}</em>
          ) : (
            <span className={classNames('kickbox-stack', !view.own?.answer && 'kickbox-ghost')}>
              <FightCard id={chosen} language={language} />
            </span>
          )}
        </span>
      </li>
      <li className="kickbox-versus">{words.versus}</li>
      <li className={`kickbox-play kickbox-other-slot seat-${other}`}>
        <p>{who(other)}</p>
        <span className="kickbox-slot">
          {view.glance.ready[other] ? <CardBack seat={other} /> : <em>{words.choosing}</em>}
        </span>
      </li>
    </ol>
  );
}

/** Both initiative cards, turned up. */
function Duel({
  table,
  moment,
}: {
  readonly table: Table;
  readonly moment: Extract<Moment, { kind: 'duel' }>;
}): ReactNode {
  const { words, who, language } = table;
  const seats = [below(table), opposite(below(table))] as const;
  return (
    <ol className="kickbox-row kickbox-duel" style={counted(2)} aria-label={words.initiative}>
      {seats.map((seat, place) => {
        const card = moment.cards[seat];
        return [
          place === 1 && (
            <li key="versus" className="kickbox-versus">
              {moment.winner === null ? words.tie : words.versus}
            </li>
          ),
          <li
            key={seat}
            className={classNames(
              `kickbox-play seat-${seat}`,
              moment.winner === seat && 'kickbox-new',
              moment.winner === opposite(seat) && 'kickbox-slower',
            )}
          >
            <p>
              <SeatBadge seat={seat} size={20} />
              <span>{seat === who.you ? words.you : who(seat)}</span>
            </p>
            {card === null ? (
              <span className="kickbox-slot">
                <em>{words.noCard}</em>
              </span>
            ) : (
              <span
                className="kickbox-stack kickbox-turned"
                data-piece={card}
                data-from={`hand:${seat}`}
                data-to={`discard:${seat}`}
              >
                <FightCard id={card} language={language} />
              </span>
            )}
          </li>,
        ];
      })}
    </ol>
  );
}
