import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { BOXING_ROUNDS } from '../cards.ts';
import type { Corner, Fight, Round } from '../kind.ts';
import { isHook } from '../rules/ring.ts';
import { Value } from './own-cards.tsx';
import type { Table } from './table.ts';

/** The cards of the fight, both of a round turned together, and what they did. */
export function Rounds({
  table,
  fight,
}: {
  readonly table: Table;
  readonly fight: Fight;
}): ReactNode {
  const { words, happening } = table;
  return (
    <ol className="knockout-rounds">
      {range(BOXING_ROUNDS).map((number) => {
        const round = fight.rounds[number];
        const turning = happening && round && number === fight.rounds.length - 1;
        return (
          <li key={number} className={classNames(turning && 'knockout-turning')}>
            <h4>{words.round(number + 1)}</h4>
            <span className="knockout-pair">
              <Played table={table} fight={fight} number={number} corner="red" />
              <Played table={table} fight={fight} number={number} corner="blue" />
            </span>
            {round && <Effect table={table} round={round} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A card that was played, lies face down, or is still to come. */
function Played({
  table,
  fight,
  number,
  corner,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly number: number;
  readonly corner: Corner;
}): ReactNode {
  const { words, view } = table;
  const round = fight.rounds[number];
  const name = words.corner[corner];
  if (round) {
    return (
      <Card label={words.cardOf(round[corner], name)} ink={corner}>
        <Value card={round[corner]} />
      </Card>
    );
  }
  const boxing = view.open.phase.type === 'boxing' && number === fight.rounds.length;
  if (boxing && at(view.glance.ready, fight[corner].seat))
    return <Card label={`${name}: ${words.sealed}`} ink={corner} down />;
  return (
    <span className="knockout-slot" role="img" aria-label={`${name}: ${words.noCard}`}>
      <span aria-hidden="true">{name.slice(0, 1)}</span>
    </span>
  );
}

function Effect({
  table: { words },
  round: { moved, steps },
}: {
  readonly table: Table;
  readonly round: Round;
}): ReactNode {
  const hook = isHook(steps);
  const rule = hook ? 'KO-49' : moved === null ? 'KO-50' : 'KO-48';
  return (
    <p className="knockout-effect">
      {hook && <strong>{words.hook}</strong>}{' '}
      {moved === null ? words.level : words.exchange(words.corner[moved], steps)}{' '}
      <RuleLink rule={rule} />
    </p>
  );
}
