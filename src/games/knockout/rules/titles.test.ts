import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { boxer, startMoney } from '../boxers.ts';
import type { BoxerId, Title } from '../cards.ts';
import { fight, type KnockoutGame, table, told } from '../fixtures.ts';
import type { Boxer } from '../kind.ts';
import { titleAfter } from './titles.ts';

const RED_WINS = '5-3 4-4 3-3';
const BLUE_WINS = '3-5 4-4 3-3';
const RED_BY_KO = '5-2 5-2';

type Boxers = Partial<Record<BoxerId, Partial<Boxer>>>;

function second(boxers: Boxers): KnockoutGame {
  return table({ season: 2, options: { seasons: 2 }, boxers });
}

function titled(title: Title): Partial<Boxer> {
  return { category: 'Ch', title };
}

function standing({ state }: KnockoutGame, id: BoxerId): Boxer {
  return boxer(state.open, id);
}

rule('KO-89', 'title holders have 16,000 to 30,000', () => {
  const { open } = second({
    'black-heavy': titled('SC'),
    'black-light': titled('SC'),
    'green-heavy': titled('WC'),
    'green-light': titled('WC'),
  }).state;
  const ids = ['black-light', 'black-heavy', 'green-light', 'green-heavy'] as const;
  expect(ids.map((id) => startMoney(open, id))).toEqual([16000, 20000, 24000, 30000]);
});

rule('KO-90', 'with a title holder it is a title fight, and he challenges only titles', () => {
  const title = second({ 'green-heavy': titled('SC') });
  fight(title, RED_WINS);
  expect(told(title, 'challengeIssued')[0]?.titleFight).toBe(true);
  const champion = second({ 'black-heavy': titled('WC'), 'green-heavy': titled('SC') });
  expect(champion.refuses('0 challenge black-heavy green-heavy')).toBe('KO-16');
  const equals = second({ 'black-heavy': titled('WC'), 'green-heavy': titled('WC') });
  expect(equals.refuses('0 challenge black-heavy green-heavy')).toBeUndefined();
});

rule('KO-91', 'the table of titles', () => {
  const none = null;
  expect(titleAfter(none, none)).toBe(none);
  expect(titleAfter(none, 'SC')).toBe('SC');
  expect(titleAfter(none, 'WC')).toBe('WC');
  expect(titleAfter('SC', none)).toBe('SC');
  expect(titleAfter('SC', 'SC')).toBe('WC');
  expect(titleAfter('SC', 'WC')).toBe('WC');
  expect(titleAfter('WC', none)).toBe('WC');
  expect(titleAfter('WC', 'SC')).toBe('WC');
  expect(titleAfter('WC', 'WC')).toBe('WC');
});

rule('KO-91', 'the defender can become World Champion too', () => {
  const defended = second({ 'black-heavy': titled('SC'), 'green-heavy': titled('SC') });
  expect(standing(fight(defended, BLUE_WINS), 'green-heavy').title).toBe('WC');
});

rule('KO-92', 'the loser has no title', () => {
  const boxers = { 'black-heavy': titled('SC'), 'green-heavy': titled('WC') };
  expect(standing(fight(second(boxers), BLUE_WINS), 'black-heavy').title).toBeNull();
  expect(standing(fight(second(boxers), RED_WINS), 'green-heavy').title).toBeNull();
});

rule('KO-93', 'a beaten title holder is a Professional, his conqueror a Champion', () => {
  const upset = fight(second({ 'green-heavy': titled('SC') }), RED_WINS);
  expect(standing(upset, 'green-heavy')).toEqual({ category: 'P', title: null, out: false });
  expect(standing(upset, 'black-heavy')).toEqual({ category: 'Ch', title: 'SC', out: false });
});

rule('KO-94', 'a title holder who wins keeps what he has', () => {
  const kept = fight(second({ 'green-heavy': titled('SC') }), BLUE_WINS);
  expect(standing(kept, 'green-heavy')).toEqual({ category: 'Ch', title: 'SC', out: false });
});

rule('KO-95', 'a title passes by K.O. as well', () => {
  const down = fight(second({ 'green-heavy': titled('WC') }), RED_BY_KO);
  expect(standing(down, 'green-heavy')).toMatchObject({ title: null, out: true });
  expect(standing(down, 'black-heavy')).toEqual({ category: 'Ch', title: 'WC', out: false });
});

rule('KO-91', 'titles won and lost are told under the rules of titles', () => {
  const cited = (where: KnockoutGame): readonly string[] =>
    where.told.flatMap(({ news, rule: cause }) => (news.type === 'boxerChanged' ? [cause] : []));
  const boxers = { 'green-heavy': titled('SC') };
  expect(cited(fight(second(boxers), RED_WINS))).toEqual(['KO-91', 'KO-93']);
  expect(cited(fight(second(boxers), RED_BY_KO))).toEqual(['KO-91', 'KO-95']);
  expect(cited(fight(second({}), RED_WINS))).toEqual(['KO-57', 'KO-58']);
});

rule('KO-96', 'becoming Champion in the second season gives no title', () => {
  const risen = fight(second({}), RED_WINS);
  expect(standing(risen, 'black-heavy')).toEqual({ category: 'Ch', title: null, out: false });
});

rule('KO-97', 'there can be more than three World Champions and five Superchampions', () => {
  const belts = second({
    'black-heavy': titled('SC'),
    'green-heavy': titled('SC'),
    'green-light': titled('WC'),
    'yellow-heavy': titled('WC'),
    'yellow-light': titled('WC'),
  });
  fight(belts, RED_WINS);
  expect(belts.state.open.boxers.filter(({ title }) => title === 'WC')).toHaveLength(4);
});
