import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { distance } from '../boxers.ts';
import { BOXING_ROUNDS, type Card } from '../cards.ts';
import type { Corner, Ending, Fight, Phase, Round } from '../kind.ts';
import { previewOf } from '../preview.ts';
import { exchange, opponentOf } from '../rules/ring.ts';
import { Arena, Blow, leftOf, Plate, spokenRing, standingsOf, Track } from './arena.tsx';
import { CardBack, FightCard } from './art/fight-card.tsx';
import { signOf } from './betting.tsx';
import { OwnCard } from './cards.tsx';
import type { Parts } from './parts.ts';
import { damageParts, endingParts } from './sums.ts';
import { CORNERS, cornerOf, seatsFromViewer, type Table } from './table.ts';

/** Phase 4: the ring fills the board; the own cards are in the dock. */
export function boxingParts(table: Table, { fight }: Phase<'boxing'>): Parts {
  const { view, ask, words, picks, answer } = table;
  const place = ask ? picks.cards[0] : undefined;
  const card = place === undefined ? undefined : view.own?.hand[place];
  return {
    board: <FightView table={table} fight={fight} />,
    title: words.playTitle(fight.rounds.length + 1),
    says: words.playSays,
    dock: (
      <div className="knockout-dock knockout-dock-boxing">
        {view.own && <Hand table={table} fight={fight} />}
        {ask && <Prospects table={table} card={card} />}
        <Rounds table={table} fight={fight} />
      </div>
    ),
    action: ask && (
      <Button
        kind="main"
        disabled={card === undefined}
        onClick={() => card !== undefined && answer({ type: 'play', card })}
      >
        {card === undefined ? words.pickCard : words.playCard(card)}
      </Button>
    ),
  };
}

/** The ring with both cards, the sum, the push, and what everybody would get now. */
function FightView({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words, moment } = table;
  const last = fight.rounds.at(-1);
  const turned = moment?.type === 'round' ? moment : undefined;
  const ending = moment?.type === 'ended' ? moment.ending : undefined;
  const hit = (turned && last?.moved) ?? undefined;
  const fresh =
    turned && last && hit
      ? { corner: hit, steps: turned.steps, of: takenBy(fight, last) }
      : undefined;
  return (
    <div className="knockout-bout">
      <Arena
        label={spokenRing(table, fight)}
        {...standingsOf(fight, { hit, ending })}
        blow={
          ending?.method === 'ko' ? (
            <Blow steps={words.knockOut} word="" hit={opponentOf(ending.winner)} />
          ) : (
            hit && last && <Blow steps={last.steps} word={words.stepsPop(last.steps)} hit={hit} />
          )
        }
        track={<Track table={table} fight={fight} fresh={fresh} />}
      >
        <div className="knockout-plates">
          {CORNERS.map((corner) => (
            <div key={corner} className={`knockout-cornerside knockout-of-${corner}`}>
              <Plate table={table} corner={corner} id={fight[corner].boxer} />
              <Played
                table={table}
                fight={fight}
                corner={corner}
                turned={turned !== undefined || ending !== undefined}
              />
              <Taken
                table={table}
                fight={fight}
                corner={corner}
                left={leftOf(fight, corner, fresh)}
              />
            </div>
          ))}
        </div>
        <Headline table={table} fight={fight} ending={ending} turned={turned !== undefined} />
      </Arena>
      <IfNow table={table} fight={fight} ending={ending} />
    </div>
  );
}

/** How many steps of the latest round counted: none beyond the K.O. space. */
function takenBy(fight: Fight, { moved }: Round): number {
  if (moved === null) return 0;
  const before = { ...fight, rounds: fight.rounds.slice(0, -1) };
  return leftOf(before, moved, undefined) - leftOf(fight, moved, undefined);
}

/** “5 beats 3”, or how the fight ended. */
function Headline({
  table,
  fight,
  ending,
  turned,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly ending: Ending | undefined;
  readonly turned: boolean;
}): ReactNode {
  const { words } = table;
  const last = fight.rounds.at(-1);
  if (ending)
    return (
      <p className="knockout-headline">
        <b className={`knockout-of-${ending.winner}`}>{words.ending(ending)}</b>
      </p>
    );
  if (!turned || !last || last.red === null || last.blue === null) return null;
  if (last.moved === null)
    return (
      <p className="knockout-headline">
        <b>{words.draw(last.red)}</b>
        <span>{words.level}</span>
      </p>
    );
  const winner = opponentOf(last.moved);
  const [first, verb, second] =
    winner === 'red' ? words.clash(last.red, last.blue) : words.clash(last.blue, last.red);
  return (
    <p className="knockout-headline">
      <b>
        <span className={`knockout-of-${winner}`}>{first}</span> {verb}{' '}
        <span className={`knockout-of-${last.moved}`}>{second}</span>
      </b>
    </p>
  );
}

/** A corner's card of the round: still to come, face down, or turned. */
function Played({
  table,
  fight,
  corner,
  turned,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly corner: Corner;
  readonly turned: boolean;
}): ReactNode {
  const { words, view } = table;
  const { seat } = fight[corner];
  const last = fight.rounds.at(-1);
  const round = turned ? fight.rounds.length : fight.rounds.length + 1;
  const down = !turned && at(view.glance.ready, seat);
  const card = (turned && last?.[corner]) || null;
  return (
    <div className="knockout-table">
      <span className="knockout-slot knockout-big">
        {(down || card !== null) && (
          <span
            className={classNames('knockout-lying', turned && 'knockout-turned')}
            role="img"
            aria-label={card === null ? words.faceDown : words.cardOf(card, words.corner[corner])}
            data-piece={`card:${corner}:${round}`}
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
  left,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly corner: Corner;
  readonly left: number;
}): ReactNode {
  const { words, view, name } = table;
  const { seat } = fight[corner];
  const far = distance(fight[corner]);
  const held = at(view.glance.hands, seat) - (at(view.glance.ready, seat) ? 1 : 0);
  return (
    <div className="knockout-taken-steps">
      <span className={`knockout-steps knockout-of-${corner}`}>
        <Sum total={far - left} parts={damageParts(words, fight, corner)} /> {words.ofSteps(far)}
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

/** What everybody would get if the fight ended as it stands. */
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
  const gone = (corner: Corner): number =>
    distance(fight[corner]) - leftOf(fight, corner, undefined);
  if (leftOf(fight, 'red', undefined) === 0) return { winner: 'blue', method: 'ko' };
  if (leftOf(fight, 'blue', undefined) === 0) return { winner: 'red', method: 'ko' };
  return { winner: gone('blue') > gone('red') ? 'red' : 'blue', method: 'points' };
}

/** The viewer's hand; what was played this fight lies beside it. */
function Hand({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { view, ask, words, picks, pick, answer, hint } = table;
  const hand = view.own?.hand ?? [];
  const corner = cornerOf(fight, view.seat);
  if (!corner) return null;
  const [chosen] = picks.cards;
  const advised = hint?.type === 'play' ? hand.indexOf(hint.card) : -1;
  const sealed = view.own?.chosen?.[0];
  const hidden = sealed === undefined ? -1 : hand.indexOf(sealed);
  const press = (place: number): void => {
    if (chosen === place) answer({ type: 'play', card: at(hand, place) });
    else pick({ cards: [place] });
  };
  return (
    <div className="knockout-group">
      <h2>
        {words.yourHand}
        {sealed !== undefined && <span className="knockout-sealed">{words.sealed}</span>}
      </h2>
      <div className="knockout-hand knockout-playing" data-anchor="hand">
        {range(hand.length).map((place) => (
          <span
            key={place}
            className={classNames('knockout-held', place === hidden && 'knockout-taken')}
          >
            <OwnCard
              table={table}
              card={at(hand, place)}
              pressing={
                ask && {
                  chosen: place === chosen,
                  hinted: place === advised,
                  onPress: () => press(place),
                }
              }
            />
          </span>
        ))}
        {fight.rounds.map(({ [corner]: card }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <span key={`played ${i}`} className="knockout-held">
            {card !== null && <OwnCard table={table} card={card} played />}
          </span>
        ))}
      </div>
    </div>
  );
}

const CARDS: readonly Card[] = [1, 2, 3, 4, 5];

/** What a card does against each card that may lie opposite. */
function Prospects({
  table: { words },
  card,
}: {
  readonly table: Table;
  readonly card: Card | undefined;
}): ReactNode {
  return (
    <div className="knockout-group knockout-odds">
      <h2>
        {card === undefined ? words.chooseCard : words.card(card)} <RuleHelp rule="KO-48" />
      </h2>
      {card !== undefined && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.against}</th>
              {CARDS.map((other) => (
                <th key={other} scope="col">
                  {other}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.outcome}</th>
              {CARDS.map((other) => {
                const { moved, steps } = exchange(card, other);
                if (moved === null) return <td key={other}>{words.nobody}</td>;
                const mine = moved === 'red';
                return (
                  <td
                    key={other}
                    className={mine ? 'knockout-loss' : 'knockout-gain'}
                    title={mine ? words.youTake(steps) : words.theyTake(steps)}
                  >
                    {mine ? '−' : '+'}
                    {steps}
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The three rounds as a scorecard. */
function Rounds({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words, moment } = table;
  return (
    <ol className="knockout-scorecard">
      {range(BOXING_ROUNDS).map((number) => {
        const round = fight.rounds[number];
        const latest = moment?.type === 'round' || moment?.type === 'ended';
        const now = number === fight.rounds.length - (latest ? 1 : 0);
        const missing = moment?.type === 'ended' ? words.notFought : words.toCome;
        return (
          <li key={number} className={classNames(now && 'knockout-now')}>
            <span className="knockout-scorecard-round">{words.round(number + 1)}</span>
            <b>
              <span className="knockout-figure-of knockout-of-red">{round?.red ?? '?'}</span>
              {' – '}
              <span className="knockout-figure-of knockout-of-blue">{round?.blue ?? '?'}</span>
            </b>
            <small>{round ? effectOf(table, round) : missing}</small>
          </li>
        );
      })}
    </ol>
  );
}

function effectOf({ words }: Table, { moved, steps }: Round): string {
  return moved === null ? words.level : words.took(words.corner[moved], steps);
}
