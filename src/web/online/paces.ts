import type { Pace } from '../../client/protocol/table.ts';

/** Preset paces, from fast to slow. */
// biome-ignore format: a table, one pace to a line
export const PACE_PRESETS = {
  quick:  { type: 'live', bank: 180,  increment: 10 },
  normal: { type: 'live', bank: 600,  increment: 20 },
  long:   { type: 'live', bank: 1800, increment: 30 },
  day:    { type: 'slow', hours: 24 },
  days:   { type: 'slow', hours: 72 },
  week:   { type: 'slow', hours: 168 },
  none:   { type: 'none' },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACE_PRESETS;

function isPaceName(name: string): name is PaceName {
  return Object.hasOwn(PACE_PRESETS, name);
}

/** The preset paces by name. */
export const PACE_NAMES = Object.keys(PACE_PRESETS).filter(isPaceName);
