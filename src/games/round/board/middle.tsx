import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Duel, Judged, Night, Phase, Slot } from '../kind.ts';
import { ownerOf, slotNames } from '../slots.ts';
import { BoxerCard, CardBack } from './boxer-card.tsx';
import { nightOf } from './moment.ts';
import { boxerTitle, placeOf, type Table } from './table.ts';
import { Winners } from './winners.tsx';
import { winnersOn } from './written.ts';

/** The middle of the circle: cards, the salon, or the current duel. */
export function Middle({ table }: { readonly table: Table }): ReactNode {
  const { moment, view } = table;
  if (moment?.type === 'duels' && (moment.facing || moment.fought > 0)) {
    const { night, fought, facing } = moment;
    const duel = facing ?? at(night.duels, fought - 1);
    return (
      <Clash
        key={`${duel.a} ${duel.b}`}
        table={table}
        night={night}
        duel={duel}
        decided={facing === null}
      />
    );
  }
  if (moment?.type === 'verdict') return <Verdict table={table} night={moment.night} />;
  const last = view.open.phase.type === 'over' ? view.open.history.at(-1) : undefined;
  const night = nightOf(moment) ?? last;
  return (
    <div className="round-middle" data-anchor="bank">
      {night ? <HeapsOf table={table} night={night} /> : <HeapsTonight table={table} />}
    </div>
  );
}

const FACE_DOWN = 0;

/** Boxers that are out, the packet or the shadow, the centre cards; in the salon who is ready. */
function HeapsTonight({ table }: { readonly table: Table }): ReactNode {
  const { words, view, players } = table;
  const { faceUp, announced, phase, centre } = view.open;
  const left = slotNames(players).length + 1 - announced.length;
  const down = players === 2 ? 2 - centre.length : 0;
  return (
    <>
      <div className="round-heaps">
        <Heap table={table} label={words.faceUp} cards={faceUp} tilted />
        {players === 2 && (
          <Heap
            table={table}
            label={words.centre}
            cards={[...centre, ...range(down).map(() => FACE_DOWN)]}
          />
        )}
        <Heap
          table={table}
          label={phase.type === 'draft' ? `${words.packet} · ${left}` : words.shadow}
          cards={[FACE_DOWN]}
          packet
        />
      </div>
      {phase.type === 'salon' && <ReadyRing table={table} phase={phase} />}
    </>
  );
}

/** What lay in the middle of a night that is laid open. */
function HeapsOf({ table, night }: { readonly table: Table; readonly night: Night }): ReactNode {
  const { words } = table;
  return (
    <div className="round-heaps">
      <Heap table={table} label={words.faceUp} cards={night.faceUp} tilted />
      <Heap table={table} label={words.centre} cards={night.centre} />
      <Heap table={table} label={words.shadow} cards={[night.shadow]} packet />
    </div>
  );
}

function Heap({
  table,
  label,
  cards,
  tilted = false,
  packet = false,
}: {
  readonly table: Table;
  readonly label: string;
  readonly cards: readonly number[];
  readonly tilted?: boolean;
  readonly packet?: boolean;
}): ReactNode {
  const { words } = table;
  if (cards.length === 0) return null;
  const names = cards.map((card) =>
    card === FACE_DOWN ? words.faceDown : boxerTitle(table, card),
  );
  return (
    <div
      className={classNames('round-heap', tilted && 'round-tilted')}
      role="img"
      aria-label={words.labelled(label, names.join(', '))}
    >
      <span
        className={classNames('round-heap-cards', cards.length > 2 && 'round-heap-many')}
        data-anchor={packet ? 'packet' : undefined}
        aria-hidden="true"
      >
        {range(cards.length).map((i) => {
          const card = at(cards, i);
          return card === FACE_DOWN ? (
            <CardBack key={i} />
          ) : (
            <BoxerCard
              key={i}
              table={table}
              number={card}
              className={packet ? 'round-turned' : ''}
            />
          );
        })}
      </span>
      <span className="round-heap-label" aria-hidden="true">
        {label}
      </span>
    </div>
  );
}

/** A ring with a segment per player, filled once they are ready. */
function ReadyRing({
  table,
  phase,
}: {
  readonly table: Table;
  readonly phase: Phase<'salon'>;
}): ReactNode {
  const { words } = table;
  const all = phase.ready.length;
  const ready = phase.ready.filter((one) => one).length;
  const part = 100 / all;
  return (
    <div className="round-ready" role="img" aria-label={words.readyCount(ready, all)}>
      <svg className="round-ready-ring" viewBox="-20 -20 40 40" aria-hidden="true">
        {phase.ready.map((done, seat) => (
          <circle
            key={at(slotNames(8), seat)}
            className={classNames('round-ready-part', `seat-${seat}`, done && 'round-ready-done')}
            r="15.915"
            pathLength="100"
            strokeDasharray={`${part - 3} ${100 - part + 3}`}
            strokeDashoffset={25 - seat * part}
          />
        ))}
        <text y="5" textAnchor="middle">
          {ready}/{all}
        </text>
      </svg>
      <span aria-hidden="true">{words.phases.salon}</span>
    </div>
  );
}

/** Two boxers face each other, large; once it is decided the loser falls. */
function Clash({
  table,
  night,
  duel,
  decided,
}: {
  readonly table: Table;
  readonly night: Night;
  readonly duel: Duel;
  readonly decided: boolean;
}): ReactNode {
  const { words } = table;
  const said = words.clash[duel.reason];
  return (
    <div className="round-middle round-clash" data-anchor="bank">
      <ClashSide table={table} night={night} duel={duel} slot={duel.a} decided={decided} />
      <span key={decided ? 'result' : 'versus'} className="round-burst">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <path d={BURST} />
        </svg>
        <b>
          {decided && duel.winner === duel.b && '‹ '}
          {decided ? said : words.versus}
          {decided && duel.winner === duel.a && ' ›'}
        </b>
      </span>
      <ClashSide table={table} night={night} duel={duel} slot={duel.b} decided={decided} />
    </div>
  );
}

function ClashSide({
  table,
  night,
  duel: { winner },
  slot,
  decided,
}: {
  readonly table: Table;
  readonly night: Night;
  readonly duel: Duel;
  readonly slot: Slot;
  readonly decided: boolean;
}): ReactNode {
  const place = placeOf(slot, table.players);
  return (
    <span className={classNames('round-clash-side', `seat-${ownerOf(place, table.players)}`)}>
      <BoxerCard
        table={table}
        number={at(night.slots, place).card}
        className={classNames(
          decided && winner === slot && 'round-clash-winner',
          decided && winner !== null && winner !== slot && 'round-clash-loser',
        )}
      />
    </span>
  );
}

const BURST = `M${range(24)
  .map((i) => {
    const r = i % 2 === 0 ? 49 : 33;
    const turn = (i * Math.PI) / 12;
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
  })
  .join('L')}Z`;

/** The viewer's own slips with their verdict, stamped. */
function Verdict({ table, night }: { readonly table: Table; readonly night: Night }): ReactNode {
  const { view, words } = table;
  const { seat } = view;
  const mine = seat === null ? [] : at(night.paid, seat).sheets;
  return (
    <div className="round-middle round-verdicts" data-anchor="bank">
      {seat === null ? (
        <strong>{words.allFought}</strong>
      ) : (
        mine.map((judged, i) => (
          <SlipStamped
            key={at(slotNames(3), i)}
            table={table}
            winners={winnersOn(table, seat, i, at(at(night.sheets, seat), i))}
            judged={judged}
          />
        ))
      )}
    </div>
  );
}

function SlipStamped({
  table,
  winners,
  judged,
}: {
  readonly table: Table;
  /** The predicted winners of the left and the right duel. */
  readonly winners: readonly Seat[];
  readonly judged: Judged;
}): ReactNode {
  const { words } = table;
  return (
    <div className={`round-big-slip round-${judged.verdict}`}>
      <span className="round-slip-head">{words.yourCall}</span>
      <span className="round-slip-winners">
        <Winners seats={winners} size={34} />
        <b>{words.money(judged.stake)}</b>
      </span>
      <span className="round-stamp">{words.verdicts[judged.verdict]}</span>
      <strong>{words.change(judged.net)}</strong>
    </div>
  );
}
