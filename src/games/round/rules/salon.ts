import { type Ask, choose, type Seat, withAnswers } from '../../../engine/ask.ts';
import { at, replaced } from '../../../engine/list.ts';
import { memo } from '../../../engine/memo.ts';
import type { Claim, Move, MoveOf, Phase, State, Tell } from '../kind.ts';
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
  const { answers, asked } = talkAt(s.own.length, packOf(s.own.length, s.options));
  const within = s.options.salonSeconds;
  const asks: Ask<Move, Rule>[] = [];
  for (let seat = 0; seat < ready.length; seat++) {
    const talker = { seat, ready: at(ready, seat), mute: hasSaidAll(s, seat) };
    if (talker.ready && talker.mute) continue;
    const key = 4 * (8 * within + seat) + (talker.ready ? 2 : 0) + (talker.mute ? 1 : 0);
    asks.push(asked(key, () => askToTalk(talker, answers, within)));
  }
  return asks;
}

/** A bettor in the salon, who may be ready, and mute when everything allowed is said. */
interface Talker {
  readonly seat: Seat;
  readonly ready: boolean;
  readonly mute: boolean;
}

function askToTalk(talker: Talker, answers: readonly Move[], within: number): Ask<Move, Rule> {
  const { seat, ready } = talker;
  const refuse = (move: Move): Rule | undefined => refuseTalk(talker, move);
  const manner = ready
    ? { about: 'talk', open: true, talk: true, within }
    : { about: 'salon', idle: READY, talk: true, within };
  return withAnswers(choose(seat, ready ? 'RD-28' : 'RD-29', answers, refuse, manner));
}

/** The first rule that forbids saying this, or being ready. */
function refuseTalk({ seat, ready, mute }: Talker, move: Move): Rule | undefined {
  if (move.type !== 'say') return ready ? 'RD-29' : undefined;
  if (mute) return 'RD-28';
  return speaksOfTheRightSlot(move.claim, seat) ? undefined : 'RD-28';
}

/** One says what one holds oneself, and suspects, trusts or doubts others. */
function speaksOfTheRightSlot(claim: Claim, seat: Seat): boolean {
  if (!('slot' in claim)) return true;
  const mine = belongsTo(claim.slot, seat);
  return claim.kind === 'hold' ? mine : !mine;
}

/** RD-28: whether a bettor has said all that is allowed tonight. */
function hasSaidAll({ open: { claims } }: State, seat: Seat): boolean {
  if (claims.length < MOST_CLAIMS) return false;
  let number = 0;
  for (const { by } of claims) if (by === seat) number++;
  return number >= MOST_CLAIMS;
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

/** Questions of one table that are kept; there are at most four for each bettor. */
const MOST_ASKS = 100;

const talkAt = perTable((players, { numbers }) => ({
  answers: answersFor(players, numbers),
  asked: memo<Ask<Move, Rule>>(MOST_ASKS),
}));

/** Everything that can be said at a table, and being ready. */
function answersFor(players: number, boxers: readonly number[]): readonly Move[] {
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
}
