import { type Ask, anyAnswer, askData, type Seat } from '../../engine/ask.ts';
import { type Game, hears, type Kind, type Move, type State, viewOf } from '../../engine/game.ts';
import { copy } from '../../engine/json.ts';
import { range } from '../../engine/list.ts';
import { askOf, judge, listener } from '../../engine/referee.ts';
import { rngFrom, type Seed } from '../../engine/rng.ts';
import { NONSENSE, twisted } from './nonsense.ts';
import { isPlain } from './plain-json.ts';
import type { GameMoment, LawCheck } from './trying.ts';

/**
 * Law 5: in every world that a seat could imagine, its view, questions and refusals are the same.
 */
export function nothingLeaks<K extends Kind>(
  trying: LawCheck<K>,
  moment: GameMoment<K>,
  seat: Seat | null,
): void {
  const { game, plan, seeds, report } = trying;
  const { state, log, asks } = moment;
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  const heard = copy(log.filter((told) => hears(told, seat)));
  const known = JSON.stringify(knownTo(game, state, seat));
  for (const _ of range(plan.worlds ?? 3)) {
    const world = game.imagine(copy(viewOf(game, state, seat)), heard, rngFrom(seeds()));
    const imagined = JSON.stringify(knownTo(game, world, seat));
    if (imagined !== known)
      return report('nothing leaks', `${who} knows ${difference(known, imagined)}`);
    if (!isPlain(world)) return report('imagined worlds are plain JSON', who);
    const wrong = plan.sound?.(world);
    if (wrong !== undefined) return report('imagined worlds are sound', `${who}: ${wrong}`);
    for (const ask of asks) {
      if (ask.seat !== seat && ask.sealed) sealedAnswerIsSilent(trying, state, world, ask, seat);
    }
  }
}

/** All bytes that a seat gets from a state: view, questions, refusals. */
function knownTo<K extends Kind>(game: Game<K>, state: State<K>, seat: Seat | null): unknown {
  const asks = game.asks(state);
  const ask = asks.find((one) => one.seat === seat);
  const waited = asks.map(({ seat: who, about, open, rule }) => ({ who, about, open, rule }));
  return [
    viewOf(game, state, seat),
    waited,
    ask && askData(ask),
    ask && refusals(game, state, ask),
  ];
}

function refusals<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
): unknown {
  const listed = ask.form === 'choose' ? ask.answers : ask.also;
  const judged = [...NONSENSE, ...twisted(copy(ask.idle()))].map((theirs) => {
    const judgement = judge(game, state, ask.seat, theirs);
    return 'rule' in judgement ? judgement.rule : null;
  });
  return [listed.map((move, place) => ask.refuse(move, place) ?? null), judged];
}

/** An answer that the rules hide from a seat sends it the same bytes, whatever the answer is. */
function sealedAnswerIsSilent<K extends Kind>(
  { game, rng, seeds, report }: LawCheck<K>,
  state: State<K>,
  world: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  seat: Seat | null,
): void {
  const others = game.asks(state).filter((other) => other.sealed && other.seat !== ask.seat);
  if (others.length === 0) return;
  const there = askOf(game, world, ask.seat);
  if (!there)
    return report('nothing leaks', `seat ${ask.seat} is asked in one world and not in another`);
  const seed = seeds();
  const told = bytesAfter(game, state, ask.seat, anyAnswer(ask, rng), seed, seat);
  const imagined = bytesAfter(game, world, ask.seat, anyAnswer(there, rng), seed, seat);
  if (told === imagined) return;
  report(
    'a sealed answer tells nothing',
    `${ask.about} of seat ${ask.seat}: ${difference(told, imagined)}`,
  );
}

/** What one seat hears and knows after another's answer. */
function bytesAfter<K extends Kind>(
  game: Game<K>,
  from: State<K>,
  other: Seat,
  move: Move<K>,
  seed: Seed,
  seat: Seat | null,
): string {
  const twin = game.clone(from);
  const tell = listener<K>();
  game.play(twin, other, move, rngFrom(seed), tell);
  return JSON.stringify([tell.told.filter((news) => hears(news, seat)), knownTo(game, twin, seat)]);
}

function difference(a: string, b: string): string {
  const from = Math.max(0, [...a].findIndex((c, i) => c !== b[i]) - 60);
  return `…${a.slice(from, from + 140)} / …${b.slice(from, from + 140)}`;
}
