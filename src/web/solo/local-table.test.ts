import { describe, expect, test } from 'vitest';
import { openFairness } from '../../engine/fair.ts';
import { same } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import type { Match } from '../../engine/match.ts';
import { rngFrom } from '../../engine/rng.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { manifestOf } from '../../games/index.ts';
import { GAMES, gameOf } from '../../games/rules.ts';
import type { Lesson } from '../../ui/lesson.ts';
import type { Sitter, TableState } from '../session.ts';
import { memoryStore } from './game-store.ts';
import { LearnersTable } from './lesson-table.ts';
import { LocalTable } from './local-table.ts';
import { openedAt, replayFrameOf, storyOf, turningPoints } from './replaying.ts';

const PERSON: Sitter = { kind: 'here', name: 'P' };
const BOT: Sitter = { kind: 'bot', level: 'rookie', character: 'lou' };
const NOTHING = { type: 'nothing' };

function match(game: string, seats: number): Match {
  const fairness = openFairness('t', 'solo test');
  const opened = gameOf(game)?.open({ seats, options: {}, fairness, secret: 'solo test' });
  if (!opened || 'error' in opened) throw new Error(`no ${game} with ${seats} seats`);
  return opened;
}

/** A table with its latest state. */
function table(game: string, sitters: readonly Sitter[]) {
  const store = memoryStore();
  const opened = new LocalTable('t', match(game, sitters.length), sitters, 'solo test', store);
  let latest: TableState | undefined;
  opened.watch((state) => {
    latest = state;
  });
  const state = (): TableState => {
    if (!latest) throw new Error('nothing was shown');
    return latest;
  };
  return { opened, store, state };
}

/** The games with hidden information. */
const SECRETIVE = GAMES.filter(({ id, seats }) => match(id, seats.min).view(0).own !== null);

describe('a table on one device', () => {
  test('there is a game with secrets to test with', () => expect(SECRETIVE).not.toEqual([]));

  for (const { id, seats } of SECRETIVE) {
    test(`${id}: nothing private is shown before its owner takes the device`, async () => {
      const people = Math.max(2, seats.min);
      const { opened, state } = table(
        id,
        Array.from({ length: people }, () => PERSON),
      );
      const held = new Set<number>();
      for (let steps = 0; steps < 60 && !state().outcome; steps++) {
        const { handOver } = state();
        if (handOver !== null) {
          expect(state().view.own).toBe(null);
          expect(state().ask).toBe(null);
          expect([...state().heard, ...state().recap].every(({ to }) => to === null)).toBe(true);
          held.add(handOver);
          opened.reveal(handOver);
        }
        const { ask, viewer, step } = state();
        if (!ask || viewer === null) throw new Error('nobody is asked');
        expect(ask.seat).toBe(viewer);
        expect(await opened.answer(viewer, step, ask.idle)).toEqual({ ok: true });
      }
      expect(held.size).toBe(people);
    });
  }

  test('knockout: bets are placed without handing over, and show nobody’s cards', async () => {
    const { opened, state } = table('knockout', [PERSON, PERSON, PERSON]);
    const handOvers: string[] = [];
    for (let steps = 0; steps < 40; steps++) {
      const { handOver } = state();
      if (handOver !== null) {
        opened.reveal(handOver);
        handOvers.push(state().ask?.about ?? '');
      }
      const { ask, viewer, view, heard, step } = state();
      if (!ask || viewer === null) throw new Error('nobody is asked');
      if (ask.about === 'chip') {
        expect(view.own).toBe(null);
        expect(heard.every(({ to }) => to === null)).toBe(true);
      }
      await opened.answer(viewer, step, ask.idle);
    }
    expect(new Set(handOvers)).toEqual(new Set(['train', 'play']));
  });

  test('after a public question the shield hides secrets again', async () => {
    const { opened, state } = table('knockout', [PERSON, PERSON, PERSON]);
    for (let steps = 0; steps < 40; steps++) {
      const { handOver, ask, viewer, view, step } = state();
      if (handOver !== null) {
        opened.reveal(handOver);
        continue;
      }
      if (!ask || viewer === null) throw new Error('nobody is asked');
      await opened.answer(viewer, step, ask.idle);
      const next = state();
      if (view.own === null && next.viewer !== null) expect(next.view.own).toBe(null);
    }
  });

  test('a game without secrets needs no hand-over', () => {
    const { state } = table('grid', [PERSON, PERSON]);
    expect(state().handOver).toBe(null);
    expect(state().viewer).toBe(0);
  });
});

describe('a table against a bot', () => {
  test('every step is stored before it is shown', async () => {
    const { opened, store, state } = table('grid', [PERSON, BOT]);
    const { ask, step } = state();
    await opened.answer(0, step, at(ask?.moves ?? [], 0));
    const kept = await store.get('t');
    expect(kept?.record.steps.length).toBe(1);
    expect(kept?.record.steps[0]).toMatchObject({ seat: 0, move: ask?.moves[0] });
    opened.leave();
  });

  test('an answer to a step that has passed changes nothing', async () => {
    const { opened, state } = table('grid', [PERSON, PERSON]);
    const move = at(state().ask?.moves ?? [], 0);
    await opened.answer(0, 0, move);
    await opened.answer(0, 0, move);
    expect(state().step).toBe(1);
  });

  test('an answer counts although a bot asked at the same time has answered meanwhile', async () => {
    const { opened, store, state } = table('kickbox', [PERSON, BOT]);
    const { ask, asked, step } = state();
    expect(asked).toEqual([0, 1]);
    await expect.poll(() => state().asked).toEqual([0]);
    expect(await opened.answer(0, step, ask?.idle ?? NOTHING)).toEqual({ ok: true });
    const kept = await store.get('t');
    expect(kept?.record.steps.map(({ seat }) => seat)).toEqual([1, 0]);
    opened.leave();
  });

  test('a double press counts once, even if the next question is the same', async () => {
    const { opened, store, state } = table('round', [PERSON, BOT, BOT, BOT]);
    while (state().ask?.about !== 'salon') {
      await expect.poll(() => state().ask).not.toBe(null);
      const { ask, step } = state();
      if (ask?.about !== 'salon') await opened.answer(0, step, ask?.idle ?? NOTHING);
    }
    const { ask, step } = state();
    const says = ask?.moves.find(({ type }) => type === 'say') ?? NOTHING;
    await Promise.all([opened.answer(0, step, says), opened.answer(0, step, says)]);
    const kept = await store.get('t');
    expect(kept?.record.steps.filter((one) => 'move' in one && same(one.move, says))).toHaveLength(
      1,
    );
    opened.leave();
  });

  test('a refusal has its rule, and a text that is no move has none', async () => {
    const { opened } = table('grid', [PERSON, PERSON]);
    expect(await opened.typed(0, 0, 'a1')).toEqual({ ok: false, rule: 'GR-5' });
    expect(await opened.typed(0, 0, 'gibberish')).toEqual({ ok: false, rule: null });
    expect(await opened.typed(0, 0, 'B3')).toEqual({ ok: true });
  });
});

describe('a replay', () => {
  test('shows each step as a seat saw it', () => {
    const played = match('grid', 2);
    for (const hole of ['b3', 'e3', 'c2']) {
      const seat = at(played.asked(), 0);
      expect(played.answer(seat, { type: 'place', hole }).ok).toBe(true);
    }
    const record = played.record();
    const frame = replayFrameOf(played.game, record, 0, 1);
    expect(frame.step).toBe(1);
    expect(frame.asked).toEqual([1]);
    expect(frame.news.map(({ news }) => news.type)).toEqual(['placed', 'knockedOut', 'turn']);
    expect(replayFrameOf(played.game, record, null, 3).view).toEqual(played.view(null));
  });

  test('turning points are the steps in which something rare happened', () => {
    const roundEnds = range(5).flatMap((seed) => {
      const whole = played('kickbox', 2, Number.POSITIVE_INFINITY, seed);
      const record = whole.record();
      const points = turningPoints(whole.game, record);
      expect(points).toHaveLength(6);
      expect(points).toContain(record.steps.length);
      const ends = storyOf(whole.game, record).filter(({ told }) => told.news.type === 'roundEnd');
      return ends.filter(({ step }) => points.includes(step));
    });
    expect(roundEnds).not.toEqual([]);
  });
});

/** A game of random moves, this many steps long. */
function played(game: string, seats: number, steps: number, seed = 1): Match {
  const begun = match(game, seats);
  const rng = rngFrom([seed, 2, 3, 4]);
  for (let step = 0; step < steps && !begun.outcome(); step++) {
    const seat = at(begun.asked(), 0);
    begun.answer(seat, begun.randomAnswer(seat, rng));
  }
  return begun;
}

describe('a game that is over', () => {
  for (const { id, seats } of GAMES) {
    test(`${id}: its log has every line, each at its step`, () => {
      const whole = played(id, Math.max(2, seats.min), 40);
      const story = storyOf(whole.game, whole.record());
      expect(story.map(({ told }) => told)).toEqual(whole.everything());
      expect(story.map(({ step }) => step)).toEqual(
        [...story.map(({ step }) => step)].sort((a, b) => a - b),
      );
      const [, ...later] = new Set(story.map(({ step }) => step));
      for (const step of later.slice(0, 3))
        expect(story.filter((line) => line.step === step && line.told.to === null).length).toBe(
          replayFrameOf(whole.game, whole.record(), null, step).news.length,
        );
    });

    test(`${id}: the secrets of a step are revealed, seat by seat`, async () => {
      const seated = Math.max(2, seats.min);
      const whole = played(id, seated, 12);
      const laysOpen = await manifestOf(id)?.opened?.();
      const secretive = SECRETIVE.some((game) => game.id === id);
      expect(laysOpen !== undefined).toBe(secretive);
      if (!laysOpen) return;
      const state = openedAt(whole.game, whole.record(), whole.step());
      for (const language of LANGUAGES) {
        const opened = laysOpen(state, language);
        expect(new Set(opened.map(({ seat }) => seat)).size).toBeGreaterThanOrEqual(seated);
        for (const { name, cards } of opened) {
          expect(name).not.toBe('');
          expect(cards.filter((card) => card === '' || card.includes('undefined'))).toEqual([]);
        }
      }
    });
  }
});

describe('lessons', () => {
  test('the others answer until the learner is asked again, and leak nothing', () => {
    const game = gameOf('round');
    if (!game) throw new Error('no round');
    const learners = new LearnersTable(game, { seats: 4, learner: 0, options: {}, seed: 'others' });
    learners.goesOn();
    const { asked, news } = learners.state();
    expect(asked).toContain(0);
    expect(news.filter(({ to }) => to !== null && to !== 0)).toEqual([]);
  });

  for (const game of GAMES) {
    test(`${game.id}: every step can be done, on the real table`, async () => {
      const lesson = await lessonOf(game.id);
      expect(lesson.length).toBeGreaterThan(3);
      let learners: LearnersTable | undefined;
      for (const [number, step] of lesson.entries()) {
        if (step.table) learners = new LearnersTable(game, step.table);
        if (!learners) throw new Error('the first step needs a table');
        expect(learners.plays(step.before ?? []), `before step ${number}`).toEqual({ ok: true });
        if (step.rule !== undefined) expect(Object.keys(game.rules)).toContain(step.rule);
        if (step.expects === undefined) continue;
        const { viewer, ask } = learners.state();
        const move = step.expects === 'any' ? at(ask?.moves ?? [], 0) : at(step.expects, 0);
        expect(learners.plays([{ seat: viewer ?? 0, move }]), `step ${number}`).toEqual({
          ok: true,
        });
      }
    });
  }
});

type Steps = Lesson['steps'];

async function lessonOf(game: string): Promise<Steps> {
  const file = new URL(`../../games/${game}/texts/lesson.ts`, import.meta.url);
  const loaded: { readonly lesson: Lesson } = await import(file.href);
  return loaded.lesson.steps;
}
