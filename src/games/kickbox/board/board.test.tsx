import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anyAnswer, askData } from '../../../engine/ask.ts';
import { viewOf } from '../../../engine/game.ts';
import { at, range } from '../../../engine/list.ts';
import { askOf, judge, listener } from '../../../engine/referee.ts';
import { type Rng, rngFrom } from '../../../engine/rng.ts';
import { LANGUAGES, type Language, readBy } from '../../../engine/texts.ts';
import { boardProps, type SampledMoment, walk } from '../../../testing/moments.ts';
import { cardOf } from '../deck.ts';
import { cards, fightAt } from '../fixtures.ts';
import { kickbox } from '../game.ts';
import type { AgendaStep, Kickbox, Move, Options, State } from '../kind.ts';
import { hitsOf } from '../rules/hits.ts';
import { labelOf } from './card.tsx';
import { board } from './index.tsx';
import { unseenOf } from './info.tsx';
import { prospect } from './prospects.ts';
import { rowOf } from './row.ts';
import { attempted, drafted, isLit, picking } from './selection.ts';

/** What a seat sees of a moment, as the page would send it. */
function html(moment: SampledMoment<Kickbox>, seat: number | null, language: Language): string {
  const props = boardProps(kickbox, moment, seat, language);
  const who = readBy(props.who, seat);
  return renderToString(<board.Board {...props} who={who} moment={null} />);
}

/** The big answers of a page. */
function responses(page: string): (string | undefined)[] {
  return [...page.matchAll(/kickbox-response [^>]*><b>([^<]*)</g)].map(([, title]) => title);
}

/** Answers at random but prefers to fight. */
function eager(ask: ReturnType<typeof kickbox.asks>[number], rng: Rng): Move {
  const tries = range(3).map(() => anyAnswer(ask, rng));
  return tries.find(({ type }) => type === 'attack' || type === 'combo') ?? at(tries, 0);
}

const FIGHTS: readonly Partial<Options>[] = [
  { rounds: 1 },
  { clock: 'manual', 'red.belt': 'orange', 'blue.belt': 'green', ringBreak: 'random', rounds: 2 },
  { variant: 'streetfight', exhaustion: 'deckEmpty', 'red.belt': 'dan9' },
  { variant: 'totalFight', mulligan: 'either', 'red.belt': 'white' },
];

test('every moment of a fight can be seen by everybody', () => {
  const seen = new Set<AgendaStep['type']>();
  let moments = 0;
  for (const [seed, options] of FIGHTS.entries())
    walk(
      kickbox,
      { seats: 2, options: options, rng: rngFrom([seed, 2, 3, 4]), answer: eager },
      (moment, next) => {
        const { type } = moment.state.open.step;
        if (++moments % 12 > 0 && seen.has(type) && next) return;
        seen.add(type);
        for (const seat of [null, 0, 1]) {
          const language = at(LANGUAGES, (moments + (seat ?? 2)) % 2);
          const page = html(moment, seat, language);
          expect(page.includes('kickbox-ring')).toBe(true);
          expect(page.includes('kickbox-fan')).toBe(seat !== null && type !== 'ringBreak');
        }
      },
    );
  const steps = ['action', 'clock', 'combo', 'count', 'defend', 'draw', 'handLimit', 'initiative'];
  const later = ['over', 'penalty', 'power', 'press', 'redraw', 'ringBreak'];
  expect([...seen].sort()).toEqual(expect.arrayContaining([...steps, ...later]));
});

test('the fighters are seen until a card lies in the ring, as they are', () => {
  const quiet = fightAt({ red: { hand: 'sidekick.1' }, blue: { hand: 'jab.1' } });
  const struck = fightAt({ red: { hand: 'sidekick.1 jab.1' }, blue: { hand: 'duck.1' } }).plays(
    0,
    'attack sidekick.1',
  );
  const [before, after] = [quiet, struck].map(({ state, told }) =>
    html({ state, told, fresh: 0 }, 0, 'en'),
  );
  expect(before).toContain('kickbox-arena-quiet');
  expect(after).not.toContain('kickbox-arena-quiet');
});

test('a hand that lies open is shown card by card, one that does not as backs', () => {
  const blue = { hand: 'hook.1 gap.1' };
  const open = fightAt({ red: { hand: 'jab.1' }, blue, options: { openHands: true } });
  const hidden = fightAt({ red: { hand: 'jab.1' }, blue });
  const [shown, backs] = [open, hidden].map(({ state }) =>
    html({ state, told: [], fresh: 0 }, 0, 'en'),
  );
  expect(shown).toContain('data-piece="b.hook.1"');
  expect(backs).not.toContain('b.hook.1');
});

test('an opening hand without red and green cards can be changed on the board', () => {
  const hand = cards('r', 'combo.1 power.1 blitz.1 gap.1 box-combo.1 combo.2 power.2');
  const { state } = fightAt({ step: 'mulligan', red: { hand: hand.join(' ') } });
  const page = html({ state, told: [], fresh: 0 }, 0, 'en');
  expect(responses(page)).toEqual(['New hand', 'Keep it']);
});

test('who may draw one card is offered not to', () => {
  const { state } = fightAt({ step: 'draw', red: { hand: 'jab.1', deck: 'jab.2' } });
  const page = html({ state, told: [], fresh: 0 }, 0, 'en');
  expect(responses(page)).toEqual(['Draw 1 card', 'Don’t draw']);
  expect(page).not.toContain('kickbox-fewer');
});

test('the only answer that is left stands out, and none does among several', () => {
  const told = (hand: string): string => {
    const { state } = fightAt({ red: { hand: 'jab.1' }, blue: { hand } }).plays(0, 'attack jab.1');
    return html({ state, told: [], fresh: 0 }, 1, 'en');
  };
  const [, main] = told('combo.1').match(/kickbox-tone-main[^>]*><b>([^<]*)</) ?? [];
  expect(main).toBe('Take it');
  expect(told('combo.1 duck.1 block.1')).not.toContain('kickbox-tone-main');
});

test('what one fighter holds is never on the page of the other', () => {
  let moments = 0;
  walk(
    kickbox,
    { seats: 2, options: { rounds: 1 }, rng: rngFrom([5, 6, 7, 8]), answer: eager },
    (moment) => {
      if (++moments % 4 > 0) return;
      const { state } = moment;
      const seat = [null, 0, 1][(moments / 4) % 3] ?? null;
      expect(html({ ...moment, state: swapped(state, seat) }, seat, 'en')).toBe(
        html(moment, seat, 'en'),
      );
    },
  );
  expect(moments).toBeGreaterThan(40);
});

/** The same fight with other cards in the hands that the seat does not see. */
function swapped({ own, hidden, ...rest }: State, seat: number | null): State {
  const decks = [[...hidden.decks[0]], [...hidden.decks[1]]] satisfies State['hidden']['decks'];
  const hands = own.map((mine, i) => {
    if (i === seat) return mine;
    const deck = decks[i === 0 ? 0 : 1];
    const hand = mine.hand.map((card) => {
      const other = deck.shift();
      if (other === undefined) return card;
      deck.push(card);
      return other;
    });
    const answer: Move | null = mine.answer && { type: 'pass' };
    return { ...mine, hand, answer };
  });
  return { ...rest, own: hands, hidden: { decks: [decks[0], decks[1]] } };
}

test('a fighter sees the own hand, with all that is printed on it', () => {
  walk(
    kickbox,
    { seats: 2, options: { rounds: 1 }, rng: rngFrom([9, 9, 9, 9]), answer: eager },
    (moment, next) => {
      if (next?.type !== 'defend') return;
      const seat = moment.state.open.active === 0 ? 1 : 0;
      const page = html(moment, seat, 'en');
      for (const card of at(moment.state.own, seat).hand)
        expect(page.includes(labelOf('en', card).replaceAll("'", '&#x27;'))).toBe(true);
      expect(html(moment, null, 'en').includes('Your hand')).toBe(false);
    },
  );
});

test('what is foretold of an attack that lands is what happens', () => {
  let downs = 0;
  for (const [seed, options] of FIGHTS.entries())
    walk(
      kickbox,
      {
        seats: 2,
        options: { ...options, rounds: 4 },
        rng: rngFrom([seed, 7, 1, 1]),
        answer: eager,
      },
      ({ state }) => {
        const { attack, active, step } = state.open;
        if (step.type !== 'power' || !attack || active === null) return;
        const seat = active === 0 ? 1 : 0;
        const told = prospect(viewOf(kickbox, state, seat), seat, hitsOf(attack, state.options));
        const after = kickbox.clone(state);
        const tell = listener<Kickbox>();
        kickbox.play(after, active, { type: 'pass' }, rngFrom([1, 1, 1, 1]), tell);
        const news = tell.told.map((one) => one.news);
        const hit = news.find((one) => one.type === 'hit');
        expect(hit).toMatchObject({ hits: told.hits, surplus: told.surplus });
        const over = news.find((one) => one.type === 'gameOver');
        if (told.surplus > 0) {
          downs++;
          expect(over?.type === 'gameOver' ? over.how : null).toBe(told.ends);
          expect(told.checks.some(({ state: is }) => is === 'out')).toBe(told.ends !== null);
        }
      },
    );
  expect(downs).toBeGreaterThan(5);
});

test('cards not yet seen are those of hand and deck, and no others', () => {
  walk(
    kickbox,
    { seats: 2, options: { rounds: 2 }, rng: rngFrom([3, 1, 4, 1]), answer: eager },
    ({ state }, next) => {
      if (next?.type !== 'draw') return;
      for (const seat of [0, 1] as const) {
        const secret = [...at(state.own, seat).hand, ...state.hidden.decks[seat]].sort();
        expect(unseenOf(viewOf(kickbox, state, null), seat).sort()).toEqual(secret);
        expect(unseenOf(viewOf(kickbox, state, seat), seat).sort()).toEqual(
          [...state.hidden.decks[seat]].sort(),
        );
      }
    },
  );
});

test('every answer can be made by picking its cards, and what is not lit is refused', () => {
  let picked = 0;
  walk(
    kickbox,
    { seats: 2, options: { rounds: 4 }, rng: rngFrom([3, 1, 4, 1]), answer: eager },
    ({ state }, next, seat) => {
      const asked = askOf(kickbox, state, seat);
      if (!asked || !next) return;
      const ask = askData(asked);
      for (const card of at(state.own, seat).hand) {
        if (!PICKED.includes(ask.about) || isLit(ask, [], card)) continue;
        const tried = attempted(ask, [], card);
        expect(ask.moves).not.toContainEqual(tried);
      }
      const order = orderOf(next);
      if (order.length === 0) return;
      const all = order.reduce<readonly string[]>((so, card) => picking(ask, so, card) ?? [], []);
      const made = drafted(ask, all);
      expect(made?.type).toBe(next.type);
      expect(made && orderOf(made).sort()).toEqual([...order].sort());
      picked++;
    },
  );
  expect(picked).toBeGreaterThan(20);
});

const PICKED = ['action', 'defend', 'speed', 'press', 'power', 'combo'];

function orderOf(move: Move): string[] {
  if (move.type === 'attack') return [move.card, ...move.with];
  if (move.type === 'combo')
    return [...(move.link === null ? [] : [move.link]), move.card, ...move.with];
  if (move.type === 'defend' || move.type === 'discard') return [...move.cards];
  return move.type === 'enhance' || move.type === 'initiative' ? [move.card] : [];
}

test('a defender reads what letting it pass costs, and which cards fit', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 jab.1' },
    blue: { hand: 'block.1 duck.1 jab.1', deck: 'punch.1' },
  }).plays(0, 'attack sidekick.1');
  const page = html({ state: fight.state, told: fight.told, fresh: 0 }, 1, 'en');
  expect(responses(page)).toEqual(['Defend', 'Block', 'Enhance', 'Take it']);
  expect(page.includes('Costs 2 of your 3 cards')).toBe(true);
  expect(page.includes('No knockdown')).toBe(true);
  const lit = [...page.matchAll(/aria-label="(\w+),[^"]*Playable\./g)].map(([, name]) => name);
  expect(lit).toEqual(['Block']);
  expect(cardOf('b.duck.1').defence?.vs).toBe('box');
});

test.each([
  ['one card', 'block.1 jab.1 jab.2 jab.3 hook.1 duck.1 gap.1 combo.1', ['r.gap.1']],
  [
    'three cards',
    'block.1 jab.1 jab.2 jab.3 hook.1 duck.1 gap.1 combo.1 combo.2 block.2',
    ['r.gap.1', 'r.jab.1', 'r.combo.2'],
  ],
])('a surplus of %s can be picked and discarded', (_, hand, surplus) => {
  const { state } = fightAt({ red: { hand, deck: 'punch.1' }, blue: { hand: 'jab.1' } });
  const asked = askOf(kickbox, state, 0);
  if (!asked) throw new Error('nobody is asked');
  const ask = askData(asked);
  const picked = surplus.reduce<readonly string[]>((so, card) => picking(ask, so, card) ?? [], []);
  expect(drafted(ask, picked.slice(1))).toBeUndefined();
  expect(judge(kickbox, state, 0, drafted(ask, picked))).toMatchObject({
    move: { type: 'discard' },
  });
});

test('a defence that is too slow asks for a Blitz', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 blitz.1 jab.1' },
    blue: { hand: 'block.1 blitz.1 jab.1', deck: 'punch.1' },
  })
    .plays(0, 'attack sidekick.1')
    .plays(1, 'defend block.1')
    .plays(0, 'enhance blitz.1');
  const page = html({ state: fight.state, told: fight.told, fresh: 0 }, 1, 'en');
  expect(responses(page)).toEqual(['Enhance', 'Take it']);
  expect(page.includes('Pick a Blitz')).toBe(true);
  expect(page).toMatch(/aria-label="Blitz,[^"]*Playable\./);
  const french = html({ state: fight.state, told: fight.told, fresh: 0 }, 1, 'fr');
  expect(responses(french)).toEqual(['Renforcer', 'Encaisser']);
});

test('an exchange is a row of plays: what Gap took out is marked', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 gap.1 jab.1' },
    blue: { hand: 'block.1 block.2 jab.1', deck: 'punch.1' },
  })
    .plays(0, 'attack sidekick.1')
    .plays(1, 'defend block.1')
    .plays(0, 'enhance gap.1');
  const view = viewOf(kickbox, fight.state, 1);
  const { plays } = rowOf({ view, heard: fight.told });
  expect(plays.map(({ what, fate }) => [what, fate])).toEqual([
    ['attack', 'stands'],
    ['defend', 'out'],
    ['enhance', 'stands'],
  ]);
  expect(rowOf({ view, heard: [] }).plays.map(({ what }) => what)).toEqual(['attack', 'enhance']);
});

test('an attack that was stopped says so, and not what it would have done', () => {
  const fight = fightAt({
    red: { hand: 'jab.1 combo.1 punch.1', deck: 'hook.1' },
    blue: { hand: 'block.1 jab.1', deck: 'punch.1' },
  })
    .plays(0, 'attack jab.1')
    .plays(1, 'defend block.1')
    .plays(0, 'pass');
  const page = html({ state: fight.state, told: fight.told, fresh: 0 }, 0, 'en');
  expect(fight.state.open.step.type).toBe('combo');
  expect(page.match(/Stopped/g)).toHaveLength(2);
  expect(page.includes('if it lands')).toBe(false);
});

test('a defence that a Blitz has overtaken was too slow: the attack lands', () => {
  const fight = fightAt({
    red: { hand: 'sidekick.1 blitz.1 power.1' },
    blue: { hand: 'block.1 blitz.1 jab.1', deck: 'punch.1' },
  })
    .plays(0, 'attack sidekick.1')
    .plays(1, 'defend block.1')
    .plays(0, 'enhance blitz.1')
    .plays(1, 'pass');
  expect(fight.state.open.step.type).toBe('power');
  const page = html({ state: fight.state, told: fight.told, fresh: 0 }, 0, 'en');
  expect(page.includes('Too slow')).toBe(true);
  expect(page.includes('<span>it lands')).toBe(true);
  expect(page.includes('if it lands')).toBe(false);
});

test('taking a blow that knocks down says so', () => {
  const fight = fightAt({
    red: { hand: 'uppercut.1 jab.1' },
    blue: { hand: 'duck.1', deck: 'punch.1 punch.2 jab.1 jab.2 jab.3 jab.4 block.1' },
  }).plays(0, 'attack uppercut.1');
  const page = html({ state: fight.state, told: fight.told, fresh: 0 }, 1, 'en');
  expect(page.includes('Knockdown: 2 hits too many')).toBe(true);
});
