import type { Options } from '../kind.ts';
import type { TableOptions } from './holes.ts';

/** The options as the bots' tables know them; undefined for the large panel, which they do not cover (H-3). */
export function tableOptions({ board, start, captures }: Options): TableOptions | undefined {
  return board === 'hex5' ? undefined : { board, start, captures };
}
