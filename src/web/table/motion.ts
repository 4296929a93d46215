import type { StageFrame } from '../../ui/stage/context.ts';
import { moves } from '../appearance.ts';
import type { Settings } from '../settings.ts';

/** Whether pieces move, only fade, or change at once. */
export function motionOf(settings: Settings): Pick<StageFrame, 'motion' | 'fades'> {
  const shown = settings.speed !== 'instant';
  const moving = moves(settings);
  return { motion: shown && moving, fades: shown && !moving };
}
