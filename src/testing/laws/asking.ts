import { type Ask, type Choice, legal, type Seat } from '../../engine/ask.ts';
import type { Kind, Move, Outcome, State } from '../../engine/game.ts';
import { canonical, copy, same } from '../../engine/json.ts';
import { range } from '../../engine/list.ts';
import { judge, listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { NONSENSE, twisted } from './nonsense.ts';
import type { GameMoment, LawCheck } from './trying.ts';

/**
 * Laws 1, 2, 8 and 9: questions until the end, one per seat at a time, each with a rule and an idle
 * answer.
 */
export function asksAreInOrder<K extends Kind>(
  trying: LawCheck<K>,
  { state, asks }: GameMoment<K>,
): void {
  const { game, plan, report } = trying;
  const outcome = game.outcome(state);
  const waited = asks.filter((ask) => !ask.open);
  if (waited.length === 0 && !outcome)
    report('something is asked until the end', canonical(state.open));
  if (asks.length > 0 && outcome) report('nothing is asked after the end', canonical(outcome));
  if (outcome) outcomeIsComplete(trying, outcome, state.own.length);
  if (new Set(asks.map((ask) => ask.seat)).size !== asks.length)
    report('a seat is asked one thing at a time', '');
  for (const ask of asks) {
    if (!Object.hasOwn(game.rules, ask.rule)) report('asks name a rule', ask.rule);
    idleAnswerIsLegal(trying, state, ask);
  }
  const wrong = plan.sound?.(state);
  if (wrong !== undefined) report('the state is sound', wrong);
}

function outcomeIsComplete<K extends Kind>(
  { game, report }: LawCheck<K>,
  { rule, places }: Outcome,
  seats: number,
): void {
  if (!Object.hasOwn(game.rules, rule)) report('the outcome names a rule', rule);
  const placed = places.flat().sort((a, b) => a - b);
  if (!same(placed, range(seats))) report('every seat has one place', canonical(places));
}

function idleAnswerIsLegal<K extends Kind>(
  { game, report }: LawCheck<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
): void {
  const law = 'every ask has a legal idle answer';
  try {
    const judgement = judge(game, state, ask.seat, copy(ask.idle()));
    if ('rule' in judgement) report(law, `${ask.about}: ${judgement.rule}`);
  } catch (error) {
    report(law, `${ask.about}: ${String(error)}`);
  }
}

/** Law 4: every offered answer is accepted, and nothing else is. */
export function offeredIsAccepted<K extends Kind>(
  trying: LawCheck<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
): void {
  const { game, report, rng, seeds } = trying;
  const { moves, complete } = legal(ask);
  if (moves.length === 0) return report('every ask has a legal answer', ask.about);
  const offered = new Set(moves.map(canonical));
  if (offered.size !== moves.length) report('no answer is offered twice', ask.about);
  for (const move of moves.slice(0, 200)) {
    const judgement = judge(game, state, ask.seat, copy(move));
    if ('rule' in judgement)
      report('what is offered is accepted', `${canonical(move)}: ${judgement.rule}`);
    else if (!same(judgement.move, move))
      report('what is offered is accepted as it is', canonical(move));
  }
  for (const move of rng.shuffle([...moves]).slice(0, 8)) {
    game.play(game.clone(state), ask.seat, move, rngFrom(seeds()), listener<K>());
    if (game.notate(move) === '') report('moves can be written', canonical(move));
  }
  if (ask.form === 'choose') othersAreRefused(trying, ask);
  if (ask.known && !same(moves, legal({ ...ask, known: undefined }).moves))
    report('answers worked out beforehand are the legal ones', ask.about);
  nothingElseIsAccepted(trying, state, ask, complete ? offered : undefined, moves);
  agreesWithReference(trying, state, ask, complete ? moves : undefined);
}

/** Law 4: answers that are listed but never offered are refused. */
function othersAreRefused<K extends Kind>(
  { report }: LawCheck<K>,
  { about, answers, fitting, refuse }: Choice<Move<K>, K['rule']>,
): void {
  const accepted = answers.find(
    (move, place) => place >= fitting && refuse(move, place) === undefined,
  );
  if (accepted) report('answers that do not fit are refused', `${about}: ${canonical(accepted)}`);
}

function nothingElseIsAccepted<K extends Kind>(
  { game, report }: LawCheck<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  offered: ReadonlySet<string> | undefined,
  moves: readonly Move<K>[],
): void {
  for (const theirs of [...NONSENSE, ...moves.slice(0, 6).flatMap((move) => twisted(copy(move)))]) {
    const judgement = judge(game, state, ask.seat, theirs);
    if ('rule' in judgement) {
      if (!Object.hasOwn(game.rules, judgement.rule))
        report('a refusal names a rule', judgement.rule);
    } else if (offered && !offered.has(canonical(judgement.move)))
      report('nothing else is accepted', canonical(theirs));
  }
}

function agreesWithReference<K extends Kind>(
  { game, plan, report }: LawCheck<K>,
  state: State<K>,
  ask: Ask<Move<K>, K['rule']>,
  moves: readonly Move<K>[] | undefined,
): void {
  const reference = plan.legal?.(state, ask.seat);
  if (!reference || !moves) return;
  const written = moves.map((move) => game.notate(move)).sort();
  if (same(written, [...reference].sort())) return;
  report(
    'what is legal is what the rules say',
    `${ask.about}: ${written} but should be ${reference}`,
  );
}

/** A seat that is not asked is refused, with the rule that says whose turn it is. */
export function nobodyElseIsHeard<K extends Kind>(
  { game, report }: LawCheck<K>,
  { state, asks }: GameMoment<K>,
): void {
  const move = asks[0]?.idle() ?? { type: 'nothing' };
  const others: Seat[] = [-1, ...range(state.own.length + 1)].filter(
    (seat) => !asks.some((ask) => ask.seat === seat),
  );
  for (const seat of others) {
    const judgement = judge(game, state, seat, move);
    const refused = 'rule' in judgement && judgement.rule === game.cites.turn;
    if (!refused) report('only who is asked is heard', `seat ${seat}`);
  }
}
