import type { ReactNode } from 'react';
import type { Fight } from '../kind.ts';
import { BettingBoards, type Placing } from './betting-boards.tsx';
import { FightBill } from './fight-bill.tsx';
import { Ring } from './ring.tsx';
import { Rounds } from './rounds.tsx';
import { fightOf, type Table } from './table.ts';

/** The bill, the ring and the cards of the fight that can be looked at. */
export function Stage({ table }: { readonly table: Table }): ReactNode {
  const fight = fightOf(table);
  const boxing = table.view.open.phase.type === 'boxing';
  return (
    <div className="knockout-stage">
      {fight && <FightBill table={table} fight={fight} />}
      <Ring table={table} fight={fight} />
      {fight && (boxing || fight.rounds.length > 0) && <Rounds table={table} fight={fight} />}
    </div>
  );
}

/** The ring between the two betting boards, as they lie on the table. */
export function Arena({
  table,
  fight,
  placing,
  children,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly placing?: Placing | undefined;
  /** What lies between the ring and the boards where there is no room beside them. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="knockout-arena">
      <Stage table={table} />
      {children}
      <BettingBoards table={table} fight={fight} placing={placing} />
    </div>
  );
}
