import { anyAnswer } from '../../engine/ask.ts';
import type { Kind } from '../../engine/game.ts';
import { copy, isObject } from '../../engine/json.ts';
import { listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import type { GameMoment, LawCheck } from './trying.ts';

/** Law 3: state is plain JSON, survives a round trip, and playing on a clone leaves it alone. */
export function stateIsPlain<K extends Kind>(
  { game, rng, seeds, report }: LawCheck<K>,
  { state, asks }: GameMoment<K>,
): void {
  const before = JSON.stringify(state);
  if (!isPlain(state)) report('state is plain JSON', 'it holds something that JSON cannot say');
  if (JSON.stringify(copy(state)) !== before) report('state survives JSON', before);
  if (JSON.stringify(game.clone(state)) !== before) report('a clone is the same', before);
  const twin = game.clone(state);
  for (let step = 0; step < 6; step++) {
    const [ask] = rng.shuffle([...game.asks(twin)]);
    if (!ask) break;
    game.play(twin, ask.seat, anyAnswer(ask, rng), rngFrom(seeds()), listener<K>());
    if (JSON.stringify(state) !== before)
      return report('playing on a clone leaves the original alone', ask.about);
  }
  game.glance(state.own, state.hidden);
  for (const ask of asks) ask.idle();
  if (JSON.stringify(state) !== before) report('looking changes nothing', before);
}

/** Only JSON values: no holes, no undefined, no classes, no NaN. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value))
    return value.every(isPlain) && Object.keys(value).length === value.length;
  return (
    isObject(value) &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain)
  );
}
