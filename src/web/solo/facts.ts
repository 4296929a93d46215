import { LEVELS } from '../../bots/bot.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { BOTS } from '../../games/bots.ts';
import type { GameFacts } from './protocol.ts';

/** Data about a game that the page needs before its rules are loaded. */
export function factsOf({ id, seats, options, presets, rules }: Hosted): GameFacts {
  return {
    id,
    seats,
    options: Object.entries(options).map(([name, { rule, normally, values, range }]) => ({
      name,
      rule,
      normally,
      values,
      range,
    })),
    presets,
    rules: Object.keys(rules),
    levels: LEVELS.filter((level) => BOTS[id]?.levels[level]),
  };
}
