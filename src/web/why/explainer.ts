import type { Explanation } from '../../bots/explaining.ts';
import type { TableSession, TableState } from '../session.ts';

/** Explains bots' moves: after the game, and before if the player alone with bots wants it. */
export function explainerOf(
  session: TableSession,
  { outcome, botMoves }: TableState,
  wanted: boolean,
): ((step: number) => Promise<Explanation | null>) | undefined {
  if (!session.explain || !botMoves || !(outcome || wanted)) return undefined;
  return (step) => session.explain?.(step) ?? Promise.resolve(null);
}
