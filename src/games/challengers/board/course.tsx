import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Participant, View } from '../kind.ts';
import { hasFinal, roundsOf } from '../rules/participants.ts';
import { draftOf, ROUNDS, TROPHIES } from '../tournament.ts';
import { reelsOf } from './film.ts';
import { Cup } from './icons.tsx';
import { meetingInRound } from './meetings.ts';
import { Mark, ParticipantPortrait, seatClass } from './people.tsx';
import { calledOf, roundName, type Table, viewer } from './table.ts';

/** The round of the viewer; for a spectator the one that the slowest are in. */
export function currentRound(view: View): number {
  const { players } = view.open;
  return viewer(view)?.round ?? Math.min(...players.map(({ round }) => round));
}

/** CH-3, CH-12: the rounds of the viewer, whom they meet, and how it went. */
export function Stepper({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const now = currentRound(view);
  return (
    <ol className="ch-stepper" aria-label={words.rounds}>
      {range(roundsOf(view.options)).map((n) => (
        <Round key={n} table={table} round={n + 1} now={now} />
      ))}
      {hasFinal(view.open.players.length, view.options) && (
        <li className={classNames('ch-step', now > ROUNDS && 'ch-step-now')}>
          <b>{words.final}</b>
        </li>
      )}
    </ol>
  );
}

function Round({
  table,
  round,
  now,
}: {
  readonly table: Table;
  readonly round: number;
  readonly now: number;
}): ReactNode {
  const { view, words, heard } = table;
  const opponent = opponentIn(view, round);
  const reel = reelsOf(heard).find(
    (one) => one.round === round && view.seat !== null && one.sides.includes(view.seat),
  );
  const won = reel?.winner === view.seat;
  const over = reel !== undefined && reel.winner !== null;
  const drafts = draftOf(round, view.options.round4);
  return (
    <li
      className={classNames('ch-step', round === now && 'ch-step-now', over && 'ch-step-done')}
      aria-current={round === now ? 'step' : undefined}
    >
      <b>{round}</b>
      {opponent !== undefined && <Mark player={opponent} size={18} />}
      <span className="ch-step-says">
        {over
          ? won
            ? words.won
            : words.lost
          : drafts.map(({ level, picks }) => `${picks}×${level}`).join(` ${words.or} `)}
      </span>
    </li>
  );
}

function opponentIn(view: View, round: number): Participant | undefined {
  if (view.seat === null) return undefined;
  return meetingInRound(view, view.seat, round)?.sides.find((player) => player !== view.seat);
}

/** The next match of the viewer as a poster. */
export function Bill({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const round = currentRound(view);
  const meeting = view.seat === null ? undefined : meetingInRound(view, view.seat, round);
  const opponent = meeting?.sides.find((player) => player !== view.seat);
  if (view.seat === null || !meeting || opponent === undefined) return null;
  if (round > ROUNDS) return <FinalBill table={table} sides={[view.seat, opponent]} />;
  const fans = [...new Set(at(TROPHIES, round - 1))];
  return (
    <section className="ch-bill">
      <Sides
        table={table}
        sides={[view.seat, opponent]}
        kicker={words.nextMatch(meeting.park + 1)}
        title={roundName(table, round)}
      />
      <span className="ch-prize">
        <Cup />
        <span>
          {words.trophyName}
          <b>{words.trophyFans(fans)}</b>
        </span>
      </span>
    </section>
  );
}

/** CH-81: the two who meet in the final. */
export function FinalBill({
  table,
  sides,
}: {
  readonly table: Table;
  readonly sides: readonly [Participant, Participant];
}): ReactNode {
  const { words } = table;
  return (
    <section className="ch-bill ch-bill-final">
      <Sides table={table} sides={sides} kicker={words.forTheTitle} title={words.final} />
    </section>
  );
}

function Sides({
  table,
  sides: [left, right],
  kicker,
  title,
}: {
  readonly table: Table;
  readonly sides: readonly [Participant, Participant];
  readonly kicker: string;
  readonly title: string;
}): ReactNode {
  return (
    <>
      <span className={classNames('ch-bill-side', seatClass(left))}>
        <b>{calledOf(table, left)}</b>
        <ParticipantPortrait player={left} size={52} />
      </span>
      <span className="ch-bill-middle">
        <small>{kicker}</small>
        <strong>{title}</strong>
      </span>
      <span className={classNames('ch-bill-side', seatClass(right))}>
        <ParticipantPortrait player={right} size={52} />
        <b>{calledOf(table, right)}</b>
      </span>
    </>
  );
}
