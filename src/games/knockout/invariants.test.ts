import { expect, test } from 'vitest';
import { anyAnswer } from '../../engine/ask.ts';
import { at, range, sum } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { listener } from '../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../engine/rng.ts';
import { BOXERS, CATEGORIES } from './cards.ts';
import { knockout } from './game.ts';
import type { Event, KnockOut, Open, Options, State } from './kind.ts';
import { fortunes } from './rules/end.ts';

/** What holds from one move to the next, in the order of the specification's section 8. */
function unsound(before: Open, now: Open, events: readonly Event[]): string | undefined {
  const ended = events.some(({ type }) => type === 'bonusShared');
  const lost = sum(
    events.flatMap((event) =>
      event.type === 'betSettled' && event.flow?.to === 'pot' ? [event.flow.amount] : [],
    ),
  );
  if (!ended && now.pot !== before.pot + lost) return `pot ${before.pot} to ${now.pot}`;
  const paid = sum(events.map(paidByBank));
  if (now.bank !== before.bank + paid) return `bank ${before.bank} to ${now.bank}`;
  return unsoundBoxers(before, now, events);
}

/** Invariant 1: prizes, half stakes, loans and card bonuses are all that the bank pays. */
function paidByBank(event: Event): number {
  if (event.type === 'prizePaid' || event.type === 'cardBonus') return event.amount;
  if (event.type === 'loanTaken') return 50000 * event.notes;
  return event.type === 'betSettled' && event.flow?.from === 'bank' ? event.flow.amount : 0;
}

/** Invariants 12 and 13: only fighters change, by one step, and titles never grow in number. */
function unsoundBoxers(before: Open, now: Open, events: readonly Event[]): string | undefined {
  const between = events.some(({ type }) => type === 'cardsRestored');
  const changed = range(now.boxers.length).filter(
    (place) => JSON.stringify(before.boxers[place]) !== JSON.stringify(now.boxers[place]),
  );
  if (changed.length === 0 || between) return undefined;
  const last = now.results.at(-1);
  for (const place of changed) {
    const id = at(BOXERS, place);
    if (id !== last?.red && id !== last?.blue) return `${id} changed without a fight`;
    const [was, is] = [at(before.boxers, place), at(now.boxers, place)];
    const steps = CATEGORIES.indexOf(is.category) - CATEGORIES.indexOf(was.category);
    if (Math.abs(steps) > 1) return `${id} moved ${steps} categories`;
    if (is.out && last?.method !== 'ko') return `${id} is out without a K.O.`;
  }
  const titles = (open: Open) => open.boxers.filter(({ title }) => title !== null).length;
  return titles(now) > titles(before) ? 'a new title' : undefined;
}

/** Invariant 16, and invariant 5 at the end. */
function unsoundEnd({ open, options, own }: State, events: readonly Event[]): string | undefined {
  for (const season of [1, 2]) {
    const fights = open.results.filter((result) => result.season === season);
    for (const seat of range(own.length)) {
      const team = BOXERS.slice(2 * seat, 2 * seat + 2);
      const boxed = fights.filter(({ red, blue }) => team.includes(red) || team.includes(blue));
      if (boxed.length > (options.variableStart ? 10 : 5))
        return `seat ${seat} boxed ${boxed.length}`;
    }
  }
  const loans = sum(events.map((event) => (event.type === 'loanTaken' ? 50000 * event.notes : 0)));
  const total = sum(fortunes(open)) + open.pot;
  return total === 100000 * own.length + open.bank - loans ? undefined : `fortunes ${total}`;
}

function faultIn(seats: number, options: Options, seed: number): string | undefined {
  const rng = rngFrom(seedsFrom(seed)());
  const tell = listener<KnockOut>();
  const state = knockout.setup(seats, options, rng, tell);
  const all: Event[] = [];
  for (let [ask] = knockout.asks(state); ask; [ask] = knockout.asks(state)) {
    const before = knockout.clone(state).open;
    const step = listener<KnockOut>();
    knockout.play(state, ask.seat, anyAnswer(ask, rng), rng, step);
    const events = step.told.flatMap(({ news }) => (news.type === 'hand' ? [] : [news]));
    const fault = unsound(before, state.open, events);
    if (fault !== undefined) return fault;
    all.push(...events);
  }
  return unsoundEnd(state, all);
}

test('money, boxers and titles change only as the rules say', () => {
  const normal = normalOptions(knockout.options);
  const variants = [
    normal,
    { ...normal, seasons: 2 },
    { ...normal, variableStart: true },
    { ...normal, seasons: 2, variableStart: true },
  ] as const;
  for (const [i, options] of variants.entries())
    for (const seats of [3, 4, 5])
      for (const game of range(20))
        expect(faultIn(seats, options, 1000 * i + 100 * seats + game)).toBeUndefined();
});

test('at the end of a fight things are told in the order of the specification', () => {
  const rng = rngFrom(seedsFrom(77)());
  const tell = listener<KnockOut>();
  const state = knockout.setup(4, { ...normalOptions(knockout.options), seasons: 2 }, rng, tell);
  for (let [ask] = knockout.asks(state); ask; [ask] = knockout.asks(state))
    knockout.play(state, ask.seat, anyAnswer(ask, rng), rng, tell);
  const spoken = tell.told.map(({ news }) => String(news.type)).join(' ');
  const fightEnd =
    /fightEnded cardsReturned cardsReturned prizePaid prizePaid (boxerChanged ){0,2}markersMoved (betSettled )+(loanTaken )*chipsReturned/g;
  expect(spoken.match(fightEnd)).toHaveLength(state.open.results.length);
  expect(spoken).toMatch(
    /seasonEnded (cardBonus ){4}cardsRestored ((crowned|boxerReturned) )*markersMoved (challengePassed )*seasonStarted/,
  );
  expect(spoken).toMatch(/seasonEnded bonusShared (cardBonus ){4}gameEnded$/);
});
