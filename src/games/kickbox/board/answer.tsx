import type { ReactNode } from 'react';
import { same } from '../../../engine/json.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Move } from '../kind.ts';
import type { Table } from './table.ts';

/** An answer to press. */
export function Answer({
  table,
  move,
  kind = 'normal',
  children,
}: {
  readonly table: Table;
  readonly move: Move;
  readonly kind?: 'main' | 'normal';
  readonly children: ReactNode;
}): ReactNode {
  const { answer, hint } = table;
  return (
    <Button
      kind={kind}
      className={classNames(hint !== null && same(hint, move) && 'kickbox-hinted')}
      onClick={() => answer(move)}
    >
      {children}
    </Button>
  );
}
