import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { distance } from '../boxers.ts';
import type { Corner, Ending, Fight, Round } from '../kind.ts';
import { previewOf } from '../preview.ts';
import { damage, endingOf, opponentOf } from '../rules/ring.ts';
import { RING_NAMES } from '../texts/names.ts';
import { Arena, Blow, cornerStandings, Plate, spokenRing, Track } from './arena.tsx';
import { CardBack, FightCard } from './art/fight-card.tsx';
import { signOf } from './betting.tsx';
import { damageParts, endingParts } from './sums.ts';
import { CORNERS, seatsFromViewer, type Table } from './table.ts';

/** The round whose cards are face up in the ring. */
export interface Latest {
  readonly round: Round;
  readonly number: number;
  /** Whether the blow has landed, and how many steps the loser has taken since. */
  readonly hit: boolean;
  readonly taken: number;
}

/** The round that the running beat shows, if it shows one. */
export function latestOf({ moment }: Pick<Table, 'moment'>, fight: Fight): Latest | undefined {
  if (moment?.type === 'clash') {
    const { round, hit, steps } = moment;
    return { round, number: fight.rounds.length + 1, hit, taken: steps };
  }
  const round = fight.rounds.at(-1);
  if (!round || (moment?.type !== 'round' && moment?.type !== 'ended')) return undefined;
  const hit = moment.type === 'round';
  return { round, number: fight.rounds.length, hit, taken: takenBy(fight, round) };
}

/** How many steps of the latest round counted: none beyond the K.O. space. */
function takenBy(fight: Fight, { moved }: Round): number {
  if (moved === null) return 0;
  return damage(fight)[moved] - damage({ ...fight, rounds: fight.rounds.slice(0, -1) })[moved];
}

/** The fight as far as the pawns show it: while they move, with the steps taken so far. */
function asShown(fight: Fight, latest: Latest | undefined): Fight {
  if (!latest || latest.number <= fight.rounds.length) return fight;
  return { ...fight, rounds: [...fight.rounds, { ...latest.round, steps: latest.taken }] };
}

/** The ring with both cards, the sum, the push, and everyone's current payout. */
export function FightView({
  table,
  fight,
}: {
  readonly table: Table;
  readonly fight: Fight;
}): ReactNode {
  const { words, moment } = table;
  const ended = moment?.type === 'ended' ? moment : undefined;
  const latest = latestOf(table, fight);
  const shown = asShown(fight, latest);
  const hit = latest?.hit ? latest.round.moved : null;
  return (
    <div className={classNames('knockout-bout', ended?.counting && 'knockout-counting')}>
      <Arena
        label={spokenRing(table, shown)}
        {...cornerStandings(shown, {
          hit: hit ?? undefined,
          ending: ended?.ending,
          counting: ended?.counting,
        })}
        blow={
          hit &&
          latest && (
            <Blow steps={latest.round.steps} word={words.stepsPop(latest.round.steps)} hit={hit} />
          )
        }
        track={
          <Track
            table={table}
            fight={shown}
            fresh={hit && latest ? { corner: hit, steps: latest.taken } : undefined}
          />
        }
      >
        <div className="knockout-plates">
          {CORNERS.map((corner) => (
            <div key={corner} className={`knockout-cornerside knockout-of-${corner}`}>
              <Plate table={table} corner={corner} id={fight[corner].boxer} />
              <Played table={table} fight={fight} corner={corner} latest={latest} />
              <Taken table={table} fight={shown} corner={corner} />
            </div>
          ))}
        </div>
        {ended ? (
          !ended.counting && <Result table={table} fight={fight} ending={ended.ending} />
        ) : (
          <Headline table={table} fight={fight} latest={latest} />
        )}
      </Arena>
      <IfNow table={table} fight={fight} ending={ended?.ending} />
    </div>
  );
}

/** How the fight ended. */
function Result({
  table: { words },
  fight,
  ending,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly ending: Ending;
}): ReactNode {
  return (
    <p className="knockout-headline">
      <b className={`knockout-of-${ending.winner}`}>{words.ending(ending)}</b>
      <span>{words.wins(RING_NAMES[fight[ending.winner].boxer])}</span>
    </p>
  );
}

/** “5 beats 3”, and what that costs. */
function Headline({
  table: { words },
  fight,
  latest,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly latest: Latest | undefined;
}): ReactNode {
  if (!latest) return null;
  const { red, blue, moved, steps } = latest.round;
  if (red === null || blue === null) return null;
  if (moved === null)
    return (
      <p className="knockout-headline">
        <b>{words.draw(red)}</b>
        <span>{words.nobodyMoves}</span>
      </p>
    );
  if (!latest.hit) return null;
  const winner = opponentOf(moved);
  const [first, verb, second] = winner === 'red' ? words.clash(red, blue) : words.clash(blue, red);
  return (
    <p className="knockout-headline">
      <b>
        <span className={`knockout-of-${winner}`}>{first}</span> {verb}{' '}
        <span className={`knockout-of-${moved}`}>{second}</span>
      </b>
      <span>{words.closer(RING_NAMES[fight[moved].boxer], steps)}</span>
    </p>
  );
}

/** A corner's card of the round: still to come, face down, or turned. */
function Played({
  table,
  fight,
  corner,
  latest,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly corner: Corner;
  readonly latest: Latest | undefined;
}): ReactNode {
  const { words, view } = table;
  const { seat } = fight[corner];
  const number = latest?.number ?? fight.rounds.length + 1;
  const down = latest === undefined && at(view.glance.ready, seat);
  const card = latest?.round[corner] ?? null;
  return (
    <div className="knockout-table">
      <span className="knockout-slot knockout-big">
        {(down || card !== null) && (
          <span
            className={classNames('knockout-lying', latest && 'knockout-turned')}
            role="img"
            aria-label={card === null ? words.faceDown : words.cardOf(card, words.corner[corner])}
            data-piece={`card:${corner}:${number}`}
            data-from={seat === view.seat ? 'hand' : `seat:${seat}/chips`}
            data-to={`seat:${seat}/chips`}
          >
            {card === null ? (
              <CardBack seat={seat} />
            ) : (
              <FightCard card={card} seat={seat} beats={words.beats} />
            )}
          </span>
        )}
      </span>
    </div>
  );
}

/** How many steps a corner has taken, and the cards left in the other's hand. */
function Taken({
  table,
  fight,
  corner,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly corner: Corner;
}): ReactNode {
  const { words, view, name } = table;
  const { seat } = fight[corner];
  const far = distance(fight[corner]);
  const held = at(view.glance.hands, seat) - (at(view.glance.ready, seat) ? 1 : 0);
  return (
    <div className="knockout-taken-steps">
      <span className={`knockout-steps knockout-of-${corner}`}>
        <Sum total={damage(fight)[corner]} parts={damageParts(words, fight, corner)} />{' '}
        {words.ofSteps(far)}
      </span>
      {seat !== view.seat && (
        <span
          className="knockout-backs"
          role="img"
          aria-label={`${words.handOf(name(seat))}: ${words.cards(held)}`}
        >
          {range(held).map((place) => (
            <CardBack key={place} seat={seat} />
          ))}
          <small aria-hidden="true">{words.handOf(name(seat))}</small>
        </span>
      )}
    </div>
  );
}

/** Everyone's payout if the fight ended now. */
function IfNow({
  table,
  fight,
  ending,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly ending: Ending | undefined;
}): ReactNode {
  const { words, view, name } = table;
  const now = ending ?? endingNow(fight);
  const preview = previewOf(fight, now, view.open.cash);
  return (
    <div className="knockout-ifnow">
      <p>
        <b>{ending ? words.payouts : words.ifNow}</b>
        <span>
          {words.ending(now)} <RuleHelp rule={now.method === 'ko' ? 'KO-51' : 'KO-52'} />
        </span>
      </p>
      <ul>
        {seatsFromViewer(table).map((seat) => (
          <li
            key={seat}
            className={classNames(
              seat === view.seat && 'knockout-mine',
              signOf(at(preview.seats, seat)),
            )}
          >
            <SeatBadge seat={seat} size={20} name={name(seat)} />
            <Sum
              total={at(preview.seats, seat)}
              parts={endingParts(words, fight, preview, seat)}
              shown={words.signed}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** KO-52, KO-53: who would win on points; level, the challenger loses. */
function endingNow(fight: Fight): Ending {
  const { red, blue } = damage(fight);
  return endingOf(fight) ?? { winner: blue > red ? 'red' : 'blue', method: 'points' };
}
