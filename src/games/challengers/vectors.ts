import { isObject, same } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { judge, listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { scripted } from '../../testing/script.ts';
import { nothingIn, type RunVector, type Vector } from '../../testing/vectors.ts';
import { challengers } from './game.ts';
import { type CardName, canonically, cardOf } from './instances.ts';
import type { Challengers, Decision, InPlay, Match, News, Side, State } from './kind.ts';
import { open, run } from './rules/course.ts';
import { decideFor, pendingIn } from './rules/decisions.ts';
import { deckIn } from './rules/participants.ts';
import { newMatch } from './rules/rounds.ts';
import { setup } from './rules/setup.ts';
import { TROPHIES } from './tournament.ts';

/** Runs a match of the specification as it stands: given decks, no shuffle, no coin. */
export const runVector: RunVector = (vector) => {
  const nothing = nothingIn(vector.expect);
  if (nothing !== undefined) return [nothing];
  const unknown = [...strangers(vector, FIELDS), ...expectations(vector.expect)];
  if (unknown.length > 0) return [`unknown field ${unknown.join(', ')}`];
  const { faults, found } = playMatch(vector);
  return [...faults, ...differences(vector.expect, found)];
};

/** What became of the match of a vector, and what went wrong with its decisions. */
export function playMatch(vector: Vector): {
  readonly faults: readonly string[];
  readonly found: Readonly<Record<string, unknown>>;
  readonly told: readonly News[];
} {
  const listened = listener<Challengers>();
  const p: InPlay = { s: table(vector), rng: scripted([]), tell: listened };
  const m = at(p.s.open.matches, 0);
  const faults = decideAll(p, m, list(vector.choices));
  const compared = listened.told.flatMap(({ news }) =>
    news.type === 'compared' ? [[news.attack, news.hold]] : [],
  );
  const found = {
    winner: m.result && LETTERS[m.result.winner],
    reason: m.result?.reason,
    compared,
    L: zoneOf(p.s, m, 0),
    D: zoneOf(p.s, m, 1),
  };
  return { faults, found, told: listened.told };
}

const FIELDS = [
  ...['id', 'title', 'rules', 'L', 'D', 'start', 'round', 'trophies', 'pileA', 'pileB', 'pileC'],
  ...['choices', 'expect'],
];
const ZONE_FIELDS = ['bench', 'row', 'deck', 'exhaust', 'fans'];
const LETTERS = ['L', 'D'] as const;

function strangers(value: unknown, known: readonly string[]): string[] {
  return isObject(value) ? Object.keys(value).filter((field) => !known.includes(field)) : [];
}

function expectations(expect: unknown): string[] {
  if (!isObject(expect)) return [];
  return [
    ...strangers(expect, ['winner', 'reason', 'compared', 'L', 'D']),
    ...LETTERS.flatMap((side) => strangers(expect[side], ZONE_FIELDS)),
  ];
}

/** A table of two at which one match is about to open with these decks and piles. */
function table(vector: Vector): State {
  const s = setup(2, normalOptions(challengers.options), rngFrom([1, 2, 3, 4]), listener());
  const number = numbering();
  const decks = [vector.L, vector.D].map((cards) => list(cards).map(String).map(number));
  const piles = [vector.pileA, vector.pileB, vector.pileC].map((cards) =>
    list(cards).map(String).map(number),
  );
  for (const seat of [0, 1]) {
    at(s.own, seat).deck = [...at(decks, seat)].sort(canonically);
    s.hidden.decks[seat] = at(decks, seat);
    const won = range(Number(list(vector.trophies)[seat] ?? 0));
    at(s.open.players, seat).trophies = won.map((n) => ({
      ...{ round: n + 1, park: 0, fans: at(at(TROPHIES, n), 0) },
    }));
    at(s.open.players, seat).phase = { type: 'match' };
  }
  s.hidden.piles = { A: at(piles, 0), B: at(piles, 1), C: at(piles, 2) };
  const m = newMatch('r1p0', Number(vector.round ?? 1), 0, [0, 1], vector.start === 'D' ? 1 : 0);
  s.open.matches = [m];
  open(m);
  return s;
}

/** Instances are numbered as they come. */
function numbering(): (id: string) => CardName {
  const seen = new Map<string, number>();
  return (id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return `${id}~${copy}`;
  };
}

/** Plays the match, answering its decisions in the order listed; every one must be asked. */
function decideAll(p: InPlay, m: Match, choices: readonly unknown[]): string[] {
  const left = [...choices];
  for (run(p, m); m.result === null; run(p, m)) {
    const decision = pendingIn(m);
    if (!decision) return ['the match waits for nobody'];
    const cards = unlisted(p.s, decision) ?? listedAnswer(p.s, decision, left.shift());
    if (typeof cards === 'string') return [cards];
    const judgement = judge(challengers, p.s, decision.side, { type: 'choose', cards });
    if ('rule' in judgement) return [`${cards.join(', ')} is refused by ${judgement.rule}`];
    decideFor(p, decision.side, cards);
  }
  return left.map((choice) => `never asked: ${JSON.stringify(choice)}`);
}

/** CH-70: vectors do not list a question about deck cards of one id; these stay as they lie. */
function unlisted(s: State, decision: Decision): readonly CardName[] | undefined {
  const { seen } = at(s.own, decision.side);
  if (new Set(seen.map(idOf)).size !== 1) return undefined;
  return decision.type === 'arrange' ? seen : seen.slice(0, 1);
}

/** The instances that a listed choice names by their ids, or what is wrong with it. */
function listedAnswer(s: State, decision: Decision, choice: unknown): CardName[] | string {
  const [letter, kind] = [LETTERS[decision.side], decision.type];
  if (!isObject(choice) || choice.by !== letter || choice.kind !== kind)
    return `${letter} decides ${kind}, but the vector says ${JSON.stringify(choice)}`;
  const more = strangers(choice, ['by', 'kind', 'cards']);
  if (more.length > 0) return `unknown field ${more.join(', ')}`;
  const from = 'cards' in decision ? [...decision.cards] : [...at(s.own, decision.side).seen];
  const named = list(choice.cards).map((id) => {
    const place = from.findIndex((card) => idOf(card) === id);
    return from.splice(place, place < 0 ? 0 : 1)[0] ?? `no ${id}`;
  });
  return named.find((card) => card.startsWith('no ')) ?? named;
}

/** The end zones of one side, by card id. */
function zoneOf(s: State, m: Match, side: Side): Readonly<Record<string, unknown>> {
  const { bench, row, exhaust } = m.zones[side];
  return {
    bench: bench.map(({ card }) => idOf(card)),
    row: row.map(({ card }) => idOf(card)),
    deck: deckIn(s, m, side).map(idOf),
    exhaust: exhaust.map(idOf),
    fans: at(s.open.players, side).fans,
  };
}

function differences(expected: unknown, found: Readonly<Record<string, unknown>>): string[] {
  if (!isObject(expected)) return ['expect is missing'];
  return Object.entries(expected).flatMap(([field, value]) =>
    same(value, found[field])
      ? []
      : [`${field}: expected ${JSON.stringify(value)}, found ${JSON.stringify(found[field])}`],
  );
}

function idOf(card: CardName): string {
  return cardOf(card).id;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
