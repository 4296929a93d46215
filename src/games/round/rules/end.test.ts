import { expect, test } from 'vitest';
import { at } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { type Evening, RoundGame } from '../fixtures.ts';
import { round } from '../game.ts';
import { tokensOf } from './tokens.ts';

/** RD-T-28: a whole game. */
const GAME: readonly Evening[] = [
  {
    starter: 1,
    cards: [2, 6, 7, 1],
    announced: [7, 6, 2, 5],
    shadow: 5,
    sheets: ['OO 2', 'II 1', 'II 1', 'IO 1'],
  },
  {
    starter: 0,
    cards: [6, 1, 3, 2],
    announced: [3, 3, 3, 2],
    shadow: 7,
    sheets: ['II 2', 'OO 2', 'IO 2', 'OI 3'],
  },
  {
    starter: 3,
    cards: [3, 5, 6, 1],
    announced: [3, 7, 6, 1],
    shadow: 7,
    sheets: ['II 1', 'OO 2', 'II 1', 'OO 3'],
    attack: 'ko 2.1 6',
  },
  {
    starter: 1,
    cards: [1, 3, 5, 4],
    shadow: 6,
    sheets: ['OO 3', 'IO 1', 'OO 2', 'OO 1'],
    attack: 'ko 0.1 7',
  },
];

rule('RD-65', 'RD-T-28: a whole game; equal purses are ranked by the last night’s card', () => {
  const table = new RoundGame(4, GAME);
  const purses = GAME.map(() => table.night().state.open.purses);
  expect(purses).toEqual([
    [5, 4, 5, 5],
    [4, 6, 4, 4],
    [4, 6, 3, 7],
    [7, 6, 3, 7],
  ]);
  const { history } = table.state.open;
  expect(history.map(({ starter }) => starter)).toEqual([1, 0, 3, 1]);
  expect(history.map(({ faceUp }) => faceUp)).toEqual([
    [3, 4],
    [4, 5],
    [2, 4],
    [2, 7],
  ]);
  expect(history.map(({ caraActive }) => caraActive)).toEqual(['0.1', '3.1', null, null]);
  expect([0, 1, 2, 3].map((place) => tokensOf(history, place).lie)).toEqual([2, 2, 1, 1]);
  expect(table.last('gameEnded').ranking).toEqual([
    { seat: 3, purse: 7, bestCard: 4 },
    { seat: 0, purse: 7, bestCard: 1 },
    { seat: 1, purse: 6, bestCard: 3 },
    { seat: 2, purse: 3, bestCard: 5 },
  ]);
  expect(round.outcome(table.state)).toEqual({
    places: [[3], [0], [1], [2]],
    scores: [7, 6, 3, 7],
    rule: 'RD-65',
  });
});

rule('RD-65', 'the better of two cards counts, a knocked-out one too, and abilities do not', () => {
  const evening = { cards: [5, 3, 6, 7, 4, 1], attack: 'ko 1.2 7' };
  const three = new RoundGame(3, [evening], { nights: 1 }).night();
  expect(three.last('gameEnded').ranking.find(({ seat }) => seat === 1)?.bestCard).toBe(7);
});

rule('RD-5', 'a game lasts four nights, or as many as the table chose', () => {
  const evening: Evening = { cards: [7, 4, 3, 6] };
  const four = new RoundGame(4, [evening, evening, evening, evening]).night().night().night();
  expect(four.state.open.night).toBe(4);
  expect(four.night().state.open.phase.type).toBe('over');
  expect(new RoundGame(4, [evening], { nights: 1 }).night().state.open.phase.type).toBe('over');
  const eight = new RoundGame(4, [evening, evening], { nights: 8 }).night();
  expect(eight.state.open.phase.type).toBe('draft');
});

rule('RD-12', 'the owner of the strongest boxer starts the next night', () => {
  const table = new RoundGame(4, [{ cards: [2, 6, 3, 7], starter: 2 }]).night();
  expect(table.last('nightStarted')).toEqual({ type: 'nightStarted', night: 2, starter: 0 });
  expect(table.because('nightStarted')).toBe('RD-12');
});

rule('RD-47', 'everything is revealed at once after the attack, in order', () => {
  const table = new RoundGame(4, [
    { cards: [4, 6, 7, 3], sheets: ['OI 2', 'II 3', 'II 3', 'OO 1'] },
  ]);
  const before = table.drafts().ready().news().length;
  const news = table.night().news(before);
  expect(news).toEqual([
    ...Array(4).fill('prognosisLocked'),
    'attackSkipped',
    'revealed',
    'sheetsRevealed',
    ...Array(4).fill('duel'),
    ...Array(4).fill('paid'),
    ...Array(4).fill('tokenPlaced'),
    'nightEnded',
    'nightStarted',
    'dealt',
    'turnStarted',
    'offered',
  ]);
  expect(table.last('sheetsRevealed').sheets[0]).toEqual([
    { left: 'lose', right: 'win', stake: 2 },
  ]);
  const two = new RoundGame(2, [{ cards: [4, 6, 3, 7], centre: [1, 5] }]).night();
  expect(two.last('revealed')).toMatchObject({ shadow: 2, centre: [1, 5] });
});

rule('RD-60', 'every slot gets a token, a knocked-out one too', () => {
  const evening = { cards: [5, 7, 4, 1], announced: [5, 4, 4, 1], attack: 'ko 1.1 7' };
  const table = new RoundGame(4, [evening]).night();
  const { history } = table.state.open;
  expect([0, 1, 2, 3].map((place) => tokensOf(history, place))).toEqual([
    { truth: 1, lie: 0 },
    { truth: 0, lie: 1 },
    { truth: 1, lie: 0 },
    { truth: 1, lie: 0 },
  ]);
});

rule('RD-62', 'others never see an offer during the game; when it is over all may', () => {
  const evening: Evening = { cards: [7, 4, 3, 6] };
  const table = new RoundGame(4, [evening, evening], { nights: 2 }).night();
  const told = table.told.filter(({ to }) => to === null || to === 2);
  const offers = told.filter(({ news }) => news.type === 'offered' || news.type === 'kept');
  expect(offers.every(({ to }) => to === 2)).toBe(true);
  expect(JSON.stringify(table.view(2).open)).not.toContain('offers');
  const { phase } = table.night().state.open;
  expect(phase.type === 'over' && phase.offers[0]).toEqual([
    [7, 1],
    [7, 1],
  ]);
});

rule('RD-63', 'the next night starts at once', () => {
  const table = new RoundGame(4, [{ cards: [7, 4, 3, 6] }]).night();
  expect(table.last('nightEnded')).toEqual({
    type: 'nightEnded',
    night: 1,
    purses: table.state.open.purses,
    nextStarter: 0,
  });
  expect(table.pending()).toEqual([0]);
  expect(table.state.open.night).toBe(2);
});

rule('RD-64', 'after the last night nothing is asked, and nobody starts', () => {
  const table = new RoundGame(4, [{ cards: [7, 4, 3, 6] }], { nights: 1 }).night();
  expect(table.last('nightEnded').nextStarter).toBeNull();
  expect(table.pending()).toEqual([]);
  expect(table.refuses(0, { type: 'ready' })).toBe('RD-17');
});

test('each of the news of a night names the rule that makes it happen', () => {
  const table = new RoundGame(4, [{ cards: [2, 6, 1, 7] }, { cards: [7, 4, 3, 6] }]).night();
  const rules = (type: string): string[] =>
    table.told.flatMap(({ rule: because, news }) => (news.type === type ? [because] : []));
  expect(rules('duel')).toEqual(['RD-48', 'RD-53', 'RD-49', 'RD-48']);
  expect(rules('nightStarted')).toEqual(['RD-11', 'RD-12']);
  expect(rules('tokenPlaced')[0]).toBe('RD-60');
  expect(at(rules('revealed'), 0)).toBe('RD-47');
});
