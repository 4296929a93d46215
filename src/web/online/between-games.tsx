import '../table/result.css';
import { type ReactNode, useState } from 'react';
import type { Between } from '../../client/protocol/table.ts';
import { at, range } from '../../engine/list.ts';
import type { Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SeatPortrait } from '../../ui/stage/seat-strip.tsx';
import { useTableWords } from '../table/words.ts';
import { chairOfSeat, seatInLeg } from './chairs.ts';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { useNow } from './time.ts';
import { useCompanyWords } from './words.ts';

interface Props {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  /** The names in the finished game, by its seats. */
  readonly who: Who;
}

/** Between two games of a match: who won, the score, and who is ready. */
export function BetweenGames(props: Props): ReactNode {
  const words = useTableWords();
  const [aside, setAside] = useState(false);
  const { between } = props.status.known.info;
  if (!between) return null;
  if (aside)
    return (
      <div className="result-aside">
        <Button kind="main" onClick={() => setAside(false)}>
          {words.seeResult}
        </Button>
      </div>
    );
  return <Card {...props} between={between} onAside={() => setAside(true)} />;
}

function Card({
  table,
  status,
  who,
  between,
  onAside,
}: Props & { readonly between: Between; readonly onAside: () => void }): ReactNode {
  const words = useCompanyWords();
  const frame = useTableWords();
  const { known } = status;
  const leg = known.info.leg - 1;
  const [first = []] = between.outcome.places;
  return (
    <div className="result-shade">
      <section className="result between" aria-label={words.gameOver(leg + 1)}>
        <header className="result-head">
          {first[0] !== undefined && <SeatPortrait seat={first[0]} size={72} />}
          <div>
            <p className="result-kicker">{words.gameOver(leg + 1)}</p>
            <h2 className="result-headline">{headline(first, who, frame)}</h2>
          </div>
        </header>
        <div className="result-body">
          <Scores status={status} who={who} between={between} leg={leg} />
        </div>
        <footer className="result-actions">
          <NextGame table={table} status={status} who={who} between={between} leg={leg} />
          <Button onClick={onAside}>{frame.seeBoard}</Button>
        </footer>
      </section>
    </div>
  );
}

function headline(
  first: readonly number[],
  who: Who,
  words: ReturnType<typeof useTableWords>,
): string {
  const [seat] = first;
  if (seat === undefined) return words.automaWins;
  if (first.length > 1) return words.draw;
  return seat === who.you ? words.youWin : words.wins(who(seat));
}

interface OfLastGame {
  readonly status: OnlineStatus;
  readonly who: Who;
  readonly between: Between;
  readonly leg: number;
}

/** The score of the finished game and of the match so far, leader first. */
function Scores({ status, who, between, leg }: OfLastGame): ReactNode {
  const words = useCompanyWords();
  const { you } = useTableWords();
  const { known } = status;
  const chairs = range(known.info.seats).sort(
    (a, b) => at(between.scores, b) - at(between.scores, a),
  );
  return (
    <table className="between-scores">
      <caption>{words.score}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.thisGame}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {chairs.map((chair) => {
          const seat = seatInLeg(known, chair, leg);
          return (
            <tr key={chair}>
              <th scope="row">
                <span className="between-who">
                  <SeatPortrait seat={seat} size={36} /> {seat === who.you ? you : who(seat)}
                  {between.ready.includes(chair) && (
                    <span className="between-ready">✓ {words.isReady}</span>
                  )}
                </span>
              </th>
              <td>{at(between.outcome.scores, seat)}</td>
              <td>
                <strong>{at(between.scores, chair)}</strong>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Players press “ready”; the next game also starts after a timeout. */
function NextGame({
  table,
  status,
  who,
  between,
  leg,
}: OfLastGame & { readonly table: OnlineTable }): ReactNode {
  const words = useCompanyWords();
  const now = useNow(true);
  const { known, ahead } = status;
  const { chair, info } = known;
  const mayPress = chair !== null && info.chairs[chair]?.bot === null;
  const waited = range(info.seats)
    .map((seat) => ({ seat, chair: chairOfSeat(known, seat, leg) }))
    .filter((one) => isWaitedFor(known, between, one.chair));
  const seconds = Math.max(0, Math.ceil((between.until - now - (ahead ?? 0)) / 1_000));
  const ready = chair !== null && between.ready.includes(chair);
  return (
    <>
      {mayPress && !ready && (
        <Button kind="main" autoFocus onClick={() => table.act((watched) => watched.next())}>
          {words.next}
        </Button>
      )}
      <p className="between-wait">
        {ready && waited.length > 0 && (
          <span role="status">{words.waitingFor(waited.map(({ seat }) => who(seat)))} · </span>
        )}
        <span role="timer">{words.nextIn(seconds)}</span>
      </p>
    </>
  );
}

function isWaitedFor({ info }: OnlineStatus['known'], { ready }: Between, chair: number): boolean {
  const { person, bot } = at(info.chairs, chair);
  return person !== null && !person.program && bot === null && !ready.includes(chair);
}
