import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { cornerOf } from '../boxers.ts';
import { BOXING_ROUNDS, type Card } from '../cards.ts';
import type { Fight, Phase, Round } from '../kind.ts';
import { exchange } from '../rules/ring.ts';
import { OwnCard } from './cards.tsx';
import { FightView, latestOf } from './fight-view.tsx';
import type { Parts } from './parts.ts';
import type { Table } from './table.ts';

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

/** The viewer's hand, with the cards played in this fight beside it. */
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
          <span key={`played ${i}`} className="knockout-held knockout-held-played">
            {card !== null && <OwnCard table={table} card={card} played />}
            <small aria-hidden="true">{words.played}</small>
          </span>
        ))}
      </div>
    </div>
  );
}

const CARDS: readonly Card[] = [1, 2, 3, 4, 5];

/** What a card does against each possible opposing card. */
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
            {CARDS.map((other) => (
              <Odds key={other} words={words} card={card} other={other} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Odds({
  words,
  card,
  other,
}: {
  readonly words: Table['words'];
  readonly card: Card | undefined;
  readonly other: Card;
}): ReactNode {
  if (card === undefined) return <td>·</td>;
  const { moved, steps } = exchange(card, other);
  if (moved === null) return <td>{words.nobody}</td>;
  const mine = moved === 'red';
  return (
    <td
      className={mine ? 'knockout-loss' : 'knockout-gain'}
      title={mine ? words.youTake(steps) : words.theyTake(steps)}
    >
      {mine ? '−' : '+'}
      {steps}
    </td>
  );
}

/** The three rounds as a scorecard. */
export function Rounds({
  table,
  fight,
}: {
  readonly table: Table;
  readonly fight: Fight;
}): ReactNode {
  const { words, moment } = table;
  const latest = latestOf(table, fight);
  const now = latest?.number ?? fight.rounds.length + 1;
  const over = moment?.type === 'ended' || moment?.type === 'payout' || moment?.type === 'sums';
  return (
    <ol className="knockout-scorecard">
      {range(BOXING_ROUNDS).map((place) => {
        const number = place + 1;
        const round = fight.rounds[place];
        const shown = number === latest?.number ? latest.round : round;
        return (
          <li key={number} className={classNames(number === now && 'knockout-now')}>
            <span className="knockout-scorecard-round">{words.round(number)}</span>
            <b>
              <span className="knockout-figure-of knockout-of-red">{shown?.red ?? '?'}</span>
              {' – '}
              <span className="knockout-figure-of knockout-of-blue">{shown?.blue ?? '?'}</span>
            </b>
            <small>{effectOf(table, round) ?? (over ? words.notFought : words.toCome)}</small>
          </li>
        );
      })}
    </ol>
  );
}

function effectOf({ words }: Table, round: Round | undefined): string | undefined {
  if (!round) return undefined;
  return round.moved === null ? words.level : words.took(words.corner[round.moved], round.steps);
}
