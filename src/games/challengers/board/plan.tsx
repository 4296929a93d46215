import type { ReactNode } from 'react';
import { range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { draftOf, ROUNDS } from '../tournament.ts';
import type { Reel } from './film.ts';
import { type Meeting, meetingsOf } from './meetings.ts';
import { Somebody } from './somebody.tsx';
import { nameOf, roundName, type Table, viewer } from './table.ts';

interface PlanProps {
  readonly table: Table;
  readonly reels: readonly Reel[];
  readonly watched: string | undefined;
  readonly onWatch: (id: string) => void;
}

/** CH-3, CH-12: seven rounds and the final, who meets whom, and what may be drawn. */
export function Plan(props: PlanProps): ReactNode {
  const { table } = props;
  const { view, words } = table;
  const hasFinal = view.open.players.length > 2;
  return (
    <section className="challengers-plan" aria-label={words.plan}>
      <h2>
        {words.plan} <RuleLink rule="CH-3" />
      </h2>
      <ol className="challengers-rounds">
        {range(hasFinal ? ROUNDS + 1 : ROUNDS).map((n) => (
          <Round key={n} {...props} round={n + 1} />
        ))}
      </ol>
    </section>
  );
}

function Round(props: PlanProps & { readonly round: number }): ReactNode {
  const { table, round } = props;
  const { view, words } = table;
  const now = currentRound(table) === round;
  const drafts = round > ROUNDS ? [] : draftOf(round, view.options.round4);
  return (
    <li
      className={classNames('challengers-round', now && 'challengers-now')}
      aria-current={now ? 'step' : undefined}
    >
      <strong>
        {roundName(table, round)}
        {now && ` · ${words.now}`}
      </strong>
      <span className="challengers-drafts">
        {drafts.map(({ level, picks }) => words.picks(level, picks)).join(` ${words.or} `)}
      </span>
      {meetingsOf(view, round).map((meeting) => (
        <Pair key={meeting.park} {...props} meeting={meeting} />
      ))}
    </li>
  );
}

/** The round of the viewer; for a spectator the one that the slowest are in. */
function currentRound(table: Table): number {
  const { players } = table.view.open;
  return viewer(table.view)?.round ?? Math.min(...players.map(({ round }) => round));
}

/** Two who meet: to be watched as soon as their match has begun. */
function Pair({
  table,
  reels,
  watched,
  onWatch,
  meeting,
}: PlanProps & { readonly meeting: Meeting }): ReactNode {
  const { words, view } = table;
  const { round, park, sides } = meeting;
  const [light, dark] = [nameOf(table, sides[0]), nameOf(table, sides[1])];
  const reel = reels.find((one) => one.round === round && one.park === park);
  const mine = view.seat !== null && sides.includes(view.seat);
  const className = classNames('challengers-pair', mine && 'challengers-mine');
  const face = sides.map((player) => (
    <span
      key={player}
      className={classNames(
        reel?.winner === player && 'challengers-won',
        reel?.winner !== null && reel?.winner !== player && reel && 'challengers-lost',
      )}
    >
      <Somebody table={table} player={player} short />
    </span>
  ));
  if (!reel)
    return (
      <span className={className} role="img" aria-label={words.toCome(light, dark)}>
        {face}
      </span>
    );
  const winner = reel.winner === null ? null : nameOf(table, reel.winner);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={reel.id === watched}
      aria-label={words.watchMatch(roundName(table, round), light, dark, winner)}
      onClick={() => onWatch(reel.id)}
    >
      {face}
    </button>
  );
}
