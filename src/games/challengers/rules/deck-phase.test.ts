import { describe, expect } from 'vitest';
import { at, range } from '../../../engine/list.ts';
import { rule } from '../../../testing/rule.ts';
import { type ChallengersGame, skipDraft, stack, table } from '../fixtures.ts';
import { ROUNDS } from '../tournament.ts';

/** A seat in the deck phase of a round, with its match of the round before played. */
function inRound(round: number, options = {}): ChallengersGame {
  const t = table(2, { sets: ['castle', 'funfair', 'space', 'film', 'haunted'], ...options });
  for (const player of t.s.open.players) player.round = round;
  return t;
}

function deckOf(t: ChallengersGame): readonly string[] {
  return at(t.s.own, 0).deck;
}

function owns(t: ChallengersGame, ...cards: readonly string[]): void {
  at(t.s.own, 0).deck = [...cards, ...deckOf(t)];
}

describe('the draft', () => {
  rule('CH-10', 'seven rounds, each a deck phase and a match', () => {
    const t = table(4).idlesUntil((s) => s.open.result !== null);
    for (const seat of range(4)) {
      const rounds = t.news('drawn').filter(({ player }) => player === seat);
      expect(rounds).toHaveLength(ROUNDS);
    }
    expect(t.news('matchStarted')).toHaveLength(2 * ROUNDS + 1);
  });

  rule('CH-11', 'all seats are asked at once, and nobody else is heard', () => {
    const t = table(4);
    expect(t.asked()).toEqual([0, 1, 2, 3]);
    skipDraft(t, 2).plays(2, 'ready');
    expect(t.asked()).toEqual([0, 1, 3]);
    expect(t.refuses(2, 'draw A')).toBe('CH-11');
  });

  rule('CH-12', 'T-05: only the levels of the round can be drawn', () => {
    expect(inRound(3).refuses(0, 'draw C')).toBe('CH-12');
    expect(inRound(3).refuses(0, 'draw B')).toBeUndefined();
    expect(inRound(7).refuses(0, 'draw A')).toBe('CH-12');
  });

  rule('CH-104', 'with the option level A is open in round four', () => {
    expect(inRound(4).refuses(0, 'draw A')).toBe('CH-12');
    expect(inRound(4, { round4: 'A2orB2' }).refuses(0, 'draw A')).toBeUndefined();
  });

  rule('CH-13', 'five cards from the top; others hear only how many', () => {
    const t = table(2);
    const top = t.s.hidden.piles.A.slice(0, 5);
    t.plays(0, 'draw A');
    expect(at(t.s.own, 0).offer).toEqual(top);
    expect(t.news('drawn')).toEqual([{ type: 'drawn', player: 0, level: 'A', count: 5 }]);
    expect(t.whispers(0)).toEqual([{ type: 'youDrew', level: 'A', cards: top }]);
    expect(t.refuses(0, 'draw A')).toBe('CH-13');
  });

  rule('CH-14', 'cards of the offer join the deck one at a time; stopping early is allowed', () => {
    const t = table(2);
    stack(t.s, 'A', 'castle-pig~1', 'film-cat~1');
    t.plays(0, 'draw A', 'pick castle-pig~1');
    expect(deckOf(t)).toContain('castle-pig~1');
    expect(t.phase(0)).toBe('pick');
    expect(t.refuses(0, 'pick castle-pig~1')).toBe('CH-14');
    expect(t.refuses(0, 'pick')).toBe('CH-14');
    t.plays(0, 'stop');
    expect(t.phase(0)).toBe('trim');
    expect(t.refuses(0, 'stop')).toBe('CH-14');
  });

  rule('CH-15', 'the rest of the offer goes to the discard in its order', () => {
    const t = table(2).plays(0, 'draw A');
    const offer = [...at(t.s.own, 0).offer];
    t.plays(0, 'stop');
    expect(t.s.hidden.discards.A).toEqual(offer);
    expect(at(t.s.own, 0).offer).toEqual([]);
  });

  rule('CH-16', 'T-04: one redraw, here after the first pick', () => {
    const t = inRound(1);
    stack(t.s, 'A', ...['castle-pig~1', 'film-cat~1', 'film-cat~2', 'film-cat~3', 'castle-pig~2']);
    t.plays(0, 'draw A', 'pick castle-pig~1', 'redraw');
    expect(at(t.s.own, 0).offer).toHaveLength(4);
    expect(t.s.hidden.discards.A).toHaveLength(4);
    expect(t.refuses(0, 'redraw')).toBe('CH-16');
    const [next] = at(t.s.own, 0).offer.filter((card) => !card.startsWith('space-shape'));
    t.plays(0, `pick ${next}`);
    expect(t.phase(0)).toBe('trim');
    expect(t.s.hidden.discards.A).toHaveLength(7);
  });

  rule('CH-16', 'T-05: after the last pick there is nothing to redraw', () => {
    const t = inRound(3);
    stack(t.s, 'B', 'castle-horse~1');
    t.plays(0, 'draw B', 'pick castle-horse~1');
    expect(t.phase(0)).toBe('trim');
    expect(t.refuses(0, 'redraw')).toBe('CH-16');
  });

  rule('CH-16', 'before the first pick five cards are redrawn, after the second none', () => {
    const t = inRound(1);
    t.plays(0, 'draw A', 'redraw');
    expect(t.news('redrawn')).toEqual([{ type: 'redrawn', player: 0, count: 5 }]);
    const late = inRound(1);
    stack(late.s, 'A', 'space-shapeshifter~1', 'castle-pig~1', 'film-cat~1', 'film-cat~2');
    late.plays(0, 'draw A', 'pick space-shapeshifter~1', 'trade starter-newcomer~0.1');
    expect(late.refuses(0, 'redraw')).toBeUndefined();
    late.plays(0, 'pick castle-pig~1');
    expect(late.refuses(0, 'redraw')).toBe('CH-16');
  });
});

describe('trays', () => {
  rule('CH-17', 'T-06: a pile that runs out is made from its discard', () => {
    const { s, plays } = inRound(1);
    s.hidden.discards.A = s.hidden.piles.A.splice(2, 6);
    s.hidden.piles.A.length = 2;
    plays(0, 'draw A');
    expect([s.hidden.piles.A.length, s.hidden.discards.A.length]).toEqual([3, 0]);
    expect(at(s.own, 0).offer).toHaveLength(5);
  });

  rule('CH-17', 'T-07: a redraw can bring the same cards back', () => {
    const t = inRound(4);
    stack(t.s, 'B', 'castle-horse~1', 'film-lion~1', 'film-lion~2', 'film-lion~3', 'haunted-bat~1');
    t.plays(0, 'draw B', 'pick castle-horse~1');
    t.s.hidden.piles.B = [];
    const before = [...at(t.s.own, 0).offer];
    t.plays(0, 'redraw');
    expect([...at(t.s.own, 0).offer].sort()).toEqual(before.sort());
    expect(t.refuses(0, 'redraw')).toBe('CH-16');
  });

  rule('CH-17', 'without any card the draft is over at once', () => {
    const t = inRound(1);
    t.s.hidden.piles.A = [];
    t.plays(0, 'draw A');
    expect(t.phase(0)).toBe('trim');
  });

  rule('CH-21', 'a removed card goes to its tray, a starter to the box', () => {
    const t = inRound(1);
    stack(t.s, 'A', 'castle-pig~1');
    t.plays(0, 'draw A', 'pick castle-pig~1', 'stop');
    t.plays(0, 'remove starter-dog~0.1', 'remove castle-pig~1');
    expect(t.s.hidden.box).toEqual(['starter-dog~0.1']);
    expect(t.s.hidden.discards.A.at(-1)).toBe('castle-pig~1');
    expect(t.news('removed').map(({ to }) => to)).toEqual(['box', 'A']);
  });
});

describe('selected cards', () => {
  rule('CH-18', 'T-08: space-clones bring a fan at once, and it stays', () => {
    const t = inRound(4);
    stack(t.s, 'B', 'space-clones~1');
    t.plays(0, 'draw B', 'pick space-clones~1');
    expect(t.news('fans')).toEqual([
      { type: 'fans', player: 0, amount: 1, match: null, card: null },
    ]);
    t.plays(0, 'stop', 'remove space-clones~1');
    expect(at(t.s.open.players, 0).fans).toBe(1);
  });

  rule('CH-19', 'T-09: space-shapeshifter trades one card for one more pick', () => {
    const t = inRound(1);
    stack(
      t.s,
      'A',
      'space-shapeshifter~1',
      'castle-pig~1',
      'film-cat~1',
      'space-cow~1',
      'funfair-pony~1',
    );
    t.plays(0, 'draw A', 'pick space-shapeshifter~1');
    expect(t.phase(0)).toBe('trade');
    expect(t.refuses(0, 'pick castle-pig~1')).toBe('CH-14');
    t.plays(0, 'trade starter-newcomer~0.1');
    expect(at(t.s.open.players, 0).phase).toMatchObject({ type: 'pick', left: 2 });
    t.plays(0, 'pick castle-pig~1', 'pick space-cow~1');
    expect(deckOf(t)).toEqual([
      ...['castle-pig~1', 'space-cow~1', 'space-shapeshifter~1', 'starter-champion~0.1'],
      ...['starter-dog~0.1', 'starter-newcomer~0.2', 'starter-newcomer~0.3', 'starter-talent~0.1'],
    ]);
    expect(t.s.hidden.discards.A).toEqual(['film-cat~1', 'funfair-pony~1']);
    expect(t.s.hidden.box).toEqual(['starter-newcomer~0.1']);
  });

  rule('CH-19', 'the trade can be declined, and takes exactly its number of other cards', () => {
    const t = inRound(1);
    stack(t.s, 'A', 'space-shapeshifter~1', 'castle-pig~1');
    t.plays(0, 'draw A', 'pick castle-pig~1', 'pick space-shapeshifter~1');
    expect(t.refuses(0, 'trade space-shapeshifter~1')).toBe('CH-19');
    expect(t.refuses(0, 'trade starter-dog~0.1 starter-talent~0.1')).toBe('CH-19');
    expect(t.s.hidden.discards.A).toEqual([]);
    t.plays(0, 'trade nothing');
    expect(t.phase(0)).toBe('trim');
    expect(t.s.hidden.discards.A).toHaveLength(3);
  });

  rule('CH-19', 'T-10: a space-sci-fi-geek with one other Outer Space card asks nothing', () => {
    const t = inRound(7);
    stack(t.s, 'C', 'space-sci-fi-geek~1');
    owns(t, 'space-cow~1');
    t.plays(0, 'draw C', 'pick space-sci-fi-geek~1');
    expect(at(t.s.open.players, 0).phase).toMatchObject({ type: 'pick', left: 1 });
  });

  rule('CH-19', 'a space-sci-fi-geek trades two other Outer Space cards', () => {
    const t = inRound(7);
    stack(t.s, 'C', 'space-sci-fi-geek~1');
    owns(t, 'space-ai~1', 'space-cow~1');
    t.plays(0, 'draw C', 'pick space-sci-fi-geek~1');
    expect(t.phase(0)).toBe('trade');
    expect(t.refuses(0, 'trade space-cow~1')).toBe('CH-19');
    expect(t.refuses(0, 'trade space-cow~1 starter-dog~0.1')).toBe('CH-19');
    t.plays(0, 'trade space-ai~1 space-cow~1');
    expect(at(t.s.open.players, 0).phase).toMatchObject({ type: 'pick', left: 2 });
    expect(t.s.hidden.discards.A.slice(-2)).toEqual(['space-ai~1', 'space-cow~1']);
  });
});

describe('removing cards', () => {
  rule('CH-20', 'any own cards in any order, after the draft only', () => {
    const t = inRound(1).plays(0, 'draw A');
    expect(t.refuses(0, 'remove starter-dog~0.1')).toBe('CH-20');
    t.plays(0, 'stop', 'remove starter-talent~0.1', 'remove starter-champion~0.1');
    expect(deckOf(t)).toHaveLength(4);
    expect(t.refuses(0, 'remove starter-dog~1.1')).toBe('CH-20');
    expect(t.refuses(0, 'remove starter-talent~0.1')).toBe('CH-20');
  });

  rule('CH-22', 'T-11: the last card stays', () => {
    const t = skipDraft(inRound(1), 0);
    at(t.s.own, 0).deck = ['starter-dog~0.1'];
    expect(t.refuses(0, 'remove starter-dog~0.1')).toBe('CH-22');
    expect(t.refuses(0, 'ready')).toBeUndefined();
  });

  rule('CH-22', 'by the option the last card may go, and then the match is lost', () => {
    for (const empty of [0, 1]) {
      const t = table(2, { lastCard: 'goes' });
      for (const seat of [0, 1]) skipDraft(t, seat);
      at(t.s.own, empty).deck = [`starter-dog~${empty}.1`];
      t.plays(empty, `remove starter-dog~${empty}.1`, 'ready').plays(1 - empty, 'ready');
      expect(t.news('matchEnded')).toMatchObject([{ loser: empty, reason: 'deck' }]);
      expect(t.news('ready')[0]).toEqual({ type: 'ready', player: empty, deck: 0 });
    }
  });

  rule('CH-23', 'ready is final', () => {
    const t = skipDraft(inRound(1), 0);
    expect(inRound(1).refuses(0, 'ready')).toBe('CH-23');
    t.plays(0, 'ready');
    expect(t.phase(0)).toBe('ready');
    expect(t.refuses(0, 'remove starter-dog~0.1')).toBe('CH-11');
    expect(t.news('ready')).toEqual([{ type: 'ready', player: 0, deck: 6 }]);
  });

  rule('CH-24', 'the Robot drafts nothing', () => {
    const t = table(1).idlesUntil((s) => s.open.result !== null);
    expect(new Set(t.news('drawn').map(({ player }) => player))).toEqual(new Set([0]));
    expect(t.s.open.robot?.deck).toHaveLength(8);
  });
});
