import { expect, test } from 'vitest';
import { openFairness } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import type { Match } from '../../engine/match.ts';
import { rngFrom } from '../../engine/rng.ts';
import { manifestOf } from '../../games/index.ts';
import { GAMES } from '../../games/rules.ts';
import type { AnyBoard } from '../../ui/board.ts';
import type { Timing } from '../../ui/stage/playback.ts';
import type { TableState } from '../session.ts';
import { Director, shownState } from './director.ts';

/** The viewer's seat. */
const VIEWER = 0;

/** Every climax waits, and every other beat stays until a press. */
const STEPWISE: Timing = { factor: 1, climax: 'wait', motion: true };

/** Maximum number of steps per game. */
const STEPS = 80;

function opened(game: Hosted): Match {
  const secret = 'shown in order';
  const seats = Math.max(game.seats.min, Math.min(4, game.seats.max));
  const match = game.open({ seats, options: {}, fairness: openFairness('t', secret), secret });
  if ('error' in match) throw new Error(match.error);
  return match;
}

/** The states of a table as its screen gets them, one per step of a random game. */
function statesOf(game: Hosted): TableState[] {
  const match = opened(game);
  const rng = rngFrom([2, 7, 1, 8]);
  const states = [stateOf(match, [])];
  while (!match.outcome() && states.length < STEPS) {
    const seat = at(match.asked(), 0);
    const answer = match.answer(seat, match.randomAnswer(seat, rng));
    if (!answer.ok) throw new Error('refused');
    states.push(
      stateOf(
        match,
        answer.told.filter(({ to }) => to === null || to === VIEWER),
      ),
    );
  }
  return states;
}

function stateOf(match: Match, news: TableState['news']): TableState {
  const ask = match.ask(VIEWER);
  return {
    id: 't',
    game: match.game.id,
    sitters: range(match.seats).map((seat) => ({ kind: 'away', name: `Seat ${seat}` })),
    step: match.step(),
    viewer: VIEWER,
    view: structuredClone(match.view(VIEWER)),
    ask: ask ? { ...ask, example: '' } : null,
    heard: match.heard(VIEWER),
    news,
    asked: match.asked(),
    outcome: match.outcome() ?? null,
    handOver: null,
    recap: [],
    mayTakeBack: false,
    mayHint: false,
    commitment: '',
  };
}

async function boardOf(game: string): Promise<AnyBoard> {
  return (await manifestOf(game)?.board?.()) ?? expect.fail(`${game} has no board`);
}

/** A director whose beats end only when the test says so. */
function directing(first: TableState): Director {
  return new Director(
    first,
    () => STEPWISE,
    () => () => {},
  );
}

test.each(GAMES)('$id: log, numbers, question and result wait for the board', async (game) => {
  const board = await boardOf(game.id);
  const [first, ...later] = statesOf(game);
  const director = directing(first ?? expect.fail());
  let before = first ?? expect.fail();
  for (const after of later) {
    director.take(after, board, 'en');
    let told = 0;
    for (let beats = 0; director.playback.busy(); beats++) {
      const shown = shownState(director.playback.now());
      expect(shown).toMatchObject({ ask: null, outcome: null, asked: [] });
      const news = shown.heard.length - before.heard.length;
      expect(shown.heard.slice(before.heard.length)).toEqual(after.news.slice(0, news));
      expect(news).toBeGreaterThanOrEqual(told);
      told = news;
      expect(beats).toBeLessThan(500);
      director.playback.next();
    }
    expect(shownState(director.playback.now())).toBe(after);
    before = after;
  }
});

test('everything since the viewer’s answer can be replayed, up to the latest state', async () => {
  const [game] = GAMES.filter(({ id }) => id === 'grid');
  const board = await boardOf('grid');
  const [first, mine, theirs] = statesOf(game ?? expect.fail());
  if (!first || !mine || !theirs) return expect.fail();
  const director = directing(first);
  const watch = (): number[] => {
    const steps: number[] = [];
    for (; director.playback.busy(); director.playback.next())
      steps.push(director.playback.now().next.step);
    return steps;
  };
  expect(director.mayRepeat()).toBe(false);
  director.take(mine, board, 'en');
  director.take(theirs, board, 'en');
  expect(director.mayRepeat()).toBe(false);
  const seen = watch();
  expect(new Set(seen)).toEqual(new Set([mine.step, theirs.step]));
  director.repeat();
  expect(director.playback.now().beat).not.toBeNull();
  expect(watch()).toEqual(seen);
  expect(shownState(director.playback.now())).toBe(theirs);
  director.repeat();
  director.playback.skip();
  expect(shownState(director.playback.now())).toBe(theirs);
});

test('nothing is shown while the first-game card is open', async () => {
  const [game] = GAMES.filter(({ id }) => id === 'grid');
  const board = await boardOf('grid');
  const [first, next] = statesOf(game ?? expect.fail());
  if (!first || !next) return expect.fail();
  const director = directing(first);
  director.hold(true);
  director.take(next, board, 'en');
  expect(director.playback.busy()).toBe(false);
  expect(shownState(director.playback.now())).toBe(first);
  director.hold(false);
  expect(director.playback.busy()).toBe(true);
});
