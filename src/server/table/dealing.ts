import { entropyCommitment } from '../../engine/fair.ts';
import { at } from '../../engine/list.ts';
import type { Ruling, TableModel } from './model.ts';
import { chairOfPerson } from './seats.ts';

/** A person commits to entropy. */
export function commit(table: TableModel, person: string, commitment: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  const early = table.phase === 'gathering' || table.phase === 'committing';
  if (!early || at(table.chairs, chair).commitment !== null) return { error: 'wrong-phase' };
  return [{ type: 'committed', chair, commitment }];
}

/** A person reveals the entropy they committed to. */
export function reveal(table: TableModel, person: string, value: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  const promised = at(table.chairs, chair);
  if (table.phase !== 'revealing' || promised.value !== null || promised.commitment === null)
    return { error: 'wrong-phase' };
  if (entropyCommitment(table.id, chair, value) !== promised.commitment)
    return { error: 'bad-request', detail: 'value: does not match the commitment' };
  return [{ type: 'revealed', chair, value }];
}
