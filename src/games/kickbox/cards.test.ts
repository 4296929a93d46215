import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { BELTS, CARD_BELTS, WEIGHTS } from './belts.ts';
import { CARDS, type Card, type CardType } from './cards.ts';
import { cardOf, PRINTED, upTo } from './deck.ts';
import { fightAt } from './fixtures.ts';

const SPECIFICATION = readFileSync(new URL('./rules.md', import.meta.url), 'utf8');

/** The card table as the specification prints it. */
function printedInTheSpecification(): Record<string, unknown>[] {
  const [, json = '[]'] = /```json\n(\[\n {2}\{"id":"jab".*?\])\n```/s.exec(SPECIFICATION) ?? [];
  return JSON.parse(json);
}

test('the card table is that of the specification', () => {
  const table = printedInTheSpecification();
  expect(table.map(({ id }) => id)).toEqual(Object.keys(CARDS));
  for (const { id, name: _, text: __, windup, ...printed } of table) {
    const { windUp, ...card } = cardOf(`r.${String(id)}.1`);
    expect({ ...printed, windUp: windup }).toEqual({
      ...onlyPrinted(card),
      windUp,
    });
  }
});

function onlyPrinted(card: Omit<Card, 'windUp'>): object {
  const { colours, kind, hits, initiative, defence, link, enhancement, dsp, copies } = card;
  return { colours, kind, hits, initiative, defence, link, enhancement, dsp, copies };
}

test('the belt table is that of the specification', () => {
  const rows = [
    ...SPECIFICATION.matchAll(
      /^\| `(\w+)` \| (\d+) \| (\d) \| (\d) \| (\d+) \| (\d) \| (\d)[^|]*\| (\w+) \|$/gm,
    ),
  ];
  expect(rows.map(([, belt]) => belt)).toEqual(Object.keys(BELTS));
  for (const [, id, deck, A, R, RB, hand, RD, cards] of rows) {
    const [belt, profile] = Object.entries(BELTS).find(([name]) => name === id) ?? [];
    expect(profile).toEqual({
      draws: Number(A),
      regenerates: Number(R),
      returns: Number(RB),
      hand: Number(hand),
      rounds: Number(RD),
      cards,
    });
    expect(PRINTED.filter((card) => isIn(card.belt, cards)).length).toBe(Number(deck));
    expect(belt).toBe(id);
  }
});

function isIn(belt: string, highest: string | undefined): boolean {
  const order: readonly string[] = CARD_BELTS;
  return order.indexOf(belt) <= order.indexOf(highest ?? '');
}

test('there are eleven weight classes', () => {
  const rows = [...SPECIFICATION.matchAll(/^\| (\d+) \| `(\w+)` \| [\w ]+ Weight \|/gm)];
  expect(rows.map(([, , id]) => id)).toEqual([...WEIGHTS]);
});

rule('KB-1', 'each corner has its own sixty cards, which never change owner', () => {
  expect(PRINTED.length).toBe(60);
  const all = PRINTED.flatMap(({ ids }) => ids);
  expect(new Set(all).size).toBe(120);
  const hit = fightAt({ red: { hand: 'jab.1' }, blue: { hand: 'block.1' } })
    .plays(0, 'attack jab.1')
    .plays(1, 'pass');
  expect(hit.fighter(1).hit).toEqual(['b.block.1']);
});

rule(
  'KB-2',
  'drawn cards are appended to the hand, and what leaves it keeps the rest in order',
  () => {
    const fight = fightAt({
      step: 'draw',
      red: { hand: 'power.1 jab.1 block.1', deck: 'axe-kick.1 gap.1' },
      blue: { hand: 'jab.1' },
    });
    fight.plays(0, 'draw 1').plays(0, 'attack jab.1');
    expect(fight.hand(0)).toEqual(['r.power.1', 'r.block.1', 'r.axe-kick.1']);
    expect(fight.fighter(0).table).toEqual(['r.jab.1']);
    expect(fight.deck(0)).toEqual(['r.gap.1']);
  },
);

rule('KB-3', 'red attacks, green defends, orange links, blue enhances', () => {
  const fight = fightAt({
    red: { hand: 'jab.1 block.1 combo.1 front-kick.1 hook.1 gap.1' },
    blue: { hand: 'front-kick.1 jab.1 power.1' },
  });
  for (const card of ['block.1', 'combo.1', 'gap.1'])
    expect(fight.refuses(0, `attack ${card}`)).toBe('KB-3');
  expect(fight.refuses(0, 'attack jab.1')).toBeUndefined();
  fight.plays(0, 'attack front-kick.1');
  expect(fight.refuses(1, 'defend jab.1')).toBe('KB-3');
  fight.plays(1, 'defend front-kick.1');
  expect(fight.refuses(0, 'enhance hook.1')).toBe('KB-3');
});

rule(
  'KB-4',
  'in another role a card is blank: a Back-Kick as wind-up calls for no starting player',
  () => {
    const fight = fightAt({
      red: { hand: 'hook.1 back-kick.1' },
      blue: { hand: 'block.1 jab.1 jab.2 jab.3', deck: 'jab.4' },
      picks: [0, 0, 0],
    });
    expect(fight.refuses(0, 'attack hook.1 + hook.1')).toBe('KB-60');
    fight.plays(0, 'attack hook.1 + back-kick.1').plays(1, 'pass');
    expect(fight.state.open.duelDue).toBe(false);
    expect(fight.step()).toBe('draw');
  },
);

rule('KB-4', 'a card does not wind itself up', () => {
  const fight = fightAt({ red: { hand: 'axe-kick.1 jab.1 jab.2' }, blue: { hand: 'block.1' } });
  expect(fight.refuses(0, 'attack axe-kick.1 + axe-kick.1 + jab.1')).toBe('KB-4');
});

rule('KB-5', 'a Back-Kick that is blocked still calls for a starting player', () => {
  const fight = fightAt({ red: { hand: 'back-kick.1' }, blue: { hand: 'block.1 jab.1' } });
  fight.plays(0, 'attack back-kick.1').plays(1, 'defend block.1');
  expect(fight.step()).toBe('initiative');
});

rule('KB-9', 'cards named in any order are played in hand order', () => {
  const fight = fightAt({
    red: { hand: 'axe-kick.1 power.1 jab.1' },
    blue: { hand: 'gap.1 jab.1 hook.1' },
  });
  fight.plays(0, 'attack axe-kick.1 + jab.1 + power.1');
  expect(fight.fighter(0).table).toEqual(['r.axe-kick.1', 'r.power.1', 'r.jab.1']);
  fight.plays(1, 'defend hook.1 gap.1');
  expect(fight.events('defence')[0]?.cards).toEqual(['b.gap.1', 'b.hook.1']);
});

/** The hits that an attack does to a full hand. */
function hitsBy(card: CardType, windUp = ''): number {
  const hand = `${card}.1 ${windUp}`.trim();
  const fight = fightAt({
    red: { hand },
    blue: { hand: 'power.1 power.2 power.3 power.4 power.5 gap.1 gap.2', deck: 'jab.1' },
    picks: [0, 0, 0, 0, 0],
  });
  fight.plays(0, `attack ${hand.split(' ').join(' + ')}`).plays(1, 'pass');
  while (fight.step() === 'power') fight.plays(0, 'pass');
  return fight.events('hit')[0]?.hits ?? 0;
}

/** Which of these attacks a card stops. */
function stops(card: CardType): { box: boolean; kick: boolean } {
  const against = (attack: string): boolean =>
    fightAt({ red: { hand: attack }, blue: { hand: `${card}.1 power.1`, deck: 'jab.1' } })
      .plays(0, `attack ${attack}`)
      .refuses(1, `defend ${card}.1`) === undefined;
  return { box: against('jab.1'), kick: against('sidekick.1') };
}

/** What helps against a defence that stands. */
function pressedBy(card: CardType, attack: string): { gap: boolean; blitz: boolean } {
  const fight = fightAt({
    red: { hand: `${attack} gap.1 blitz.1` },
    blue: { hand: `${card}.1 jab.1`, deck: 'jab.2' },
  });
  fight.plays(0, `attack ${attack}`).plays(1, `defend ${card}.1`);
  const helps = (blue: string): boolean => fight.refuses(0, `enhance ${blue}`) === undefined;
  return fight.step() === 'press'
    ? { gap: helps('gap.1'), blitz: helps('blitz.1') }
    : { gap: false, blitz: false };
}

/** Whether a link card joins two attacks. */
function links(card: CardType, first: string, second: string): boolean {
  const fight = fightAt({
    red: { hand: `${first} ${card}.1 ${second}` },
    blue: { hand: 'power.1 power.2 power.3 power.4', deck: 'jab.1' },
    picks: [0, 0],
  });
  fight.plays(0, `attack ${first}`).plays(1, 'pass').plays(0, 'pass');
  return fight.refuses(0, `combo ${card}.1 ${second}`) === undefined;
}

describe('every card', () => {
  test('Jab: one hit, and a Punch may follow', () => {
    expect(hitsBy('jab')).toBe(1);
    const fight = fightAt({
      red: { hand: 'jab.1 punch.1' },
      blue: { hand: 'power.1 power.2', deck: 'jab.1' },
      picks: [0],
    });
    fight.plays(0, 'attack jab.1').plays(1, 'pass').plays(0, 'pass').plays(0, 'combo - punch.1');
    expect(fight.events('attack').map(({ card }) => card)).toEqual(['r.jab.1', 'r.punch.1']);
  });
  test('Punch: two hits', () => expect(hitsBy('punch')).toBe(2));
  test('Hook: two hits, three wound up', () => {
    expect([hitsBy('hook'), hitsBy('hook', 'jab.1')]).toEqual([2, 3]);
  });
  test('Uppercut: three hits', () => expect(hitsBy('uppercut')).toBe(3));
  test('Spinning Backfist: three hits, and never without a wind-up', () => {
    expect(hitsBy('spinning-backfist', 'jab.1')).toBe(3);
    expect(() => hitsBy('spinning-backfist')).toThrow('KB-60');
  });
  test('Check Hook: one hit, or stops boxing, and only a Gap helps', () => {
    expect(hitsBy('check-hook')).toBe(1);
    expect(stops('check-hook')).toEqual({ box: true, kick: false });
    expect(pressedBy('check-hook', 'jab.1')).toEqual({ gap: true, blitz: false });
  });
  test('Front Kick: one hit, or stops kicks, and only a Gap helps', () => {
    expect(hitsBy('front-kick')).toBe(1);
    expect(stops('front-kick')).toEqual({ box: false, kick: true });
    expect(pressedBy('front-kick', 'sidekick.1')).toEqual({ gap: true, blitz: false });
  });
  test('Low Kick: one hit, two wound up', () => {
    expect([hitsBy('low-kick'), hitsBy('low-kick', 'jab.1')]).toEqual([1, 2]);
  });
  test('Roundhouse Kick: two hits, three wound up', () => {
    expect([hitsBy('roundhouse'), hitsBy('roundhouse', 'jab.1')]).toEqual([2, 3]);
  });
  test('Sidekick: two hits', () => expect(hitsBy('sidekick')).toBe(2));
  test('Axe Kick: two to four hits', () => {
    const hits = ['', 'jab.1', 'jab.1 jab.2'].map((windUp) => hitsBy('axe-kick', windUp));
    expect(hits).toEqual([2, 3, 4]);
  });
  test('Back-Kick: two hits, three wound up, and a new starting player', () => {
    expect([hitsBy('back-kick'), hitsBy('back-kick', 'jab.1')]).toEqual([2, 3]);
    expect(CARDS['back-kick'].dsp).toBe(true);
  });
  test('Spinning Hook Kick: four hits, and never without a wind-up', () => {
    expect(hitsBy('spinning-hook-kick', 'jab.1')).toBe(4);
    expect(() => hitsBy('spinning-hook-kick')).toThrow('KB-60');
  });
  test('Jump Kick: five hits with two cards, and not with one', () => {
    expect(hitsBy('jump-kick', 'jab.1 jab.2')).toBe(5);
    expect(() => hitsBy('jump-kick', 'jab.1')).toThrow('KB-60');
  });
  test('Block: stops anything, but Gap and Blitz help', () => {
    expect(stops('block')).toEqual({ box: true, kick: true });
    expect(pressedBy('block', 'sidekick.1')).toEqual({ gap: true, blitz: true });
  });
  test('Shin Check: stops kicks, and only a Gap helps', () => {
    expect(stops('shin-check')).toEqual({ box: false, kick: true });
    expect(pressedBy('shin-check', 'sidekick.1')).toEqual({ gap: true, blitz: false });
  });
  test('Duck: stops boxing, and only a Gap helps', () => {
    expect(stops('duck')).toEqual({ box: true, kick: false });
    expect(pressedBy('duck', 'jab.1')).toEqual({ gap: true, blitz: false });
  });
  test('Backstep: stops anything, and only a Blitz helps', () => {
    expect(stops('backstep')).toEqual({ box: true, kick: true });
    expect(pressedBy('backstep', 'sidekick.1')).toEqual({ gap: false, blitz: true });
  });
  test('Clinch: stops boxing, and nothing helps', () => {
    expect(stops('clinch')).toEqual({ box: true, kick: false });
    expect(pressedBy('clinch', 'jab.1')).toEqual({ gap: false, blitz: false });
  });
  test('Combo: links any attacks', () => {
    expect(links('combo', 'sidekick.1', 'punch.1')).toBe(true);
    expect(links('combo', 'punch.1', 'sidekick.1')).toBe(true);
  });
  test('Box Combo: links boxing to boxing', () => {
    expect(links('box-combo', 'jab.1', 'hook.1')).toBe(true);
    expect(links('box-combo', 'sidekick.1', 'hook.1')).toBe(false);
    expect(links('box-combo', 'jab.1', 'sidekick.1')).toBe(false);
  });
  test('Double Kick Combo: links kicks to kicks', () => {
    expect(links('double-kick-combo', 'sidekick.1', 'low-kick.1')).toBe(true);
    expect(links('double-kick-combo', 'jab.1', 'low-kick.1')).toBe(false);
    expect(links('double-kick-combo', 'sidekick.1', 'jab.1')).toBe(false);
  });
  test('Power: one hit more', () => {
    const fight = fightAt({
      red: { hand: 'jab.1 power.1' },
      blue: { hand: 'gap.1 gap.2 gap.3', deck: 'jab.1' },
      picks: [0, 0],
    });
    fight.plays(0, 'attack jab.1').plays(1, 'pass').plays(0, 'enhance power.1');
    expect(fight.events('hit')[0]?.hits).toBe(2);
  });
  test('Blitz: for the attacker and for the defender', () => {
    const fight = fightAt({
      red: { hand: 'jab.1 blitz.1 gap.1' },
      blue: { hand: 'block.1 blitz.1 jab.1', deck: 'jab.2' },
    });
    fight.plays(0, 'attack jab.1').plays(1, 'defend block.1').plays(0, 'enhance blitz.1');
    expect(fight.step()).toBe('speed');
    expect(fight.plays(1, 'enhance blitz.1').step()).toBe('press');
  });
  test('Gap: removes the defence', () => {
    const fight = fightAt({
      red: { hand: 'jab.1 gap.1' },
      blue: { hand: 'block.1 jab.1', deck: 'jab.2' },
    });
    fight.plays(0, 'attack jab.1').plays(1, 'defend block.1').plays(0, 'enhance gap.1');
    expect(fight.events('defenceRemoved')[0]?.cards).toEqual(['b.block.1']);
  });
});

test('belts give 20, 30, 35, 40, 45, 50, 55 and up to 60 cards', () => {
  const sizes = ['white', 'yellow', 'orange', 'green', 'blue', 'brown', 'black'] as const;
  expect(sizes.map((belt) => upTo(PRINTED, belt).length)).toEqual([20, 30, 35, 40, 45, 50, 55]);
  expect(upTo(PRINTED, 'dan9').length).toBe(60);
});
