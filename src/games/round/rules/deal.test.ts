import { expect } from 'vitest';
import { listener } from '../../../engine/referee.ts';
import { rule } from '../../../testing/rule.ts';
import { scripted } from '../../../testing/script.ts';
import { RoundGame, withOptions } from '../fixtures.ts';
import { round } from '../game.ts';
import type { Round } from '../kind.ts';

/** Plays drafts with chance from a script. */
function drafting(players: number, numbers: readonly number[], options = {}) {
  const rng = scripted(numbers);
  const tell = listener<Round>();
  const state = round.setup(players, withOptions(options), rng, tell);
  const keep = (card: number, announce: number): readonly number[] => {
    const [ask] = round.asks(state);
    round.play(state, ask?.seat ?? -1, { type: 'draft', keep: card, announce }, rng, tell);
    const inHand = state.own.find(({ offers, cards }) => offers.length > cards.length)?.offers;
    return [...(inHand?.at(-1) ?? []), ...state.hidden.packet];
  };
  return { rng, tell, state, keep };
}

rule('RD-10', 'RD-T-2: chance is consumed in the order of the specification', () => {
  const { rng, state, keep } = drafting(4, [2, 3, 1, 4, 0, 2, 1, 2, 0, 1, 1, 0, 1]);
  expect(state.open.starter).toBe(2);
  expect(state.own[2]?.offers).toEqual([[7, 6]]);
  expect(state.hidden.packet).toEqual([3, 1, 5]);
  expect(state.open.faceUp).toEqual([2, 4]);
  expect(keep(7, 7)).toEqual([5, 3, 6, 1]);
  expect(keep(3, 7)).toEqual([1, 5, 6]);
  expect(keep(1, 1)).toEqual([5, 6]);
  expect(keep(5, 5)).toEqual([6]);
  expect(rng.left()).toBe(0);
  expect(state.open.phase.type).toBe('salon');
  expect(state.own.map(({ cards }) => cards)).toEqual([[1], [5], [7], [3]]);
});

rule('RD-16', 'RD-T-26: with two bettors two cards go face down into the centre', () => {
  const script = [1, 0, 5, 2, 2, 1, 0, 3, 1, 0, 2, 1, 0];
  const { rng, tell, state, keep } = drafting(2, script);
  expect(state.open.starter).toBe(1);
  expect(state.hidden.centre).toEqual([4, 7]);
  expect(state.own[1]?.offers).toEqual([[2, 5]]);
  expect(state.open.faceUp).toEqual([]);
  expect(keep(2, 2)).toEqual([6, 5, 3, 1]);
  expect(keep(5, 5)).toEqual([6, 3, 1]);
  expect(keep(6, 6)).toEqual([1, 3]);
  expect(keep(3, 3)).toEqual([1]);
  expect(rng.left()).toBe(0);
  for (const seat of [0, 1]) round.play(state, seat, { type: 'ready' }, rng, tell);
  expect(tell.told.slice(-3).map(({ news }) => news)).toEqual([
    { type: 'salonClosed', reason: 'ready' },
    { type: 'centreRevealed', boxer: 4 },
    { type: 'prognosisOpened' },
  ]);
  expect(state.own.map(({ cards }) => cards)).toEqual([
    [5, 3],
    [2, 6],
  ]);
});

rule('RD-11', 'the first starter is drawn, or chosen by the table', () => {
  expect(drafting(4, [3, 0, 0, 0, 0, 0, 0]).state.open.starter).toBe(3);
  const chosen = drafting(4, [0, 0, 0, 0, 0, 0], { firstStarter: 1 });
  expect(chosen.state.open.starter).toBe(1);
  expect(chosen.tell.told[0]).toMatchObject({ rule: 'RD-11', news: { night: 1, starter: 1 } });
});

rule('RD-13', 'every night the whole pack is dealt anew', () => {
  const table = new RoundGame(4, [
    { cards: [4, 6, 7, 3] },
    { cards: [4, 6, 7, 3], starter: 2, shadow: 5 },
  ]);
  table.night();
  const { open, own, hidden } = table.state;
  expect(own.flatMap(({ cards }) => cards)).toEqual([]);
  expect(open.announced).toEqual([]);
  const cards = [...open.faceUp, ...hidden.packet, ...(own[2]?.offers.at(-1) ?? [])];
  expect(cards.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

rule(
  'RD-14',
  'RD-T-1: the packet has a card more than there are bettors, the rest is face up',
  () => {
    const dealt = (players: number, options = {}): object => {
      const { pack, packet, faceUp, centre } = new RoundGame(players, [], options).last('dealt');
      return [pack, packet, faceUp.length, centre];
    };
    expect(dealt(4)).toEqual(['small', 5, 2, 0]);
    expect(dealt(5)).toEqual(['small', 6, 1, 0]);
    expect(dealt(6)).toEqual(['large', 7, 4, 0]);
    expect(dealt(7)).toEqual(['large', 8, 3, 0]);
    expect(dealt(8)).toEqual(['large', 9, 2, 0]);
    expect(dealt(4, { pack: 'large' })).toEqual(['large', 5, 6, 0]);
    expect(new RoundGame(4, []).because('dealt')).toBe('RD-14');
  },
);

rule('RD-15', 'RD-T-1: with three bettors all seven cards are in the packet', () => {
  const table = new RoundGame(3, []);
  expect(table.last('dealt')).toEqual({
    type: 'dealt',
    pack: 'small',
    packet: 7,
    faceUp: [],
    centre: 0,
  });
  expect(table.because('dealt')).toBe('RD-15');
});

rule('RD-16', 'RD-T-1: with two bettors five cards are in the packet and two in the centre', () => {
  const table = new RoundGame(2, []);
  expect(table.last('dealt')).toMatchObject({ pack: 'small', packet: 5, faceUp: [], centre: 2 });
  expect(table.because('dealt')).toBe('RD-16');
  expect(JSON.stringify([null, 0, 1].map((seat) => table.view(seat).open.centre))).toBe(
    '[[],[],[]]',
  );
});

rule('RD-18', 'the offer is shown to the bettor whose slot is next, and to nobody else', () => {
  const table = new RoundGame(4, [{ cards: [4, 6, 7, 3] }]);
  const offers = table.told.filter(({ news }) => news.type === 'offered');
  expect(offers).toMatchObject([{ to: 0, news: { slot: '0.1', cards: [4, 1] } }]);
  expect(table.view(0).own?.offers).toEqual([[4, 1]]);
  expect([1, 2, 3].map((seat) => table.view(seat).own?.offers)).toEqual([[], [], []]);
  expect(table.view(null).own).toBeNull();
});
