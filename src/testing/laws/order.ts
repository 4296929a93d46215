import { anyAnswer } from '../../engine/ask.ts';
import { openFairness } from '../../engine/fair.ts';
import type { Kind } from '../../engine/game.ts';
import { host } from '../../engine/hosted.ts';
import { canonical, copy, same } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import { askOf, listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import type { GameMoment, LawCheck, Trial } from './trying.ts';

/** Law 2: the order of simultaneous answers does not matter, unless they share something. */
export function simultaneousAnswersCommute<K extends Kind>(
  { game, rng, seeds, report }: LawCheck<K>,
  { state, asks }: GameMoment<K>,
): void {
  const [one, two] = rng.shuffle(asks.filter((ask) => !ask.shared && !ask.open));
  if (!one || !two) return;
  const answers = [one, two].map((ask) => ({ seat: ask.seat, move: anyAnswer(ask, rng) }));
  const chances = [seeds(), seeds()];
  const [forth, back] = [answers, answers.toReversed()].map((order) => {
    const twin = game.clone(state);
    for (const [i, { seat, move }] of order.entries()) {
      if (!askOf(game, twin, seat)) return `seat ${seat} is not asked any more`;
      game.play(twin, seat, move, rngFrom(at(chances, i)), listener<K>());
    }
    return canonical(twin);
  });
  if (forth !== back)
    report('the order of simultaneous answers does not matter', `${one.about}, ${two.about}`);
}

/** Law 6: the same record gives the same game. */
export function sameRecordSameGame<K extends Kind>(
  { game, rng, seeds, report }: LawCheck<K>,
  trial: Trial<K>,
): void {
  const hosted = host(game);
  const secret = seeds().join('-');
  const match = hosted.open({ ...trial, fairness: openFairness('conformance', secret), secret });
  if ('error' in match) return report('options of a trial are good', canonical(match));
  for (let waited = match.asked(); waited.length > 0; waited = match.asked()) {
    const seat = at(waited, rng.below(waited.length));
    const answered = match.answer(seat, match.randomAnswer(seat, rng));
    if (!answered.ok) return report('what is offered is accepted', answered.rule);
  }
  const again = hosted.resume(copy(match.record()), secret);
  if (!same(again.state(), match.state()))
    report('the same record gives the same game', canonical(trial));
  if (!same(again.record(), match.record()))
    report('the same record gives the same record', canonical(trial));
}
