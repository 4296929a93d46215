import { type Ask, choose, type Seat, withAnswers } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Move, MoveOf, Phase, Slot, State, Tell } from '../kind.ts';
import { packOf, perTable } from '../pack.ts';
import { announce, knockedOutBy } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { belongsTo, slotNames } from '../slots.ts';
import { boxersInRing, endNight } from './end.ts';

type AttackMove = MoveOf<'attack'>;

/** RD-38: when all sheets are locked Kwame may attack, if he is in the ring. */
export function openAttack(s: State, rng: Rng, tell: Tell): void {
  const kwame = packOf(s.own.length, s.options).with.knockout;
  const seat = s.own.findIndex((own) => own.cards.includes(kwame));
  if (seat < 0) {
    announce(tell, { type: 'attackSkipped' });
    return endNight(s, null, rng, tell);
  }
  s.open.phase = { type: 'attack', seat };
  announce(tell, { type: 'attackOpened' });
}

/** RD-39: Kwame's bettor passes, or names a slot and a boxer. */
export function asksForAttack(s: State, { seat }: Phase<'attack'>): Ask<Move, Rule>[] {
  return [at(everyAsk(s.own.length, packOf(s.own.length, s.options)), seat)];
}

/** RD-40: another bettor's slot, and a boxer that Kwame can knock out; or neither. */
function refuseAttack(
  seat: Seat,
  targets: readonly number[],
  { target, boxer }: AttackMove,
): Rule | undefined {
  if (target === null || boxer === null) return target === boxer ? undefined : 'RD-40';
  return belongsTo(target, seat) || !targets.includes(boxer) ? 'RD-40' : undefined;
}

/** RD-41: the attack hits if the slot holds exactly the boxer that was named. */
export function attack(s: State, by: Seat, move: AttackMove, rng: Rng, tell: Tell): void {
  const { target, boxer } = move;
  if (target === null || boxer === null) {
    announce(tell, { type: 'attackPassed' });
  } else {
    announce(tell, { type: 'attackDeclared', by, target, boxer });
    if (holds(s, target, boxer))
      announce(tell, { type: 'knockedOut', slot: target, boxer }, knockedOutBy(s.own.length));
    else announce(tell, { type: 'attackMissed', slot: target, boxer });
  }
  endNight(s, { by, target, boxer }, rng, tell);
}

function holds(s: State, slot: Slot, boxer: number): boolean {
  return at(boxersInRing(s), slotNames(s.own.length).indexOf(slot)) === boxer;
}

const PASS: AttackMove = { type: 'attack', target: null, boxer: null };

/** The question by seat; it depends on nothing else. */
const everyAsk = perTable((players, pack): readonly Ask<Move, Rule>[] => {
  const answers = everyAttack(players, pack.numbers);
  return range(players).map((seat) => {
    const refuse = (move: AttackMove): Rule | undefined =>
      refuseAttack(seat, pack.knockoutTargets, move);
    return withAnswers<Move, Rule>(
      choose(seat, 'RD-39', answers, refuse, { about: 'attack', idle: PASS }),
    );
  });
});

/** The pass, and every slot or nobody with every number or none. */
function everyAttack(players: number, numbers: readonly number[]): readonly AttackMove[] {
  return [null, ...slotNames(players)].flatMap((target) =>
    [null, ...numbers].map((boxer) => ({ type: 'attack', target, boxer }) as const),
  );
}
