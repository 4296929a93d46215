import { expect } from 'vitest';
import { viewOf } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { rule } from '../../../testing/rule.ts';
import { boxing, fight, table } from '../fixtures.ts';
import { knockout } from '../game.ts';

const STRICT = { options: { strictMemory: true } } as const;

rule('KO-108', 'with strict memory the cards of a round are away at once', () => {
  const ring = boxing(STRICT).plays('0 play 5', '1 play 3');
  const { phase } = viewOf(knockout, ring.state, 2).open;
  expect(phase.type === 'boxing' && phase.fight.rounds).toEqual([
    { red: null, blue: null, moved: 'blue', steps: 2 },
  ]);
  const shown = ring.told.find(({ news }) => news.type === 'roundRevealed');
  expect(shown?.news).toMatchObject({ red: 5, blue: 3 });
  expect(shown?.visibleUntil).not.toBeNull();
});

rule('KO-108', 'the fight ends as it would with open cards', () => {
  const strict = fight(table(STRICT), '5-3 4-4 3-3');
  const open = fight(table(), '5-3 4-4 3-3');
  expect(strict.state.open.results).toEqual(open.state.open.results);
  expect(strict.state.open.cash).toEqual(open.state.open.cash);
});

rule('KO-108', 'strict memory does not go with open discards', () => {
  const both = { strictMemory: true, discardsVisible: true };
  expect(readOptions(knockout, both, 3)).toMatchObject({ rule: 'KO-108' });
});
