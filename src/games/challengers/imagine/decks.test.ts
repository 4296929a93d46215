import { expect, test } from 'vitest';
import { viewOf } from '../../../engine/game.ts';
import { at } from '../../../engine/list.ts';
import { normalOptions } from '../../../engine/options.ts';
import { listener } from '../../../engine/referee.ts';
import { rngFrom } from '../../../engine/rng.ts';
import { challengers } from '../game.ts';
import type { Challengers, News } from '../kind.ts';
import { setup } from '../rules/setup.ts';
import { imagineDecks } from './decks.ts';
import { readStory } from './story.ts';

const POD = 'space-rescue-pod~4';

/** The pod does something in a match. */
const EFFECT = {
  type: 'effect',
  match: '1.1',
  player: 1,
  card: POD,
  owner: 1,
  cards: [POD],
  amount: 0,
  from: null,
  to: null,
} as const;

test('a card that removed itself and was gained again had been picked before', () => {
  const news: News['news'][] = [
    { type: 'drawn', player: 1, level: 'A', count: 2 },
    { type: 'picked', player: 1 },
    { type: 'phase', player: 1, round: 1, phase: 'trim' },
    { type: 'revealed', match: '1.1', player: 1, card: POD, opening: true },
    { ...EFFECT, op: 'removeSelf' },
    { ...EFFECT, op: 'gain' },
  ];
  const heard = news.map(
    (one): News => ({ news: one, to: null, rule: 'CH-74', visibleUntil: null }),
  );
  const rng = rngFrom([1, 2, 3, 4]);
  const options = normalOptions(challengers.options);
  const view = viewOf(challengers, setup(2, options, rng, listener<Challengers>()), 0);
  const story = readStory(view, heard, { A: [POD, 'film-cat~1'], B: [], C: [] }, rng);
  const fates = imagineDecks(story, rng);
  expect(fates?.names.get(at(story.picks, 0).token)).toBe(POD);
});
