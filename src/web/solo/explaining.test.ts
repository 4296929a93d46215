import { describe, expect, test } from 'vitest';
import { nodeBudget } from '../../bots/bot.ts';
import { type Explanation, explanationOf, moveIn } from '../../bots/explaining.ts';
import { whySentences } from '../../bots/why-sentences.ts';
import { openFairness } from '../../engine/fair.ts';
import { at } from '../../engine/list.ts';
import { rngFrom } from '../../engine/rng.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { BOTS } from '../../games/bots.ts';
import { GAMES, gameOf } from '../../games/rules.ts';
import { TEXTS } from '../../games/texts.ts';
import type { BotMove, Sitter } from '../session.ts';
import { memoryStore } from './game-store.ts';
import { LocalTable } from './local-table.ts';

const QUICK = nodeBudget(400);
const PERSON: Sitter = { kind: 'here', name: 'P' };
const BOT: Sitter = { kind: 'bot', level: 'rookie', character: 'lou' };

/** A table at which random answers were given until a condition holds. */
function table(
  game: string,
  sitters: readonly Sitter[],
  until: (table: LocalTable) => boolean,
): LocalTable {
  const secret = 'explaining';
  const fairness = openFairness('t', secret);
  const match = gameOf(game)?.open({ seats: sitters.length, options: {}, fairness, secret });
  if (!match || 'error' in match) throw new Error(`no ${game}`);
  const opened = new LocalTable('t', match, sitters, secret, memoryStore());
  const rng = rngFrom([1, 2, 3, 4]);
  for (let [seat] = match.asked(); seat !== undefined && !until(opened); [seat] = match.asked())
    match.answer(seat, match.randomAnswer(seat, rng));
  return opened;
}

const withSteps =
  (steps: number) =>
  ({ match }: LocalTable): boolean =>
    match.step() >= steps;
const atTheEnd = (): boolean => false;

function alone(game: string): readonly Sitter[] {
  return Array.from({ length: Math.max(2, gameOf(game)?.seats.min ?? 2) }, (_, seat) =>
    seat === 0 ? PERSON : BOT,
  );
}

/** The explanations of the bots' moves in a table's log, with little thought. */
function explained(opened: LocalTable): (BotMove & { explanation: Explanation })[] {
  const { match } = opened;
  const now = match.outcome() ? null : match.view(null);
  const bots = BOTS[match.game.id];
  if (!bots) throw new Error('no bots');
  const all = opened.state().botMoves ?? [];
  const some = all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
  return some.map((move) => ({
    ...move,
    explanation: explanationOf(
      { game: match.game, bots, record: match.record() },
      move.step,
      now,
      QUICK,
    ),
  }));
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('while the game goes on, no other move is named and no secret answer explained', () => {
    const opened = table(game, alone(game), withSteps(24));
    const { steps } = opened.match.record();
    const now = opened.match.view(null);
    for (const { step, seat, explanation } of explained(opened)) {
      const before = table(game, alone(game), withSteps(step - 1)).match.view(seat);
      const told = BOTS[game]?.mayExplain(moveIn(at(steps, step - 1)), before, now);
      if (explanation.type !== 'talk') expect(explanation.type === 'secret').toBe(!told);
      if (explanation.type !== 'weighed' || !explanation.other) continue;
      expect(explanation.other).toMatchObject({ move: null, reason: null });
    }
  });

  test('after the game every move is explained in full, in sentences with numbers', () => {
    const moves = explained(table(game, alone(game), atTheEnd));
    expect(moves.some(({ explanation }) => explanation.type === 'weighed')).toBe(true);
    for (const { seat, explanation } of moves) {
      expect(explanation.type).not.toBe('secret');
      if (explanation.type !== 'weighed') continue;
      expect(explanation.other?.move).not.toBe(null);
      for (const language of LANGUAGES) {
        const texts = TEXTS[game]?.[language];
        if (!texts) throw new Error('no texts');
        const about = { texts, language, who: () => 'Lou', seat, style: 'trickster' as const };
        const said = whySentences(explanation, about).join(' ');
        expect(said).toMatch(/\d/);
        expect(said).not.toMatch(/undefined|null|NaN/);
      }
    }
  });
});

test('two people at one device are told nothing before the end', () => {
  const sitters = [PERSON, PERSON, BOT];
  const opened = table('knockout', sitters, withSteps(20));
  const steps = opened.match.record().steps.flatMap(({ seat }, i) => (seat === 2 ? [i + 1] : []));
  expect(steps.length).toBeGreaterThan(0);
  expect(opened.state().botMoves).toBe(undefined);
  expect(steps.map((step) => opened.explain(step))).toEqual(steps.map(() => null));
  const ended = table('knockout', sitters, atTheEnd);
  expect(ended.state().botMoves?.length).toBeGreaterThan(0);
});

test('a daily bout is not explained before its end', () => {
  const opened = table('grid', [PERSON, BOT], withSteps(6));
  const { match, sitters } = opened;
  const bout = new LocalTable('t', match, sitters, '', memoryStore(), { steady: true });
  expect(bout.state().botMoves).toBe(undefined);
  expect(bout.explain(2)).toBe(null);
});

test('a person’s own move is not explained', () => {
  const opened = table('grid', [PERSON, BOT], withSteps(6));
  expect([opened.explain(1), opened.explain(2)?.type]).toEqual([null, 'weighed']);
});

describe('what stays secret while the game goes on', () => {
  // biome-ignore format: a table, one move to a line
  const MOVES = [
    ['knockout', { type: 'bet', board: 'red', amount: 2000, face: 'x2' },   true],
    ['knockout', { type: 'train', cards: [1, 2, 3, 4] },                    false],
    ['knockout', { type: 'play', card: 3 },                                 false],
    ['kickbox',  { type: 'attack', card: 'x', with: [] },                   true],
    ['kickbox',  { type: 'defend', cards: ['x'] },                          true],
    ['kickbox',  { type: 'pass' },                                          false],
    ['kickbox',  { type: 'discard', cards: ['x'] },                         false],
    ['round',    { type: 'draft', keep: 1, announce: 2 },                   false],
    ['round',    { type: 'prognosis', sheets: [] },                         false],
    ['challengers', { type: 'pick', card: 'x' },                            false],
    ['challengers', { type: 'choose', cards: ['x'] },                       false],
    ['grid',     { type: 'place', hole: 'a1' },                             true],
  ] as const;
  test.each(MOVES)('%s: %o', (game, move, told) => {
    const { match } = table(game, alone(game), withSteps(1));
    expect(BOTS[game]?.mayExplain(move, match.view(1), match.view(null))).toBe(told);
  });
});
