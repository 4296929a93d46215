import type { Kind } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { LawCheck } from './trying.ts';

/** Law 7: everything random names its source, so that a deal can be repeated. */
export function fromNamedSources<K extends Kind>(
  { report }: Pick<LawCheck<K>, 'report'>,
  rng: Rng,
): Rng {
  const unnamed = (): void => report('chance names its source', 'below or shuffle without stream');
  return {
    below: (n) => {
      unnamed();
      return rng.below(n);
    },
    shuffle: (list) => {
      unnamed();
      return rng.shuffle(list);
    },
    stream: () => rng,
  };
}
