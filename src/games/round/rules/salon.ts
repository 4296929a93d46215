import { type Ask, choose, type Seat } from '../../../engine/ask.ts';
import { at, replaced } from '../../../engine/list.ts';
import type { Claim, Move, MoveOf, Phase, Said, State, Tell } from '../kind.ts';
import { packOf, perTable } from '../pack.ts';
import { announce } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { belongsTo, slotNames } from '../slots.ts';
import { openPrognosis } from './prognosis.ts';

/** RD-28: most statements per player and night. */
export const MOST_CLAIMS = 20;

/** RD-27: the salon opens, unless the table plays without one. */
export function openSalon(s: State, tell: Tell): void {
  const seconds = s.options.salonSeconds;
  if (seconds === 0) return afterSalon(s, tell);
  s.open.phase = { type: 'salon', ready: s.own.map(() => false) };
  announce(tell, { type: 'salonOpened', seconds });
}

/** RD-29: everyone may speak and is waited for until ready; ready bettors may still speak. */
export function asksInSalon(s: State, { ready }: Phase<'salon'>): Ask<Move, Rule>[] {
  const answers = answersFor(s.own.length, packOf(s.own.length, s.options));
  const within = s.options.salonSeconds;
  const asks: Ask<Move, Rule>[] = [];
  for (let seat = 0; seat < ready.length; seat++) {
    const refuse = (move: Move): Rule | undefined => refuseTalk(s, at(ready, seat), seat, move);
    if (!ready[seat]) {
      const manner = { about: 'salon', idle: READY, talk: true, within };
      asks.push(choose<Move, Rule>(seat, 'RD-29', answers, refuse, manner));
    } else if (claimsBy(s.open.claims, seat) < MOST_CLAIMS) {
      const manner = { about: 'talk', open: true, talk: true, within };
      asks.push(choose<Move, Rule>(seat, 'RD-28', answers, refuse, manner));
    }
  }
  return asks;
}

/** The first rule that forbids saying this, or being ready. */
function refuseTalk(s: State, ready: boolean, seat: Seat, move: Move): Rule | undefined {
  if (move.type !== 'say') return ready ? 'RD-29' : undefined;
  if (claimsBy(s.open.claims, seat) >= MOST_CLAIMS) return 'RD-28';
  return speaksOfTheRightSlot(move.claim, seat) ? undefined : 'RD-28';
}

/** One says what one holds oneself, and suspects, trusts or doubts others. */
function speaksOfTheRightSlot(claim: Claim, seat: Seat): boolean {
  if (!('slot' in claim)) return true;
  const mine = belongsTo(claim.slot, seat);
  return claim.kind === 'hold' ? mine : !mine;
}

function claimsBy(claims: readonly Said[], seat: Seat): number {
  let number = 0;
  for (const { by } of claims) if (by === seat) number++;
  return number;
}

/** RD-28: what is said is public, recorded and never checked. */
export function say(s: State, by: Seat, { claim }: MoveOf<'say'>, tell: Tell): void {
  s.open.claims = [...s.open.claims, { by, claim }];
  announce(tell, { type: 'said', by, claim });
}

/** RD-29: the salon closes when everyone is ready. */
export function beReady(s: State, by: Seat, tell: Tell): void {
  const { phase } = s.open;
  if (phase.type !== 'salon') throw new Error('nobody is in the salon');
  const ready = replaced(phase.ready, by, true);
  s.open.phase = { type: 'salon', ready };
  announce(tell, { type: 'readied', by });
  if (ready.includes(false)) return;
  announce(tell, { type: 'salonClosed', reason: 'ready' });
  afterSalon(s, tell);
}

/** RD-30: with two bettors the first centre card is turned before the prognoses. */
function afterSalon(s: State, tell: Tell): void {
  const [boxer, ...others] = s.hidden.centre;
  if (boxer !== undefined) {
    s.open.centre = [boxer];
    s.hidden.centre = others;
    announce(tell, { type: 'centreRevealed', boxer });
  }
  openPrognosis(s, tell);
}

const READY: Move = { type: 'ready' };

/** Everything that can be said at a table, and being ready. */
const answersFor = perTable((players, { numbers: boxers }): readonly Move[] => {
  const slots = slotNames(players);
  const claims: Claim[] = [
    ...slots.flatMap((slot) => boxers.map((boxer) => ({ kind: 'hold', slot, boxer }) as const)),
    ...boxers.map((boxer) => ({ kind: 'saw', boxer }) as const),
    ...boxers.map((boxer) => ({ kind: 'returned', boxer }) as const),
    ...slots.flatMap((slot) => boxers.map((boxer) => ({ kind: 'suspect', slot, boxer }) as const)),
    ...slots.map((slot) => ({ kind: 'trust', slot }) as const),
    ...slots.map((slot) => ({ kind: 'doubt', slot }) as const),
  ];
  return [READY, ...claims.map((claim) => ({ type: 'say', claim }) as const)];
});
