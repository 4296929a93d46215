import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { at } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { WoodType } from '../../ui/wood-type.tsx';
import type { TableSession, TableState } from '../session.ts';
import { startHere } from '../starting.ts';
import { useWords } from '../words.ts';
import { FairnessCheck } from './fairness-check.tsx';
import { ShareGame } from './share-game.tsx';

/** How it ended and why, and what can be done now. */
export function EndOfGame({
  session,
  state,
  texts,
  who,
}: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const { outcome } = state;
  if (!outcome) return null;
  const [first = []] = outcome.places;
  const headline = first.length === 1 ? words.wins(who(at(first, 0))) : words.draw;
  const record = (): Promise<GameRecord> => session.record();
  const again = async (): Promise<void> => {
    const [leader, ...others] = state.sitters;
    const sitters = leader ? [...others, leader] : [];
    go(`/table/${await startHere(state.game, state.view.options, sitters)}`);
  };
  return (
    <section className="end" aria-label={words.gameOver}>
      <WoodType lines={[headline]} tallest={110} />
      <h2 className="hidden-visually">{headline}</h2>
      <p>
        {words.because}: {texts.rules[outcome.rule]} <RuleLink rule={outcome.rule} />
      </p>
      <Standings outcome={outcome} who={who} />
      <div className="row">
        <Button kind="main" onClick={again}>
          {words.rematch}
        </Button>
        <Link className="button" href={`/replay/${state.id}`}>
          {words.replay}
        </Link>
        <Link className="button" href="/">
          {words.home}
        </Link>
      </div>
      <ShareGame record={record} />
      <FairnessCheck record={record} commitment={state.commitment} />
    </section>
  );
}

function Standings({
  outcome,
  who,
}: {
  readonly outcome: NonNullable<TableState['outcome']>;
  readonly who: Who;
}): ReactNode {
  const words = useWords();
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {outcome.places.flatMap((seats, place) =>
          seats.map((seat) => (
            <tr key={seat}>
              <td>{place + 1}</td>
              <th scope="row">
                <SeatBadge seat={seat} name={who(seat)} />
              </th>
              <td>{outcome.scores[seat]}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
