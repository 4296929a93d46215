import { expect, test } from 'vitest';
import { anyAnswer } from '../../../engine/ask.ts';
import { at, range, sum } from '../../../engine/list.ts';
import { SILENCE } from '../../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../../engine/rng.ts';
import { RoundGame, withOptions } from '../fixtures.ts';
import { round } from '../game.ts';
import type { State } from '../kind.ts';
import { type Insight, statementsByNight } from './statements.ts';

/** Seat 0 keeps 7 of [7, 6] and calls it 4; 6 wanders to the shadow; 2 and 4 lie face up. */
function evening(): RoundGame {
  const night = { cards: [7, 3, 1, 5], announced: [4, 3, 1, 5], shadow: 6 };
  return new RoundGame(4, [night], { nights: 1 }).drafts();
}

test('nothing is told before the game is over', () => {
  expect(statementsByNight(evening().view(0))).toEqual([]);
});

test('who announced what, what was so, and who could have known', () => {
  const [night] = statementsByNight(evening().night().view(null));
  expect(night?.statements.map(({ by, so }) => [by, so])).toEqual([
    [0, false],
    [1, true],
    [2, true],
    [3, true],
  ]);
  const lie = night?.statements[0];
  expect(lie).toMatchObject({ announcement: true, claim: { slot: '0.1', boxer: 4 } });
  expect(lie?.standing).toEqual(['impossible', 'impossible', 'impossible', 'impossible']);
  expect(night?.statements[1]?.standing).toEqual(['possible', 'certain', 'possible', 'possible']);
});

test('claims of the salon are judged by what was so', () => {
  const table = evening();
  table.plays(0, 'returned 6', 'saw 5', 'saw 2', 'hold 0.1 7', 'suspect 1.1 3', 'doubt 1.1');
  table.plays(1, 'trust 0.1', 'doubt 0.1', 'returned 7', 'saw 6');
  const said = statementsByNight(table.night().view(0))[0]?.statements.slice(4) ?? [];
  expect(said.map(({ so }) => so)).toEqual([
    ...[true, false, true, true, true, false],
    ...[false, true, false, true],
  ]);
  const standings = said.map(({ standing }) => standing.map((one) => one[0]).join(''));
  expect(standings).toEqual([
    'cppp',
    'ippp',
    'cccc',
    'cppp',
    'pcpp',
    'pipp',
    'iiii',
    'cccc',
    'iipp',
    'pcpp',
  ]);
});

test('worlds are counted: who returned a card knows that earlier drafters do not hold it', () => {
  const insights = statementsByNight(evening().night().view(null))[0]?.insights ?? [];
  const could = (seat: number, slot: string): number[] =>
    (insights[seat]?.slots.find((one) => one.slot === slot)?.could ?? []).map(
      ({ number }) => number,
    );
  expect(insights.map(({ worlds }) => worlds)).toEqual([24, 18, 12, 6]);
  expect(could(3, '0.1')).toEqual([1, 3, 7]);
  expect(could(1, '0.1')).toEqual([1, 5, 7]);
  expect(could(0, '1.1')).toEqual([1, 3, 5, 6]);
});

/** A random game with everybody chatting. */
function randomGame(players: number, seed: number): State {
  const rng = rngFrom(seedsFrom(seed)());
  const state = round.setup(players, withOptions({ lieLimit: 1 }), rng, SILENCE);
  for (let asks = round.asks(state); asks.length > 0; asks = round.asks(state)) {
    const ask = at(asks, rng.below(asks.length));
    round.play(state, ask.seat, anyAnswer(ask, rng), rng, SILENCE);
  }
  return state;
}

test.each([2, 3, 4, 6, 8])('what was so could be so: %i bettors', (players) => {
  for (const seed of range(4)) {
    const state = randomGame(players, seed + 1);
    for (const { statements, insights, night } of statementsByNight(state)) {
      const wrong = statements.filter(({ so, standing }) =>
        standing.includes(so ? 'impossible' : 'certain'),
      );
      expect(wrong).toEqual([]);
      for (const one of insights) expect(misfits(one, state, night)).toEqual([]);
    }
  }
});

/** Slots whose worlds do not add up, or whose true boxer was thought impossible. */
function misfits({ worlds, slots }: Insight, state: State, night: number): string[] {
  const { slots: held } = at(state.open.history, night - 1);
  return slots.flatMap(({ slot, could }) => {
    const card = held.find((one) => one.slot === slot)?.card;
    const fits = could.some(({ number }) => number === card);
    return fits && sum(could.map((one) => one.worlds)) === worlds ? [] : [slot];
  });
}
