import { describe, expect, test } from 'vitest';
import { type Deal, dealCode, dealOf, dealtMatch, publicSeed, readDeal } from '../engine/deal.ts';
import { commitmentTo, entropyCommitment } from '../engine/fair.ts';
import type { AnyNews, Hosted } from '../engine/hosted.ts';
import { at, range } from '../engine/list.ts';
import type { Match } from '../engine/match.ts';
import { pack, unpack } from '../engine/pack.ts';
import { BadRecord } from '../engine/record.ts';
import { rngFrom, seedsFrom } from '../engine/rng.ts';
import { verify } from '../engine/verify.ts';
import { GAMES, gameOf } from './rules.ts';

const SEED = publicSeed('a test');

function deal(game: Hosted, seats = game.seats.min, options: object = {}): Deal {
  const read = game.read(options, seats);
  if ('error' in read) throw new BadRecord(0, 'bad options');
  return { game: game.id, seats, options: read.options, seed: SEED };
}

/** A table on a deal at which random players decide by `start`. */
function played(game: Hosted, dealt: Deal, start: number): Match {
  const match = game.open(dealtMatch(dealt, `table ${start}`, ''));
  if ('error' in match) throw new BadRecord(0, 'bad options');
  const rng = rngFrom(seedsFrom(start)());
  for (let asked = match.asked(); asked.length > 0; asked = match.asked()) {
    const seat = at(asked, rng.below(asked.length));
    match.answer(seat, match.randomAnswer(seat, rng));
  }
  return match;
}

function known(id: string): Hosted {
  const game = gameOf(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** The news of one type, as lists of one of their fields. */
function told(match: Match, type: string, field: string): unknown[] {
  return match
    .everything()
    .filter(({ news }) => news.type === type)
    .map(({ news }) => Reflect.get(news, field));
}

/** The shorter of two lists is the beginning of the longer one. */
function expectSameBeginning(a: readonly unknown[], b: readonly unknown[]): void {
  const length = Math.min(a.length, b.length);
  expect(length).toBeGreaterThan(0);
  expect(a.slice(0, length)).toEqual(b.slice(0, length));
}

describe('a deal code', () => {
  test.each(GAMES)('brings $id with its options back', (game) => {
    const plain = deal(game);
    expect(dealCode(game, plain)).toMatch(
      new RegExp(`^D1\\.${game.id}\\.${game.version}\\.${plain.seats}\\.[\\w-]{22}$`),
    );
    for (const options of [{}, ...Object.values(game.presets)]) {
      const seats = range(game.seats.max + 1).find(
        (n) => n >= game.seats.min && !('error' in game.read(options, n)),
      );
      if (seats === undefined) throw new Error('a preset that nobody can play');
      const dealt = deal(game, seats, options);
      expect(readDeal(gameOf, dealCode(game, dealt))).toEqual(dealt);
    }
  });

  test('is refused when it says anything else', () => {
    const grid = known('grid');
    const code = dealCode(grid, deal(grid));
    const [version = '', game = '', rules = '', seats = '', seed = ''] = code.split('.');
    const broken = [
      '',
      'nonsense',
      `D2.${game}.${rules}.${seats}.${seed}`,
      `${version}.chess.${rules}.${seats}.${seed}`,
      `${version}.__proto__.${rules}.${seats}.${seed}`,
      `${version}.${game}.99.${seats}.${seed}`,
      `${version}.${game}.${rules}.9.${seed}`,
      `${version}.${game}.${rules}.1e0.${seed}`,
      `${version}.${game}.${rules}.${seats}.short`,
      `${version}.${game}.${rules}.${seats}.${'A'.repeat(60)}`,
      `${code}.AAAA`,
      `${code}.AnsK`,
      `${code}.!`,
      `${code}.AnsK.more`,
      `${code}${'A'.repeat(5000)}`,
    ];
    for (const text of broken) expect(readDeal(gameOf, text), text).toBeUndefined();
    expect(readDeal(gameOf, ` ${code}\n`)).toEqual(deal(grid));
  });

  test('is found in the record of its game, which verifies and packs', () => {
    for (const game of GAMES) {
      const dealt = deal(game, Math.max(2, game.seats.min));
      const record = played(game, dealt, 1).record();
      expect(verify(game, record)).toMatchObject({ fair: true });
      expect(dealOf(record)).toEqual(dealt);
      expect(unpack(gameOf, pack(game, record)).steps).toEqual(record.steps);
    }
  });

  test('is not that of a game dealt step by step', () => {
    const round = known('round');
    const record = played(round, deal(round, 4), 1).record();
    expect(verify(round, { ...record, format: 'ringside/2' })).toMatchObject({ fair: false });
    expect(dealOf({ ...record, format: 'ringside/2' })).toBeUndefined();
  });

  test('of a game to whose chance people added deals the same again', () => {
    const game = known('kickbox');
    const entropy = [{ seat: 0, value: 'mine', commitment: entropyCommitment('t', 0, 'mine') }];
    const commitment = commitmentTo(SEED, '');
    const fairness = { table: 't', commitment, salt: '', secret: null, entropy };
    const match = game.open({ ...dealtMatch(deal(game), 't', ''), fairness });
    if ('error' in match) throw new Error('bad options');
    const again = dealOf(match.record());
    if (!again) throw new Error('no deal');
    expect(again.seed).not.toBe(SEED);
    const copy = game.open(dealtMatch(again, 'u', ''));
    expect('error' in copy || copy.state()).toEqual(match.state());
  });
});

describe('the same deal at tables with different decisions', () => {
  test.each(GAMES)('sets $id up alike', (game) => {
    const seats = Math.max(2, game.seats.min);
    const [one, two] = [1, 2].map((n) => game.open(dealtMatch(deal(game, seats), `${n}`, `${n}`)));
    if (!one || !two || 'error' in one || 'error' in two) throw new Error('bad options');
    expect(one.state()).toEqual(two.state());
  });

  test.each([2, 3, 5])('shows %d bettors of Round the same cards every night', (seats) => {
    const game = known('round');
    const [one, two] = [1, 2].map((n) => played(game, deal(game, seats, { nights: 3 }), n));
    if (!one || !two) throw new Error('two tables');
    expect(told(one, 'dealt', 'faceUp')).toHaveLength(3);
    expect(told(one, 'dealt', 'faceUp')).toEqual(told(two, 'dealt', 'faceUp'));
    if (seats === 2)
      expect(told(one, 'revealed', 'centre')).toEqual(told(two, 'revealed', 'centre'));
  });

  test('gives both fighters of Kickbox the same cards from their decks', () => {
    const game = known('kickbox');
    for (const start of range(6)) {
      const tables = [2 * start, 2 * start + 1].map((n) => played(game, deal(game), n));
      for (const seat of [0, 1]) {
        const [a = [], b = []] = tables.map((match) => drawnBy(match.everything(), seat));
        expect(a.length).toBeGreaterThanOrEqual(7);
        expectSameBeginning(a, b);
      }
    }
  });

  test('keeps the order of the cards that two decks of Challengers! share, and the trophies', () => {
    const game = known('challengers');
    let shared = 0;
    for (const seats of [1, 2, 4]) {
      const [one, two] = [1, 2].map((n) => played(game, deal(game, seats), n));
      if (!one || !two) throw new Error('two tables');
      const [mine, theirs] = [revealedIn(one), revealedIn(two)];
      for (const [key, cards] of mine) {
        const others = theirs.get(key) ?? [];
        const here = cards.filter((card) => others.includes(card));
        expect(here, key).toEqual(others.filter((card) => cards.includes(card)));
        shared += here.length;
      }
      for (const [key, fans] of trophiesIn(one)) {
        if (trophiesIn(two).has(key)) expect(trophiesIn(two).get(key), key).toBe(fans);
      }
    }
    expect(shared).toBeGreaterThan(10);
  });

  test('draws the cards of each level of Challengers! in the same order', () => {
    const game = known('challengers');
    const piles = [1, 2].map((n) => {
      const match = game.open(dealtMatch(deal(game, 2), `${n}`, ''));
      if ('error' in match) throw new Error('bad options');
      return offersIn(match, n);
    });
    const [a = [], b = []] = piles;
    expect(a).not.toEqual([]);
    expectSameBeginning(a, b);
  });
});

/** What a fighter draws before anything else than drawing changes the deck. */
function drawnBy(log: readonly AnyNews[], seat: number): unknown[] {
  const changes = ['reshuffled', 'mulligan', 'ringBreak', 'deckHits', 'again', 'initiative'];
  const end = log.findIndex(
    ({ news }) => changes.includes(String(news.type)) && Reflect.get(news, 'seat') !== 1 - seat,
  );
  return log
    .slice(0, end < 0 ? log.length : end)
    .filter(({ to, news }) => to === seat && news.type === 'drawn')
    .flatMap(({ news }) => Reflect.get(news, 'cards'));
}

/** The cards that each side of a match turned up before an effect moved cards of its deck. */
function revealedIn(match: Match): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  const closed = new Set<string>();
  for (const { news } of match.everything()) {
    const [id, player, owner, card] = ['match', 'player', 'owner', 'card'].map((field) =>
      Reflect.get(news, field),
    );
    if (news.type === 'effect') closed.add(`${id} ${owner}`);
    const key = `${id} ${player}`;
    if (news.type === 'revealed' && !closed.has(key))
      found.set(key, [...(found.get(key) ?? []), card]);
  }
  return found;
}

function trophiesIn(match: Match): Map<string, unknown> {
  return new Map(
    match
      .everything()
      .filter(({ news }) => news.type === 'yourTrophy')
      .map(({ news }) => [
        `${Reflect.get(news, 'round')} ${Reflect.get(news, 'park')}`,
        Reflect.get(news, 'fans'),
      ]),
  );
}

/** The cards drawn from the first pile in the first round, by any seat. */
function offersIn(match: Match, start: number): unknown[] {
  const rng = rngFrom(seedsFrom(start)());
  const seen: unknown[] = [];
  const pile = (): unknown[] =>
    Reflect.get(Reflect.get(Object(match.state()), 'hidden'), 'piles').A;
  let before = [...pile()];
  for (let step = 0; step < 12 && match.asked().length > 0; step++) {
    const seat = at(match.asked(), rng.below(match.asked().length));
    match.answer(seat, match.randomAnswer(seat, rng));
    seen.push(...before.slice(0, Math.max(0, before.length - pile().length)));
    before = [...pile()];
  }
  return seen;
}
