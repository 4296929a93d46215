import type { ReactNode } from 'react';
import { knockedOutStars } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { trophyCup } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { boxer, distance, sizeOf } from '../boxers.ts';
import type { Corner, Fight } from '../kind.ts';
import { damage } from '../rules/ring.ts';
import { RING_NAMES } from '../texts/names.ts';
import { damageParts } from './sums.ts';
import { endingOfLast, isLevel, type Table } from './table.ts';

/** Who fights whom, as on the poster outside, and how the two stand. */
export function FightBill({
  table,
  fight,
}: {
  readonly table: Table;
  readonly fight: Fight;
}): ReactNode {
  const { words, view } = table;
  const ending = endingOfLast(fight);
  const titled = [fight.red, fight.blue].some(({ boxer: id }) => boxer(view.open, id).title);
  return (
    <div className="knockout-bill">
      <CornerOf table={table} fight={fight} corner="red" />
      <div className="knockout-versus">
        <span aria-hidden="true">{words.versus}</span>
        <RuleLink rule="KO-19" />
        {titled && !ending && (
          <small>
            {words.titleFight} <RuleLink rule="KO-90" />
          </small>
        )}
      </div>
      <CornerOf table={table} fight={fight} corner="blue" />
      {ending && (
        <p className={`knockout-verdict knockout-${ending.winner}`}>
          {words.result(words.ending(ending))} <RuleLink rule={verdictRule(fight, ending.method)} />
        </p>
      )}
      {!ending && view.open.phase.type === 'boxing' && isLevel(fight) && (
        <p className="knockout-tie">
          {words.tie} <RuleLink rule="KO-53" />
        </p>
      )}
    </div>
  );
}

/** Which rule decided a fight. */
function verdictRule(fight: Fight, method: 'points' | 'ko'): string {
  if (method === 'ko') return 'KO-51';
  return isLevel(fight) ? 'KO-53' : 'KO-52';
}

function CornerOf({
  table,
  fight,
  corner,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly corner: Corner;
}): ReactNode {
  const { words, who } = table;
  const { seat, boxer: id, startMoney } = fight[corner];
  const taken = damage(fight)[corner];
  const left = distance(fight[corner]) - taken;
  const ending = endingOfLast(fight);
  return (
    <section
      className={`knockout-corner knockout-${corner}`}
      aria-label={`${words.role[corner]}: ${RING_NAMES[id]}, ${who(seat)}`}
    >
      <p className="knockout-role">{words.role[corner]}</p>
      <h3>
        {RING_NAMES[id]}
        {ending?.winner === corner && <Icon drawing={trophyCup} size={26} />}
        {left === 0 && <Icon drawing={knockedOutStars} size={30} />}
      </h3>
      <p className="knockout-manager">
        <SeatBadge seat={seat} name={who(seat)} size={24} />
      </p>
      <p className="knockout-facts">
        {words.size[sizeOf(id)]} · {words.money(startMoney)}
      </p>
      <p className="knockout-facts">
        <strong>
          <Sum total={taken} parts={damageParts(words, fight, corner)} />
        </strong>{' '}
        {words.ofSteps(distance(fight[corner]))}
        {left === 0 && ` · ${words.down}`}
      </p>
    </section>
  );
}
