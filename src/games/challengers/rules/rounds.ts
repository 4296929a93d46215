import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { cardOf } from '../instances.ts';
import type { InPlay, Match, Participant, Side, State, Zone } from '../kind.ts';
import { announce, whisper } from '../rule-of-event.ts';
import { pairing, parkOf } from '../tournament.ts';
import { open, run } from './course.ts';
import { beginFinal, endsDuel, endWithFinal } from './end.ts';
import {
  deckOf,
  isFinal,
  otherSide,
  ownedBy,
  participantOf,
  planCount,
  planOf,
  roundsOf,
  trophiesAreOpen,
  winnings,
} from './participants.ts';
import { enter } from './phases.ts';
import { discard } from './trays.ts';

/** CH-36: matches that can start do, run until they wait for a decision, and end. */
export function goOn(p: InPlay): void {
  for (;;) {
    for (const m of p.s.open.matches) run(p, m);
    const ended = p.s.open.matches.find((m) => m.result !== null);
    if (ended) finish(p, ended);
    else if (!startNext(p)) return;
  }
}

/** CH-30: a match starts when both sides are ready for it. */
function startNext(p: InPlay): boolean {
  for (const [seat, { phase }] of p.s.open.players.entries()) {
    if (phase.type !== 'ready') continue;
    const { sides, park, round } = meetingOf(p.s, seat);
    if (!sides.every((who) => isReady(p.s, who, round))) continue;
    start(p, sides, park, round);
    return true;
  }
  return false;
}

/** CH-3, CH-83: who meets in the next match of a seat, and where. */
export function meetingOf(
  s: State,
  seat: Seat,
): { readonly sides: readonly [Participant, Participant]; park: number; round: number } {
  const { round } = at(s.open.players, seat);
  if (isFinal(round)) return { sides: s.open.finalists ?? [seat, seat], park: 0, round };
  const seats = s.own.length;
  const park = parkOf(planCount(seats), planOf(seat, seats, s.options), round);
  const [light, dark] = pairing(planCount(seats), round, park);
  const sideOf = (plan: number): Participant => participantOf(plan, seats, s.options);
  return { sides: [sideOf(light), sideOf(dark)], park, round };
}

function isReady({ open }: State, who: Participant, round: number): boolean {
  if (who === 'robot') return open.robot?.round === round;
  const player = at(open.players, who);
  return player.phase.type === 'ready' && player.round === round;
}

/** CH-31, CH-33: both decks are shuffled, the light one first, then the coin if it is needed. */
function start(
  p: InPlay,
  sides: readonly [Participant, Participant],
  park: number,
  round: number,
): void {
  for (const who of sides) {
    const shuffled = p.rng.stream(`deck/${round}/${who}`).shuffle([...ownedBy(p.s, who)]);
    deckOf(p.s, who).push(...shuffled);
  }
  const [light, dark] = sides.map((who) => latestTrophy(p.s, who));
  const byCoin = light === dark;
  const coin = p.rng.stream(`coin/${round}/${park}`);
  const starter = byCoin ? sideOf(coin.below(2)) : sideOf((light ?? 0) > (dark ?? 0) ? 0 : 1);
  const id = isFinal(round) ? 'final' : `r${round}p${park}`;
  const m = newMatch(id, round, park, sides, starter);
  p.s.open.matches.push(m);
  for (const who of sides) if (who !== 'robot') enter(p, who, { type: 'match' });
  announce(p, {
    type: 'matchStarted',
    match: id,
    round,
    park,
    sides,
    starter: sides[starter],
    byCoin,
  });
  open(m);
}

/** A match before its first card. */
export function newMatch(
  id: string,
  round: number,
  park: number,
  sides: readonly [Participant, Participant],
  starter: Side,
): Match {
  const zones = [emptyZone(), emptyZone()] as const;
  return { id, round, park, sides, starter, flag: null, zones, agenda: [], result: null };
}

function emptyZone(): Zone {
  return { row: [], bench: [], exhaust: [], charge: 0 };
}

function sideOf(n: number): Side {
  return n === 0 ? 0 : 1;
}

/** CH-32: the highest round of which somebody owns the trophy; 0 without trophies. */
function latestTrophy(s: State, who: Participant): number {
  return Math.max(0, ...winnings(s, who).trophies.map(({ round }) => round));
}

/** CH-54, CH-55: the trophy is taken, the cards go back, and the next deck phase begins. */
function finish(p: InPlay, m: Match): void {
  const { winner: side, reason } = m.result ?? { winner: 0, reason: 'deck' };
  const [winner, loser] = [m.sides[side], m.sides[otherSide(side)]];
  p.s.open.matches = p.s.open.matches.filter((other) => other !== m);
  announce(p, { type: 'matchEnded', match: m.id, winner, loser, reason });
  for (const who of m.sides) deckOf(p.s, who).length = 0;
  if (isFinal(m.round)) return endWithFinal(p, winner);
  award(p, winner, m.round, m.park);
  if (m.sides.includes('robot')) robotGoesOn(p.s);
  if (endsDuel(p, m.round)) return;
  for (const who of m.sides) if (who !== 'robot') playerGoesOn(p, who, m.round);
  if (p.s.open.players.every(({ phase }) => phase.type === 'wait')) beginFinal(p);
}

/** CH-54: the winner takes the trophy; among players the Robot's goes to the box (CH-94). */
function award(p: InPlay, winner: Participant, round: number, park: number): void {
  const tokens = at(p.s.hidden.tokens, round - 1);
  const fans = at(tokens, park);
  if (fans === null) throw new Error(`the trophy of round ${round} is gone`);
  tokens[park] = null;
  if (winner === 'robot' && p.s.own.length > 1)
    return announce(p, { type: 'trophyBoxed', round, park });
  const shown = trophiesAreOpen(p.s) ? fans : null;
  winnings(p.s, winner).trophies.push({ round, park, fans: shown });
  announce(p, { type: 'trophy', player: winner, round, park, fans: shown });
  if (shown !== null || winner === 'robot') return;
  at(p.s.own, winner).values.push(fans);
  whisper(p, winner, { type: 'yourTrophy', round, park, fans });
}

/** CH-11, CH-56: the next deck phase, or after the last round nothing more is drawn. */
function playerGoesOn(p: InPlay, seat: Seat, round: number): void {
  if (round >= roundsOf(p.s.options)) return enter(p, seat, { type: 'wait' });
  at(p.s.open.players, seat).round = round + 1;
  enter(p, seat, { type: 'draw' });
}

/** CH-96: the Robot gives back what is not its own, in the order in which it was gained. */
function robotGoesOn(s: State): void {
  const { robot } = s.open;
  if (!robot) return;
  for (const card of robot.deck) if (cardOf(card).set !== 'robot') discard(s, card);
  robot.deck = robot.deck.filter((card) => cardOf(card).set === 'robot');
  robot.round++;
}
