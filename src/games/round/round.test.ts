import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anyAnswer } from '../../engine/ask.ts';
import { hears, viewOf } from '../../engine/game.ts';
import { canonical, same } from '../../engine/json.ts';
import { at, count, range, sum } from '../../engine/list.ts';
import { listener, SILENCE } from '../../engine/referee.ts';
import { rngFrom, seedsFrom } from '../../engine/rng.ts';
import { conforms } from '../../testing/conforms.ts';
import { branching, scripted } from '../../testing/script.ts';
import { SOAK } from '../../testing/size.ts';
import { everyWorld } from '../../testing/worlds.ts';
import { RoundGame, withOptions } from './fixtures.ts';
import { round } from './game.ts';
import type { Move, News, Night, Options, Round, State } from './kind.ts';
import { packOf } from './pack.ts';
import { RULES } from './rulebook.ts';
import { offerInHand } from './rules/draft.ts';
import { mayLie, tokensOf } from './rules/tokens.ts';
import { draftOrder, ownerOf, slotNames, slotsEach } from './slots.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8];

const OWN_ROSTER = [
  ...(['docker', 'rookie', 'sailor', 'butcher'] as const),
  ...(['cara-de-muerte', 'kwame-ngalou', 'el-toro'] as const),
];

/** Every seat count as the rulebook has it, and each option at tables where it matters. */
const TRIALS: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  ...COUNTS.map((seats) => ({ seats, options: {} })),
  ...[2, 3, 4, 6].map((seats) => ({ seats, options: { salonSeconds: 0, nights: 2 } })),
  ...[2, 3, 5].map((seats) => ({ seats, options: { lieLimit: 0, nights: 2 } })),
  ...[2, 3, 4].map((seats) => ({ seats, options: { lieLimit: 1, impossibleClaims: false } })),
  ...[2, 3, 4].map((seats) => ({ seats, options: { startingMoney: 1, nights: 8 } })),
  { seats: 2, options: { twoPlayerPairing: 'sameSlot', twoPlayerKoForfeitsStake: false } },
  { seats: 3, options: { threePlayerRing: 'paired', lieLimit: null } },
  { seats: 3, options: { stakeMin: 3, stakeMax: 9, startingMoney: 5 } },
  { seats: 4, options: { pack: 'large', stakeMin: 2, stakeMax: 2, firstStarter: 3 } },
  { seats: 5, options: { pack: 'large', salonSeconds: 600, startingMoney: 20 } },
  { seats: 5, options: { pack: 'small', nights: 1, lieLimit: 8 } },
  { seats: 8, options: { nights: 2, impossibleClaims: false } },
  { seats: 3, options: { lieLimit: 0, liePenalty: 1, nights: 3 } },
  { seats: 4, options: { lieLimit: 1, liePenalty: 3, startingMoney: 2, ownRoster: OWN_ROSTER } },
];

conforms(round, { games: TRIALS.length * 2, seed: 4, moments: 4, trials: TRIALS, sound: unsound });

/** What must hold in every state (`rules.md`, 8): says what is wrong. */
function unsound(s: State): string | undefined {
  return (
    wrongCards(s) ??
    wrongOffers(s) ??
    wrongTruths(s) ??
    wrongMoney(s) ??
    wrongTokens(s) ??
    wrongNights(s)
  );
}

/** Every card of the pack is somewhere, once. */
function wrongCards(s: State): string | undefined {
  const { open, own, hidden } = s;
  if (open.phase.type === 'over') return undefined;
  const drafting = open.phase.type === 'draft';
  const inHand = drafting ? offerInHand(at(own, drafter(s))) : [];
  const cards = [
    ...open.faceUp,
    ...open.centre,
    ...hidden.centre,
    ...hidden.packet,
    ...inHand,
    ...own.flatMap((mine) => mine.cards),
  ];
  const all = packOf(own.length, s.options).numbers;
  return same(sorted(cards), all) ? undefined : `cards ${cards}`;
}

function drafter({ open, own }: State): number {
  return ownerOf(at(draftOrder(own.length, open.starter), open.announced.length), own.length);
}

/** A kept card comes from its slot's offer, and offers are two cards that were in the packet. */
function wrongOffers({ open, own, hidden }: State): string | undefined {
  if (open.phase.type === 'over') return undefined;
  const players = own.length;
  const before = open.history.length * slotsEach(players);
  const gone = [...open.faceUp, ...open.centre, ...hidden.centre];
  const drafts = open.announced.length + (open.phase.type === 'draft' ? 1 : 0);
  for (const place of draftOrder(players, open.starter).slice(0, drafts)) {
    const { offers, cards } = at(own, ownerOf(place, players));
    const index = place % slotsEach(players);
    const offer = at(offers, before + index);
    const kept = cards[index];
    if (offer[0] === offer[1] || offer.some((card) => gone.includes(card)))
      return `offer ${offer} without ${gone}`;
    if (kept !== undefined && !offer.includes(kept)) return `${kept} kept of ${offer}`;
    if (kept !== undefined) gone.push(kept);
  }
  return undefined;
}

/** Who may not lie has not, and who is asked to attack holds Kwame. */
function wrongTruths({ open, own, options }: State): string | undefined {
  const players = own.length;
  const order = draftOrder(players, open.starter);
  const cards = own.map((mine) => mine.cards);
  const liar = open.announced.findIndex((number, turn) => {
    const place = at(order, turn);
    const card = at(at(cards, ownerOf(place, players)), place % slotsEach(players));
    return number !== card && !mayLie(open.history, place, options);
  });
  if (liar >= 0) return `a forbidden lie in turn ${liar}`;
  const kwame = packOf(players, options).with.knockout;
  return open.phase.type === 'attack' && !at(cards, open.phase.seat).includes(kwame)
    ? 'an attack without Kwame'
    : undefined;
}

function wrongMoney({ open, options, own }: State): string | undefined {
  const start = options.startingMoney ?? (own.length <= 3 ? 8 : 5);
  const earned = range(own.length).map((seat) =>
    sum(open.history.map(({ paid }) => at(paid, seat).delta)),
  );
  const right = open.purses.every(
    (purse, seat) => purse >= 0 && purse === start + at(earned, seat),
  );
  return right ? undefined : `purses ${open.purses}`;
}

/** No slot lies more often than allowed, unless lies may be paid for. */
function wrongTokens({ open, options, own }: State): string | undefined {
  const { lieLimit: limit, liePenalty } = options;
  if (limit === null || liePenalty > 0) return undefined;
  const liar = slotNames(own.length).find((_, place) => tokensOf(open.history, place).lie > limit);
  return liar === undefined ? undefined : `too many lies of ${liar}`;
}

function wrongNights({ open, own, options }: State): string | undefined {
  return open.history
    .map((night) => wrongNight(night, own.length, options))
    .find((wrong) => wrong !== undefined);
}

/** Money, duels, knock-out and Cara of a night that is over. */
function wrongNight(night: Night, players: number, options: Options): string | undefined {
  const targets = packOf(players, options).knockoutTargets;
  const { slots, duels, paid, ko, attack, caraActive } = night;
  const stakes = sum(paid.flatMap(({ sheets }) => sheets.map(({ net }) => net)));
  const fines = duels.length + stakes - sum(paid.map(({ delta }) => delta));
  const lies = slots.filter(({ truth }) => !truth).length;
  if (fines < 0 || fines > lies * options.liePenalty) return 'money from nowhere';
  const expected = players === 2 ? 2 : slots.length - (ko === null ? 0 : 1);
  if (duels.length !== expected || duels.some(({ winner }) => winner === null))
    return `${duels.length} duels`;
  const victim = slots.find(({ slot }) => slot === ko);
  if (victim && (!targets.includes(victim.card) || ko?.startsWith(`${attack?.by}.`)))
    return `knock-out of ${ko}`;
  if (players > 2 && victim && count(winners(night), ko) > 0) return 'a knocked-out boxer won';
  const lost = duels.some(
    ({ a, b, winner }) => (a === caraActive || b === caraActive) && winner !== caraActive,
  );
  return lost ? 'an active Cara lost' : undefined;
}

function winners({ duels }: Night): (string | null)[] {
  return duels.map(({ winner }) => winner);
}

function sorted(cards: number[]): number[] {
  return cards.sort((a, b) => a - b);
}

/** A game so far, step by step, with all that was told. */
function playSome(seats: number, options: Options, steps: number, seed: number) {
  const rng = rngFrom(seedsFrom(seed)());
  const first = listener<Round>();
  const state = round.setup(seats, options, rng, first);
  const told: News[][] = [first.told];
  const moves: { seat: number; move: Move }[] = [];
  for (const _ of range(steps)) {
    const waited = round.asks(state).filter((ask) => !ask.open);
    const ask = waited[rng.below(Math.max(1, waited.length))];
    if (!ask) break;
    const tell = listener<Round>();
    const move = ask.talk ? ask.idle() : anyAnswer(ask, rng);
    round.play(state, ask.seat, move, rng, tell);
    moves.push({ seat: ask.seat, move });
    told.push(tell.told);
  }
  return { state, history: { seats, options, steps: moves, told } };
}

const SHORT = { nights: 1, firstStarter: 0, salonSeconds: 0 } as const;

/** Small cases in which all worlds can be gone through: who looks, after how many steps. */
const CASES: readonly {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly steps: number;
  readonly looking: readonly (number | null)[];
}[] = [
  { seats: 4, options: {}, steps: 0, looking: [null, 0, 2] },
  { seats: 4, options: {}, steps: 1, looking: [null, 0, 2] },
  // More worlds than every run has time for.
  ...(SOAK ? [{ seats: 4, options: {}, steps: 2, looking: [0, 1, 3] }] : []),
  { seats: 4, options: { lieLimit: 0 }, steps: 3, looking: [null, 1] },
  { seats: 4, options: { lieLimit: 0 }, steps: 4, looking: [null, 0, 3] },
  { seats: 4, options: { lieLimit: 0 }, steps: 5, looking: [0, 3] },
  { seats: 2, options: {}, steps: 1, looking: [0] },
  ...(SOAK ? [{ seats: 2, options: { lieLimit: 0 }, steps: 5, looking: [0, 1] }] : []),
];

test.each(CASES)('imagine reaches every world that fits, and no other: %j', (example) => {
  const { seats, options, steps, looking } = example;
  const { state, history } = playSome(seats, withOptions({ ...SHORT, ...options }), steps, 11);
  for (const seat of looking) {
    const heard = history.told.flat().filter((told) => hears(told, seat));
    const view = viewOf(round, state, seat);
    const imagined = new Map<string, number>();
    for (const way of branching()) {
      const world = canonical(round.imagine(view, heard, way));
      imagined.set(world, (imagined.get(world) ?? 0) + 1);
    }
    const worlds = everyWorld(round, history, seat, state);
    expect([...imagined.keys()].sort()).toEqual([...worlds].sort());
    expect(new Set(imagined.values()).size).toBe(1);
  }
});

/** All bytes a seat has been sent. */
function sent(table: RoundGame, seat: number | null): string {
  return JSON.stringify(table.told.filter((told) => hears(told, seat)));
}

test('until the attack nothing sent to others depends on who holds which boxer', () => {
  const announced = [2, 7, 7, 3];
  const sheets = ['II 3', 'OO 1', 'IO 2', 'II 3'];
  const one = { cards: [7, 3, 1, 5], announced, sheets, shadow: 6 };
  const other = { cards: [5, 6, 7, 1], announced, sheets: [...sheets].reverse(), shadow: 3 };
  const tables = [one, other].map((evening) => new RoundGame(4, [evening]).toAttack());
  const [here, there] = tables.map((table) => sent(table, null));
  expect(here).toBe(there);
  expect(here).toContain('attackOpened');
});

test('RD-T-29: after the draft a view holds own cards, own offers and what is face up', () => {
  const numbers = [2, 3, 1, 4, 0, 2, 1, 2, 0, 1, 1, 0, 1];
  const rng = scripted(numbers);
  const state = round.setup(4, withOptions({}), rng, SILENCE);
  for (const [seat, keep, announce] of [
    [2, 7, 7],
    [3, 3, 7],
    [0, 1, 1],
    [1, 5, 5],
  ] as const)
    round.play(state, seat, { type: 'draft', keep, announce }, rng, SILENCE);
  const owns = [0, 1, 2, 3].map((seat) => viewOf(round, state, seat).own);
  expect(owns.map((own) => [own?.cards, own?.offers])).toEqual([
    [[1], [[1, 5]]],
    [[5], [[5, 6]]],
    [[7], [[7, 6]]],
    [[3], [[5, 3]]],
  ]);
  const spectator = viewOf(round, state, null);
  expect([spectator.own, spectator.open.faceUp]).toEqual([null, [2, 4]]);
  expect(Object.keys(spectator.open).sort()).toEqual([
    'announced',
    'centre',
    'claims',
    'faceUp',
    'history',
    'night',
    'phase',
    'purses',
    'starter',
  ]);
});

test('every rule of the specification is in the rulebook and named by a test', () => {
  const here = new URL('.', import.meta.url);
  const spec = readFileSync(new URL('rules.md', here), 'utf8');
  const specified = [...spec.matchAll(/^\*\*((?:RD|H)-\d+)\*\*/gm)].map(([, id]) => id);
  const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, here), 'utf8'));
  const named = new Set(
    tests.flatMap((text) => [...text.matchAll(/^rule\(\s*'((?:RD|H)-\d+)'/gm)].map(([, id]) => id)),
  );
  expect(specified).toEqual(Object.keys(RULES));
  expect(specified.filter((id) => !named.has(id))).toEqual([]);
});
