import {
  fist,
  knockout,
  punchBlast,
  punchingBag,
  starMedal,
  steak,
  whistle,
} from '../../../ui/drawings.ts';
import { boxingGlove } from '../../../ui/house-drawing.ts';
import { dominoMask, highPunch, strongMan } from '../../../ui/poster-drawings.ts';
import type { BoxerId } from '../cards.ts';

/** What is drawn on a boxer's card. */
export function figureOf(boxer: BoxerId): string {
  return FIGURES[boxer];
}

// biome-ignore format: a table, one boxer to a line
const FIGURES: Readonly<Record<BoxerId, string>> = {
  'rookie':           boxingGlove,
  'cara-de-muerte':   dominoMask,
  'docker':           strongMan,
  'blacksmith':       fist,
  'butcher':          steak,
  'sailor':           punchingBag,
  'veteran':          starMedal,
  'brawler':          highPunch,
  'kwame-ngalou':     knockout,
  'coach-hank-steel': whistle,
  'el-toro':          punchBlast,
};
