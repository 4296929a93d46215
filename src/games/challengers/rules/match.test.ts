import { describe, expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { table } from '../fixtures.ts';
import type { News } from '../kind.ts';
import { playMatch } from '../vectors.ts';
import { robotAnswer } from './robot-answers.ts';

interface Met {
  /** `4/3` is an attack of 4 on a holder of 3. */
  readonly compared: string;
  readonly winner: unknown;
  readonly reason: unknown;
  readonly light: Readonly<Record<string, unknown>>;
  readonly dark: Readonly<Record<string, unknown>>;
  readonly told: readonly News[];
  readonly faults: readonly string[];
}

/** Two decks meet; light begins. Choices are written as `L exhaust castle-pig`. */
function meet(light: string, dark: string, ...choices: readonly string[]): Met {
  return meetWith({}, light, dark, ...choices);
}

function meetWith(more: object, light: string, dark: string, ...choices: readonly string[]): Met {
  const { faults, found, told } = playMatch({
    ...{ L: words(light), D: words(dark), start: 'L', round: 1, ...more },
    choices: choices.map((choice) => {
      const [by = '', kind = '', ...cards] = choice.split(' ');
      return { by, kind, cards };
    }),
  });
  const compared = told.flatMap(({ news }) =>
    news.type === 'compared' ? [`${news.attack}/${news.hold}`] : [],
  );
  const { winner, reason, L, D } = found;
  return {
    compared: compared.join(' '),
    winner,
    reason,
    light: Object(L),
    dark: Object(D),
    told,
    faults,
  };
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** What happened, in order: the types of the news, effects by what they do. */
function course({ told }: Met): string[] {
  return told.map(({ news }) => (news.type === 'effect' ? news.op : news.type));
}

describe('the course of a match', () => {
  rule(
    'CH-40',
    'the opening card takes the flag, with immediate and flag effects but no attack',
    () => {
      expect(meet('funfair-mime', 'castle-horse').compared).toBe('5/7');
      expect(meet('film-gangster', 'starter-talent').compared).toBe('2/2');
      expect(meet('film-heroine', 'starter-talent').light.fans).toBe(3);
      expect(meet('', 'starter-dog')).toMatchObject({ winner: 'D', reason: 'deck' });
    },
  );

  rule('CH-40', 'the opening reveal and the bonus of an attack cite their own rules', () => {
    const { told } = meet('film-gangster', 'film-gangster');
    const cited = told.flatMap(({ news, rule: id }) =>
      news.type === 'revealed' || news.type === 'effect' ? [`${news.type} ${id}`] : [],
    );
    expect(cited).toEqual(['revealed CH-40', 'revealed CH-43', 'effect CH-62']);
  });

  rule('CH-41', 'whoever is without the flag attacks', () => {
    const attackers = meet('starter-dog starter-champion', 'starter-champion').told.flatMap(
      ({ news }) => (news.type === 'compared' ? [news.player] : []),
    );
    expect(attackers).toEqual([1, 0]);
  });

  rule('CH-42', 'an attack needs at least one reveal, even with a charge', () => {
    const met = meet('film-comic-character', 'starter-champion starter-newcomer');
    expect(met).toMatchObject({ compared: '4/4', winner: 'D', reason: 'deck' });
  });

  rule('CH-43', 'the top card of the deck joins the end of the row', () => {
    const met = meet('castle-dragon', 'starter-newcomer starter-talent starter-dog');
    expect(met.dark.row).toEqual(['starter-newcomer', 'starter-talent', 'starter-dog']);
  });

  rule('CH-44', 'immediate effects come before those of the attack', () => {
    const met = meetWith({ round: 3 }, 'castle-dragon', 'robot-gamma');
    const bonuses = met.told.flatMap(({ news }) => (news.type === 'effect' ? [news.amount] : []));
    expect(bonuses).toEqual([2, 2]);
    expect(met.compared).toBe('5/7');
    expect(course(met).slice(0, 6)).toEqual([
      ...['revealed', 'flag', 'revealed', 'strength', 'strength', 'compared'],
    ]);
  });

  rule('CH-45', 'equal strength captures, and no more cards are revealed than needed', () => {
    const met = meet('starter-dog', 'starter-talent starter-newcomer castle-dragon');
    expect(met.compared).toBe('2/3 3/3');
    expect(met.dark.deck).toEqual(['castle-dragon']);
  });

  rule('CH-46', 'effects on losing the flag come first; tucked cards do nothing', () => {
    const met = meet('funfair-pyrotechnician', 'film-heroine');
    const after = course(met).slice(course(met).indexOf('compared'));
    expect(after).toEqual(['compared', 'fans', 'flag', 'fans', 'benched']);
    const tucked = meet('castle-horse', 'funfair-pyrotechnician starter-newcomer');
    expect(tucked.dark.fans).toBe(0);
    const lost = meet('castle-horse starter-newcomer', 'funfair-pyrotechnician starter-newcomer');
    expect(lost.dark.fans).toBe(0);
  });

  rule('CH-47', 'the flag goes to the last card; bonuses of the attack and the charge end', () => {
    expect(meet('film-gangster', 'film-gangster starter-dog').compared).toBe('4/2');
    const met = meet('starter-champion castle-pig', 'film-gangster starter-newcomer');
    expect(met.compared).toBe('4/4 3/2 1/3');
  });

  rule('CH-48', 'the flag effects of the new holder follow, strength stays live', () => {
    const met = meet('starter-talent castle-dragon', 'shipwreck-treasure');
    expect(met.compared).toBe('2/2 7/4');
    expect(meet('starter-newcomer', 'film-heroine').dark.fans).toBe(3);
  });

  rule('CH-49', 'the loser benches the whole row in the order of its reveal', () => {
    const met = meet('castle-horse castle-dragon', 'starter-dog starter-newcomer starter-talent');
    expect(met.dark.bench).toEqual(['starter-dog', 'starter-newcomer', 'starter-talent']);
  });

  rule('CH-50', 'six spaces; one name shares a space, whatever its level', () => {
    const met = meet(
      'starter-talent city-talent starter-dog city-dog',
      'castle-dragon castle-dragon',
    );
    const spaces = met.told.flatMap(({ news }) =>
      news.type === 'benched' && news.player === 0 ? [news.spaces] : [],
    );
    expect(spaces).toEqual([[0], [0, 1, 1]]);
  });

  rule('CH-50', 'a freed space is taken again, the lowest first', () => {
    const met = meet(
      'castle-pig film-cat haunted-butler starter-dog',
      'starter-champion starter-champion castle-dragon',
      'L exhaust castle-pig',
    );
    const spaces = met.told.flatMap(({ news }) =>
      news.type === 'benched' && news.player === 0 ? [...news.spaces] : [],
    );
    expect(met.light.exhaust).toEqual(['castle-pig']);
    expect(spaces).toEqual([0, 0, 1]);
  });

  rule('CH-51', 'the loser of the flag attacks next', () => {
    const met = meet('starter-dog starter-champion starter-dog', 'starter-champion castle-horse');
    const revealers = met.told.flatMap(({ news }) =>
      news.type === 'revealed' ? [news.player] : [],
    );
    expect(revealers).toEqual([0, 1, 0, 1, 0]);
  });

  rule('CH-52', 'an attacker without a card loses', () => {
    expect(meet('castle-dragon', 'starter-dog')).toMatchObject({ winner: 'L', reason: 'deck' });
  });

  const SIX = 'castle-pig funfair-pony film-cat haunted-spider space-cow shipwreck-parrot city-dog';

  rule('CH-53', 'a seventh name loses the match, and none of its cards moves', () => {
    const met = meet(SIX, 'space-clones space-clones space-clones space-clones');
    expect(met).toMatchObject({ winner: 'D', reason: 'bench' });
    expect(met.light).toMatchObject({ row: ['shipwreck-parrot', 'city-dog'] });
    expect(met.light.bench).toHaveLength(5);
    expect(course(met).at(-1)).toBe('noSpace');
  });

  rule('CH-53', 'a card sent from the deck to a full bench loses the match too', () => {
    const met = meet(
      `castle-pig funfair-pony film-cat haunted-spider space-cow shipwreck-parrot castle-pig castle-pig funfair-pony castle-dragon`,
      'space-clones space-clones space-clones space-clones film-cowboy',
    );
    expect(met).toMatchObject({ winner: 'D', reason: 'bench', light: { deck: ['castle-dragon'] } });
    expect(course(met).slice(-2)).toEqual(['flag', 'noSpace']);
  });
});

describe('strength and effects', () => {
  rule('CH-60', 'what is impossible is skipped', () => {
    expect(meet('castle-dragon', 'haunted-necromancer')).toMatchObject({
      faults: [],
      compared: '3/7',
    });
    expect(meet('castle-dragon', 'space-ufo')).toMatchObject({ faults: [], compared: '3/7' });
    expect(meet('castle-dragon', 'shipwreck-siren')).toMatchObject({ faults: [], compared: '6/7' });
  });

  rule('CH-61', 'an immediate bonus is counted once and kept as holder', () => {
    const met = meet('starter-newcomer castle-jester', 'starter-newcomer castle-horse');
    expect(met.compared).toBe('1/1 4/1 5/4');
  });

  rule('CH-62', 'a bonus of the attack is fixed at the reveal and ends with the capture', () => {
    const met = meetWith(
      { trophies: [3, 0] },
      'castle-dragon castle-pig',
      'castle-knight starter-newcomer',
    );
    expect(met.compared).toBe('6/7 7/7 3/1');
  });

  rule('CH-63', 'every copy on the bench counts, for the roles it names', () => {
    const met = meet(
      'funfair-vendor funfair-vendor funfair-pony',
      'castle-pig starter-champion castle-horse',
    );
    expect(met.compared).toBe('3/2 3/3 4/3 5/4 5/5');
    const cook = meet('shipwreck-cook castle-horse', 'castle-pig castle-dragon');
    expect(cook.compared).toBe('3/2 5/3 7/6');
  });

  rule('CH-64', 'an attack is charge, cards and bonuses, named part by part', () => {
    const met = meet(
      'film-comic-character film-director film-gangster',
      'castle-horse castle-dragon',
    );
    const last = met.told.findLast(({ news }) => news.type === 'compared')?.news;
    expect(met.compared).toBe('5/4 6/5 7/4 6/7');
    expect(last).toMatchObject({
      attackParts: [
        { part: 'card', card: 'film-gangster~1', by: null, amount: 2 },
        { part: 'attack', card: 'film-gangster~1', by: null, amount: 2 },
        { part: 'bench', card: 'film-gangster~1', by: 'film-director~1', amount: 2 },
      ],
      holdParts: [{ part: 'card', card: 'castle-dragon~1', by: null, amount: 7 }],
    });
    const charged = met.told.find(
      ({ news }) => news.type === 'compared' && news.attackParts[0]?.part === 'charge',
    );
    expect(charged?.news).toMatchObject({ attack: 6, hold: 5 });
  });

  rule('CH-65', 'the holder counts alone; what is tucked under it counts nothing', () => {
    const met = meet('castle-horse', 'starter-champion starter-newcomer');
    expect(met.compared).toBe('4/5 5/5');
    const answered = meet('castle-horse starter-newcomer', 'starter-champion starter-newcomer');
    expect(answered.compared).toBe('4/5 5/5 1/1');
  });

  rule('CH-66', 'counters concern the owner: cards, sets, spaces, trophies of the other', () => {
    const teenager = meet(
      'haunted-skeleton haunted-skeleton haunted-teenager',
      'starter-dog castle-dragon',
    );
    expect(teenager.compared).toBe('3/3 2/3 5/3 7/3');
    const mascot = meet(
      'castle-pig film-cat city-mascot',
      'starter-dog castle-horse castle-dragon',
    );
    expect(mascot.compared).toBe('3/3 3/3 5/3 4/5');
    const knight = meetWith({ trophies: [0, 3] }, 'castle-dragon', 'castle-knight');
    expect(knight.compared).toBe('3/7');
  });

  rule('CH-67', 'fans are taken at once', () => {
    const met = meetWith({ trophies: [3, 4] }, 'city-fan-bus', 'city-fan-bus');
    expect([met.light.fans, met.dark.fans]).toEqual([2, 0]);
    expect(course(met).slice(0, 3)).toEqual(['revealed', 'fans', 'flag']);
  });

  rule('CH-68', 'selectors look at printed strength', () => {
    const met = meet('castle-stable-boy haunted-skeleton', 'starter-dog castle-dragon');
    expect(met.compared).toBe('3/2 2/3');
    const grown = meet('haunted-skeleton castle-stable-boy', 'starter-dog castle-dragon');
    expect(grown.compared).toBe('3/3 2/3');
  });
});

describe('decisions', () => {
  rule(
    'CH-70',
    'deck cards are asked about whenever two are there, bench cards if they differ',
    () => {
      expect(meet('castle-dragon', 'city-reporter starter-newcomer castle-pig').faults).toEqual([
        'D decides keepTop, but the vector says undefined',
      ]);
      const alike = 'starter-newcomer starter-newcomer';
      expect(meet('castle-dragon', `city-reporter ${alike}`).faults).toEqual([]);
      const asked = meet('castle-dragon', `city-reporter ${alike}`).told.map(
        ({ news }) => news.type,
      );
      expect(asked).toContain('decision');
      const one = meet('castle-pig haunted-vampire castle-horse', 'starter-champion castle-dragon');
      expect(one.faults).toEqual([]);
      const bench = 'starter-talent shipwreck-treasure haunted-necromancer';
      expect(meet(bench, 'starter-talent starter-champion castle-dragon').faults).toEqual([
        'L decides benchToDeck, but the vector says undefined',
      ]);
    },
  );

  rule('CH-70', 'a choice that does not fit is refused', () => {
    const wrong = meet(
      'castle-dragon',
      'city-reporter starter-newcomer castle-pig starter-dog',
      'D keepTop starter-newcomer castle-pig',
    );
    expect(wrong.faults.join()).toContain('is refused by CH-70');
  });

  rule('CH-71', 'chosen cards go to the exhaust pile in the order of the answer', () => {
    const met = meet(
      'castle-pig film-cat haunted-butler',
      'starter-dog starter-champion',
      'L exhaust film-cat castle-pig',
    );
    expect(met.light.exhaust).toEqual(['film-cat', 'castle-pig']);
  });

  rule('CH-72', 'cards leave a deck one at a time, as long as there are any', () => {
    const met = meet('haunted-ghost', 'castle-dragon');
    expect(met).toMatchObject({ winner: 'L', dark: { exhaust: ['castle-dragon'] } });
    expect(meet('castle-dragon', 'shipwreck-submarine').dark.exhaust).toEqual([]);
    expect(meet('film-cowboy', 'starter-dog castle-pig').dark.bench).toEqual(['castle-pig']);
  });

  rule('CH-73', 'gained cards are shown and placed as the card says', () => {
    const pileA = ['castle-pig', 'film-cat'];
    expect(meetWith({ pileA }, 'starter-dog', 'space-ufo').dark.deck).toEqual(pileA);
    expect(meetWith({ pileA }, 'castle-dragon', 'film-villain').dark.deck).toEqual(['castle-pig']);
    const pileB = ['haunted-bat'];
    expect(meetWith({ pileB }, 'space-rescue-pod', 'starter-newcomer').light.exhaust).toEqual(
      pileB,
    );
    const gained = meetWith({ pileA }, 'castle-dragon', 'film-villain').told.find(
      ({ news }) => news.type === 'effect' && news.op === 'gain',
    );
    expect(gained).toMatchObject({ to: null, news: { cards: ['castle-pig~1'], to: 'deckTop' } });
  });

  rule('CH-74', 'a card that exhausts or removes itself is not benched', () => {
    expect(meet('castle-prince', 'castle-horse').light).toMatchObject({
      ...{ bench: [], exhaust: ['castle-prince'] },
    });
    expect(meet('space-rescue-pod', 'starter-dog').light).toMatchObject({ bench: [], exhaust: [] });
  });

  rule(
    'CH-75',
    'a charge counts at every comparison of the next attack, and charges add up',
    () => {
      const met = meet(
        'film-comic-character starter-newcomer starter-newcomer starter-newcomer',
        'castle-horse',
      );
      expect(met.compared).toBe('5/4 3/5 4/5 5/5');
    },
  );

  rule('CH-76', 'cards go to the top one at a time, the last one topmost', () => {
    const met = meet(
      'starter-newcomer starter-newcomer film-movie-star',
      'starter-newcomer castle-horse',
    );
    const moved = met.told.find(({ news }) => news.type === 'effect' && news.op === 'benchToDeck');
    expect(moved?.news).toMatchObject({ cards: expect.any(Array), to: 'deckTop' });
  });

  rule('CH-77', 'looking needs two cards, and sees all where there are fewer', () => {
    expect(meet('castle-dragon', 'city-reporter starter-dog').faults).toEqual([]);
    const two = meet(
      'castle-dragon',
      'funfair-juggler starter-newcomer castle-horse',
      'D arrange castle-horse starter-newcomer',
    );
    expect(two.compared).toBe('2/7 7/7');
    const scry = meet(
      'castle-dragon',
      'city-reporter starter-newcomer castle-horse starter-dog',
      'D keepTop castle-horse',
    );
    expect(scry.dark.deck).toEqual(['starter-dog', 'starter-newcomer']);
  });

  rule('CH-78', 'a search puts the card on top or at the bottom', () => {
    const top = meet(
      'funfair-clairvoyant starter-newcomer castle-horse',
      'castle-horse',
      'L search castle-horse',
    );
    expect(top.compared).toBe('5/4 5/5');
    expect(meet('castle-dragon', 'shipwreck-sailor castle-horse').faults).toEqual([]);
  });

  rule('CH-92', 'Robot cards count the round', () => {
    for (const round of [1, 2, 7]) {
      const met = meetWith({ round }, 'robot-champ', 'starter-newcomer');
      expect(met.compared.split('/')[1]).toBe(String(3 + round));
      const half = meetWith({ round }, 'robot-alpha', 'starter-newcomer');
      expect(half.compared.split('/')[1]?.split(' ')[0]).toBe(String(1 + Math.ceil(round / 2)));
    }
  });

  rule('CH-95', 'the Robot’s fixed answers', () => {
    const cards = ['castle-pig~1', 'film-cat~1', 'castle-horse~1', 'castle-horse~2'];
    const by = { side: 0, source: null } as const;
    expect(robotAnswer({ type: 'keepTop', ...by, look: 4 }, cards)).toEqual(['castle-horse~1']);
    expect(robotAnswer({ type: 'search', ...by, to: 'top' }, cards)).toEqual(['castle-horse~1']);
    expect(robotAnswer({ type: 'search', ...by, to: 'bottom' }, cards)).toEqual(['castle-pig~1']);
    expect(robotAnswer({ type: 'arrange', ...by, look: 4 }, cards)).toEqual(cards);
    const exhaust = { type: 'exhaust', ...by, cards, min: 0, max: 2 } as const;
    expect(robotAnswer({ ...exhaust, bench: 0 }, cards)).toEqual([]);
    expect(robotAnswer({ ...exhaust, bench: 1, min: 1, max: 1 }, cards)).toEqual([
      'castle-horse~1',
    ]);
    const back = { type: 'benchToDeck', ...by, cards, count: 2 } as const;
    expect(robotAnswer(back, cards)).toEqual(['castle-horse~1', 'castle-horse~2']);
    const top = ['castle-pig~2', 'castle-pig~1'];
    expect(robotAnswer({ type: 'reveal', ...by, opening: false }, top)).toEqual(['castle-pig~2']);
  });

  rule('CH-102', 'the owner sees two cards, reveals one and puts the other back on top', () => {
    const t = table(2, { duelChoice: true });
    for (const seat of [0, 1]) t.plays(seat, 'draw A', 'stop', 'ready');
    const [seat = 0] = t.asked();
    const [first = '', second = ''] = t.s.own[seat]?.seen ?? [];
    expect(t.whispers(seat).at(-1)).toMatchObject({ type: 'youSee', cards: [first, second] });
    expect(t.news('decision').at(-1)).toMatchObject({ kind: 'reveal', cards: [], player: seat });
    t.plays(seat, `choose ${second}`);
    expect(t.news('revealed').at(-1)).toMatchObject({ card: second, opening: true });
    expect(t.s.hidden.decks[seat]?.[0]).toBe(first);
  });
});
