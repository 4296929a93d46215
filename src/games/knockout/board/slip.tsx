import type { ReactNode } from 'react';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Bet, Fight, Move } from '../kind.ts';
import { betOn, stakeOf } from '../rules/betting.ts';
import { stakeParts } from './sums.ts';
import type { Table } from './table.ts';

/** What a chip would say, and what it would bring. */
export function Slip({
  table,
  fight,
  move,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly move: Move | undefined;
}): ReactNode {
  const { words } = table;
  if (move?.type === 'bet') return <BetSlip table={table} bet={move} />;
  const followed = move?.type === 'follow' && betOn(fight, move.board, move.amount);
  if (followed) return <FollowSlip table={table} bet={followed} />;
  return <p className="note">{words.chooseSpot}</p>;
}

function BetSlip({
  table: { words },
  bet,
}: {
  readonly table: Table;
  readonly bet: Pick<Bet, 'board' | 'amount' | 'face'>;
}): ReactNode {
  const stake = stakeOf(bet);
  const gain = words.money(stake / 2);
  const full = words.money(stake);
  return (
    <>
      <p className={`knockout-says knockout-${bet.board}`}>
        {words.statement(bet.board, bet.face)}
      </p>
      <p>
        {words.stake}{' '}
        <strong>
          <Sum total={stake} parts={stakeParts(words, bet)} shown={words.money} />
        </strong>
      </p>
      <table className="knockout-odds">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.ifRight}</th>
            <th scope="col">{words.ifWrong}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {words.ifBank} <RuleLink rule="KO-64" />
            </th>
            <td>
              +{gain} <small>{words.fromBank}</small>
            </td>
            <td>
              −{full} <small>{words.toPot}</small>
            </td>
          </tr>
          <tr>
            <th scope="row">
              {words.ifFollowed} <RuleLink rule="KO-63" />
            </th>
            <td>+{full}</td>
            <td>−{full}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

function FollowSlip({
  table: { words, who, view },
  bet,
}: {
  readonly table: Table;
  readonly bet: Bet;
}): ReactNode {
  const stake = words.money(stakeOf(bet));
  if (bet.bettor === view.seat)
    return (
      <p>
        {words.cancels} <RuleLink rule="KO-38" />
      </p>
    );
  return (
    <>
      <p className={`knockout-says knockout-${bet.board}`}>{words.denial(bet.board, bet.face)}</p>
      <p>
        {words.follows(who(bet.bettor))} <RuleLink rule="KO-37" />
      </p>
      <table className="knockout-odds">
        <thead>
          <tr>
            <th scope="col">{words.stake}</th>
            <th scope="col">{words.ifRight}</th>
            <th scope="col">{words.ifWrong}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Sum total={stakeOf(bet)} parts={stakeParts(words, bet)} shown={words.money} />
            </td>
            <td>+{stake}</td>
            <td>−{stake}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
