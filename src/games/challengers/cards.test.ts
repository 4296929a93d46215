import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { cardNamed } from './instances.ts';
import { effectEn, SETS_EN } from './texts/effects-en.ts';
import { effectFr } from './texts/effects-fr.ts';
import { NAMES } from './texts/names.ts';
import { playMatch } from './vectors.ts';

const RULES_MD = readFileSync(new URL('./rules.md', import.meta.url), 'utf8');

/** Two decks meet, light begins; says what was compared and what else happened. */
function meet(light: string, dark: string, more: Readonly<Record<string, string>> = {}): string {
  const { faults, found, told } = playMatch({
    ...{ id: light, L: light.split(' '), D: dark.split(' ') },
    ...{ start: more.start ?? 'L', round: Number(more.round ?? 1) },
    trophies: (more.trophies ?? '0 0').split(' ').map(Number),
    pileA: more.pileA?.split(' ') ?? [],
    pileB: more.pileB?.split(' ') ?? [],
    choices: (more.choices ?? '').split('; ').flatMap((choice) => {
      const [by = '', kind = '', ...cards] = choice.split(' ');
      return by === '' ? [] : [{ by, kind, cards }];
    }),
  });
  const compared = told.flatMap(({ news }) =>
    news.type === 'compared' ? [`${news.attack}/${news.hold}`] : [],
  );
  const zone: unknown = found[more.show?.slice(0, 1) ?? ''];
  const shown = more.show ? ` ${JSON.stringify(Object(zone)[more.show.slice(2)])}` : '';
  return [...faults, ...compared].join(' ') + shown;
}

describe('cards without an effect count what is printed', () => {
  for (const card of CARDS.filter(({ effects }) => effects.length === 0)) {
    test(card.id, () => {
      expect(meet(card.id, 'starter-newcomer')).toBe(`1/${card.strength}`);
      expect(meet('castle-dragon', card.id)).toBe(`${card.strength}/7`);
    });
  }
});

/** One card to a line: light, dark, what else is given, and what is compared. */
// biome-ignore format: a table, one card to a line
const MATCHES: Readonly<Record<string, readonly [string, string, Readonly<Record<string, string>>, string]>> = {
  'city-reporter': ['castle-dragon', 'city-reporter starter-newcomer castle-dragon starter-talent', { choices: 'D keepTop castle-dragon', show: 'D.deck' }, '2/7 9/7 ["starter-talent","starter-newcomer"]'],
  'city-mascot': ['castle-pig city-mascot', 'starter-dog', {}, '3/3 3/3'],
  'city-fan-bus': ['city-fan-bus', 'castle-pig', { show: 'L.fans' }, '3/6 2'],
  'castle-jester': ['starter-newcomer castle-jester', 'starter-champion', {}, '4/1 4/4'],
  'castle-hermit': ['castle-pig castle-hermit', 'starter-champion starter-newcomer', {}, '4/3 4/4 1/4'],
  'castle-stable-boy': ['castle-pig castle-stable-boy', 'starter-dog', {}, '3/3 3/3'],
  'castle-knight': ['city-fan-bus', 'castle-knight', { trophies: '3 0' }, '6/6'],
  'castle-blacksmith': ['castle-blacksmith city-dog', 'starter-dog starter-champion', {}, '3/3 4/3 4/4'],
  'castle-wizard': ['castle-pig castle-wizard', 'starter-champion', { choices: 'L exhaust castle-pig', show: 'L.exhaust' }, '4/3 4/4 ["castle-pig"]'],
  'castle-bard': ['castle-bard castle-pig', 'starter-champion starter-dog', {}, '4/4 4/4 3/3'],
  'castle-prince': ['castle-prince', 'castle-horse', { show: 'L.exhaust' }, '5/5 ["castle-prince"]'],
  'funfair-clown': ['funfair-clown', 'starter-newcomer', { show: 'L.fans' }, '1/1 2'],
  'funfair-vendor': ['funfair-vendor funfair-pony', 'starter-champion starter-champion', {}, '4/2 4/4 4/4'],
  'funfair-juggler': ['castle-dragon', 'funfair-juggler starter-newcomer castle-horse', { choices: 'D arrange castle-horse starter-newcomer' }, '2/7 7/7'],
  'funfair-mime': ['funfair-mime', 'castle-dragon', {}, '7/7'],
  'funfair-pyrotechnician': ['funfair-pyrotechnician', 'starter-champion', { show: 'L.fans' }, '4/4 1'],
  'funfair-clairvoyant': ['funfair-clairvoyant starter-newcomer starter-dog', 'starter-champion', { choices: 'L search starter-dog' }, '4/4 3/4 4/4'],
  'funfair-illusionist': ['funfair-illusionist', 'castle-dragon starter-champion', {}, '7/11 11/11'],
  'funfair-bumper-car': ['castle-dragon', 'funfair-bumper-car starter-newcomer castle-horse', { choices: 'D arrange castle-horse starter-newcomer' }, '6/7 11/7'],
  'film-make-up-artist': ['film-make-up-artist starter-newcomer', 'starter-dog', {}, '3/1 3/3'],
  'film-gangster': ['starter-champion', 'film-gangster starter-newcomer', {}, '4/4'],
  'film-movie-star': ['starter-newcomer film-movie-star', 'starter-dog', {}, '3/1 2/3 3/3'],
  'film-cowboy': ['film-cowboy', 'starter-dog starter-champion', { show: 'D.bench' }, '3/3 ["starter-champion"]'],
  'film-comic-character': ['film-comic-character starter-newcomer', 'starter-champion starter-newcomer', {}, '4/4 3/4'],
  'film-director': ['film-director film-cat', 'castle-horse', {}, '5/4 5/5'],
  'film-heroine': ['film-heroine', 'castle-pig', { show: 'L.fans' }, '3/5 3'],
  'film-villain': ['castle-dragon', 'film-villain', { pileA: 'film-cat', show: 'D.deck' }, '10/7 ["film-cat"]'],
  'haunted-butler': ['castle-pig haunted-butler starter-newcomer', 'starter-champion', { choices: 'L exhaust castle-pig', show: 'L.exhaust' }, '4/3 1/4 2/4 ["castle-pig"]'],
  'haunted-skeleton': ['haunted-skeleton', 'starter-talent starter-newcomer', {}, '2/3 3/3'],
  'haunted-ghost': ['haunted-ghost', 'castle-dragon starter-newcomer', { show: 'D.exhaust' }, '1/1 ["castle-dragon"]'],
  'haunted-teenager': ['haunted-spider haunted-teenager', 'starter-dog', {}, '3/3 3/3'],
  'haunted-necromancer': ['starter-talent haunted-necromancer', 'starter-champion', {}, '4/2 3/4 5/4'],
  'haunted-vampire': ['castle-horse haunted-vampire', 'castle-dragon', {}, '7/5 4/7 9/7'],
  'haunted-vacuum-cleaner': ['castle-pig haunted-vacuum-cleaner', 'castle-horse', { choices: 'L exhaust castle-pig', show: 'L.exhaust' }, '5/3 5/5 ["castle-pig"]'],
  'space-rescue-pod': ['space-rescue-pod', 'starter-newcomer', { pileB: 'castle-horse', show: 'L.exhaust' }, '1/1 ["castle-horse"]'],
  'space-ai': ['space-ai starter-talent', 'starter-dog starter-dog', {}, '3/2 3/3 3/3'],
  'space-ufo': ['starter-dog', 'space-ufo', { pileA: 'castle-pig film-cat film-gangster', show: 'D.deck' }, '3/3 ["castle-pig","film-cat"]'],
  'space-band': ['space-band space-cow', 'starter-dog starter-champion', {}, '3/3 4/3 4/4'],
  'space-hologram': ['starter-champion', 'space-hologram', { pileB: 'haunted-bat', show: 'L.row' }, '4/4 5/4 ["haunted-bat"]'],
  'shipwreck-merman': ['shipwreck-parrot shipwreck-merman', 'starter-champion', {}, '4/3 4/4'],
  'shipwreck-sailor': ['castle-dragon', 'shipwreck-sailor starter-newcomer castle-horse', { choices: 'D search starter-newcomer', show: 'D.deck' }, '2/7 7/7 ["starter-newcomer"]'],
  'shipwreck-treasure': ['shipwreck-treasure', 'starter-champion', {}, '4/4'],
  'shipwreck-cook': ['shipwreck-cook starter-dog', 'starter-dog starter-champion', {}, '3/2 3/3 4/4'],
  'shipwreck-navigator': ['shipwreck-navigator starter-newcomer castle-horse', 'starter-champion', { choices: 'L keepTop castle-horse', show: 'L.deck' }, '4/4 5/4 ["starter-newcomer"]'],
  'shipwreck-lifeguard': ['shipwreck-lifeguard', 'city-fan-bus', {}, '6/6'],
  'shipwreck-siren': ['castle-bard starter-dog', 'starter-champion shipwreck-siren', { show: 'L.exhaust' }, '4/4 4/4 6/3 ["castle-bard"]'],
  'shipwreck-submarine': ['castle-dragon', 'shipwreck-submarine starter-newcomer', { show: 'D.exhaust' }, '9/7 ["starter-newcomer"]'],
  'robot-alpha': ['robot-alpha', 'starter-champion', { round: '5' }, '4/4'],
  'robot-beta': ['robot-beta', 'starter-champion', { round: '6' }, '4/4'],
  'robot-mecha-bot': ['robot-mecha-bot', 'castle-horse', { round: '6' }, '5/5'],
  'robot-champ': ['robot-champ', 'castle-dragon', { round: '4' }, '7/7'],
  'robot-gamma': ['castle-horse', 'robot-gamma', { round: '4' }, '5/5'],
  'robot-delta': ['robot-delta', 'castle-horse', { round: '4' }, '5/5'],
  'robot-piston': ['robot-piston robot-drone', 'starter-talent starter-talent', { round: '1' }, '2/2 2/2 2/1'],
  'robot-magnet': ['robot-magnet', 'castle-dragon starter-talent', { round: '1', show: 'D.exhaust' }, '2/2 ["castle-dragon"]'],
  'robot-turbine': ['robot-turbine', 'castle-horse', { round: '4' }, '5/5'],
  'robot-bulwark': ['robot-bulwark', 'castle-horse', { round: '4' }, '5/5'],
  'robot-rotor': ['castle-horse', 'robot-rotor', { round: '4' }, '5/5'],
  'robot-scanner': ['castle-bard starter-dog', 'starter-champion robot-scanner', { round: '2', show: 'L.exhaust' }, '4/4 4/4 3/3 ["castle-bard"]'],
  'robot-overclock': ['robot-overclock robot-drone', 'starter-talent starter-talent', { round: '1' }, '2/2 2/2 2/1'],
  'robot-nullifier': ['robot-nullifier', 'castle-dragon starter-talent', { round: '1', show: 'D.exhaust' }, '2/2 ["castle-dragon"]'],
  'robot-colossus': ['robot-colossus', 'castle-dragon', { round: '4' }, '7/7'],
};

/** Cards whose effect belongs to the deck phase, each with a test there. */
const SELECTED = ['space-shapeshifter', 'space-clones', 'space-sci-fi-geek'];

describe('cards with an effect do what is printed', () => {
  for (const [id, [light, dark, more, expected]] of Object.entries(MATCHES)) {
    test(`${id}: ${effectEn(cardNamed(id))}`, () => expect(meet(light, dark, more)).toBe(expected));
  }
});

test('every card has a test', () => {
  const deckPhase = readFileSync(new URL('./rules/deck-phase.test.ts', import.meta.url), 'utf8');
  for (const id of SELECTED) expect(deckPhase).toContain(id);
  const tested = [...Object.keys(MATCHES), ...SELECTED];
  const effective = CARDS.filter(({ effects }) => effects.length > 0).map(({ id }) => id);
  expect(tested.sort()).toEqual(effective.sort());
});

describe('the table of cards is that of the specification', () => {
  test('every row of appendix A, with its sentence', () => {
    const rows = [
      ...RULES_MD.matchAll(
        /^\| `([a-z-]+)` \| (.+?) \/ (.+?) \| (\w+) \| (\d+) \| (\d+) \| (.+?) \|/gm,
      ),
    ];
    expect(rows.length).toBe(CARDS.length);
    for (const [, id = '', english, french, level, strength, copies, effect] of rows) {
      const card = cardNamed(id);
      expect([card.level, card.strength, card.copies]).toEqual([
        level,
        Number(strength),
        Number(copies),
      ]);
      expect([NAMES[card.key]?.en, plain(NAMES[card.key]?.fr ?? '')]).toEqual([english, french]);
      expect(plain(effectEn(card)) || '–').toBe(effect);
    }
  });

  test('every line of appendix D, with its structured effects', () => {
    const lines = [...RULES_MD.matchAll(/^\{"id": "[a-z-]+", "key".*\}$/gm)].map(([line]) =>
      JSON.parse(line),
    );
    expect(lines.map(({ id }) => id)).toEqual(CARDS.map(({ id }) => id));
    for (const line of lines) {
      const { at: _, ...card } = cardNamed(line.id);
      expect({
        ...card,
        effects: card.effects.map(asData),
        fr: plain(effectFr(cardNamed(line.id))),
      }).toEqual(line);
    }
  });

  test('the sets count as in section 2', () => {
    for (const set of Object.keys(SETS_EN)) {
      const cards = CARDS.filter((card) => card.set === set && card.level !== 'S');
      const count = cards.reduce((sum, { copies }) => sum + copies, 0);
      expect(count).toBe(set === 'city' ? 20 : set === 'robot' ? 19 : 40);
    }
  });
});

/** An effect as the data file writes it. */
function asData({ type, ...rest }: (typeof CARDS)[number]['effects'][number]): object {
  const written = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(written), do: type === 'support' ? 'strength' : type };
}

function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replaceAll('\u00a0', ' ');
}
