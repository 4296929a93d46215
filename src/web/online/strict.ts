import type { TableInfo } from '../../client/protocol/table.ts';

/** Whether the game counts for a rating or a tournament: no undo, and leaving loses. */
export function isStrict({ rated, tournament = null }: TableInfo): boolean {
  return rated || tournament !== null;
}
