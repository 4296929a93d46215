import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openFairness } from '../../src/engine/fair.ts';
import type { Bout } from '../../src/engine/hosted.ts';
import { at } from '../../src/engine/list.ts';
import { GAMES, gameOf } from '../../src/games/index.ts';
import type { Lesson } from '../../src/ui/lesson.ts';
import { inMemory } from '../../src/web/house/kept.ts';
import { LearnersTable } from '../../src/web/house/lesson-table.ts';
import { LocalTable } from '../../src/web/house/local-table.ts';
import { frameOf, turningPoints } from '../../src/web/house/replaying.ts';
import type { Sitter, TableState } from '../../src/web/session.ts';

const PERSON: Sitter = { kind: 'here', name: 'P' };
const BOT: Sitter = { kind: 'bot', level: 'rookie' };

function bout(game: string, seats: number): Bout {
  const fairness = openFairness('t', 'house test');
  const opened = gameOf(game)?.open({ seats, options: {}, fairness, secret: 'house test' });
  if (!opened || 'error' in opened) throw new Error(`no ${game} with ${seats} seats`);
  return opened;
}

/** A table whose latest state can be looked at. */
function table(game: string, sitters: readonly Sitter[]) {
  const store = inMemory();
  const opened = new LocalTable('t', bout(game, sitters.length), sitters, 'house test', store);
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

/** The games in which somebody has something to hide. */
const SECRETIVE = GAMES.filter(({ id, seats }) => bout(id, seats.min).view(0).own !== null);

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

  test('a game without secrets needs no hand-over', () => {
    const { state } = table('grid', [PERSON, PERSON]);
    expect(state().handOver).toBe(null);
    expect(state().viewer).toBe(0);
  });
});

describe('a table against a bot', () => {
  test('every step is kept before it is shown', async () => {
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

  test('a refusal has its rule, and a text that is no move has none', async () => {
    const { opened } = table('grid', [PERSON, PERSON]);
    expect(await opened.typed(0, 0, 'a1')).toEqual({ ok: false, rule: 'GR-5' });
    expect(await opened.typed(0, 0, 'gibberish')).toEqual({ ok: false, rule: null });
    expect(await opened.typed(0, 0, 'B3')).toEqual({ ok: true });
  });
});

describe('a replay', () => {
  test('shows each step as a seat saw it', () => {
    const played = bout('grid', 2);
    for (const hole of ['b3', 'e3', 'c2']) {
      const seat = at(played.asked(), 0);
      expect(played.answer(seat, { type: 'place', hole }).ok).toBe(true);
    }
    const record = played.record();
    const frame = frameOf(played.game, record, 0, 1);
    expect(frame.step).toBe(1);
    expect(frame.by).toBe(0);
    expect(frame.news.map(({ news }) => news.type)).toEqual(['placed', 'knockedOut', 'turn']);
    expect(frameOf(played.game, record, null, 3).view).toEqual(played.view(null));
    expect(turningPoints(played.game, record)).toContain(1);
  });
});

describe('lessons', () => {
  for (const game of GAMES) {
    test(`${game.id}: every step can be done, on the real table`, async () => {
      const lesson = await lessonOf(game.id);
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

/** The lesson of a game; a game without one has nothing to be wrong in it. */
async function lessonOf(game: string): Promise<Steps> {
  const file = new URL(`../../src/games/${game}/texts/lesson.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const loaded: { readonly lesson: Lesson } = await import(file.href);
  return loaded.lesson.steps;
}
