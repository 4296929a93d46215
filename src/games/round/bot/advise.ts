import type { Advice, Advisor, MayExplain } from '../../../bots/advice.ts';
import { at, range, sum } from '../../../engine/list.ts';
import type { Hint, Move, Round } from '../kind.ts';
import { champion, weighed } from './champion.ts';
import type { NightOutlook } from './evenings.ts';
import type { Weighed } from './weighing.ts';

/** What the champion would answer, with the odds and the money that speak for it. */
export const advise: Advisor<Round> = (situation): Advice<Round> => {
  if (situation.ask.talk) return talking(champion(situation));
  const found = weighed(situation);
  const reasoned = found.map((one) => ({
    move: one.move,
    worth: one.worth,
    reason: hintFor(one),
  }));
  const { move, reason } = at(reasoned, 0);
  return { move, reason, weighed: reasoned, worlds: at(found, 0).evenings.length };
};

/** An attack is seen at once; everything else when its night has been revealed. */
export const mayExplain: MayExplain<Round> = (move, then, now) =>
  then.open.night < now.open.night || (move.type === 'attack' && move.target !== null);

/** Words are not weighed: they only have to go with what was announced. */
function talking(move: Move): Advice<Round> {
  const reason = { type: 'talk' } as const;
  return { move, reason, weighed: [{ move, worth: 0.5, reason }], worlds: 1 };
}

function hintFor({ move, evenings }: Weighed): Hint {
  const money = mean(evenings.map(({ gain }) => gain));
  if (move.type === 'draft') {
    const duels = mean(evenings.map(({ duelsWon }) => duelsWon));
    const ko = share(evenings, (evening) => evening.ko === 'own');
    return { type: 'keep', truth: move.keep === move.announce, duels, ko, money };
  }
  if (move.type === 'prognosis') {
    const right = range(move.sheets.length).map((index) =>
      share(evenings, ({ sheets }) => sheets[index]?.verdict === 'right'),
    );
    return { type: 'sheets', right, money };
  }
  if (move.type !== 'attack' || move.target === null) return { type: 'spare', money };
  return { type: 'accuse', hit: share(evenings, ({ ko }) => ko === 'other'), money };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

function share(evenings: readonly NightOutlook[], is: (evening: NightOutlook) => boolean): number {
  return mean(evenings.map((evening) => (is(evening) ? 1 : 0)));
}
