import type { TableInfo } from '../../client/protocol/table.ts';

/** Whether the game counts, for a rating or in a tournament: no undo, and whoever leaves loses. */
export function isStrict({ rated, tournament = null }: TableInfo): boolean {
  return rated || tournament !== null;
}
