import type { Outcome } from '../../../engine/game.ts';
import { at, sum } from '../../../engine/list.ts';
import type { InPlay, Participant, Result, Standing, State } from '../kind.ts';
import { announce, ENDS } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { DECISIVE_LEAD, ROUNDS } from '../tournament.ts';
import { contestants, hasFinal, planOf, roundsOf, winnings } from './participants.ts';
import { enter } from './phases.ts';

/** CH-80: own fans and those on the backs of own trophies. */
export function totalOf(s: State, who: Participant): number {
  const { fans, trophies } = winnings(s, who);
  const hidden = who === 'robot' ? [] : at(s.own, who).values;
  return fans + sum(trophies.map((trophy) => trophy.fans ?? 0)) + sum(hidden);
}

/** CH-81: the higher total, then more trophies, then the later ones. */
export function ranked(standings: readonly Standing[]): Participant[] {
  return [...standings]
    .sort((a, b) => b.total - a.total || b.trophies.length - a.trophies.length || later(a, b))
    .map(({ player }) => player);
}

/** Places as ranked, a Robot's win as an empty first place; scores are the totals, alone the lead over the Robot. */
export function outcome(s: State): Outcome<Rule> | undefined {
  if (!s.open.result) return undefined;
  const { winner, ranking, reason } = s.open.result;
  const automa = winner === 'robot' ? [[]] : [];
  const places = [...automa, ...ranking.flatMap((who) => (who === 'robot' ? [] : [[who]]))];
  const rival = s.own.length === 1 ? totalOf(s, 'robot') : 0;
  const scores = s.own.map((_, seat) => totalOf(s, seat) - rival);
  return { places, scores, rule: ENDS[reason] };
}

function later(a: Standing, b: Standing): number {
  const [mine, theirs] = [a, b].map(({ trophies }) =>
    trophies.map(({ round }) => round).sort((x, y) => y - x),
  );
  const differing = mine?.findIndex((round, i) => round !== theirs?.[i]) ?? -1;
  return differing < 0 ? 0 : (theirs?.[differing] ?? 0) - (mine?.[differing] ?? 0);
}

/** CH-85, CH-86: a lead of eleven wins at once, the higher total after the last round. */
export function endsDuel(p: InPlay, round: number): boolean {
  if (hasFinal(p.s.own.length, p.s.options)) return false;
  const [one = 0, two = 0] = contestants(p.s).map((who) => totalOf(p.s, who));
  const leads = Math.abs(one - two) >= DECISIVE_LEAD;
  if (!leads && round < roundsOf(p.s.options)) return false;
  const ranking = announceTotals(p);
  end(p, { winner: at(ranking, 0), ranking, reason: leads ? 'lead' : 'fans' });
  return true;
}

/** CH-81, CH-82: after the last round the two highest totals reach the final, and may remove cards. */
export function beginFinal(p: InPlay): void {
  const [first = 0, second = 0] = announceTotals(p).filter((who) => who !== 'robot');
  const byPlan = (a: number, b: number): number =>
    planOf(a, p.s.own.length, p.s.options) - planOf(b, p.s.own.length, p.s.options);
  const [light = 0, dark = 0] = [first, second].sort(byPlan);
  p.s.open.finalists = [light, dark];
  announce(p, { type: 'finalists', seats: [light, dark] });
  for (const seat of p.s.own.keys()) {
    const inFinal = seat === light || seat === dark;
    if (inFinal) at(p.s.open.players, seat).round = ROUNDS + 1;
    enter(p, seat, inFinal ? { type: 'trim' } : { type: 'done' });
  }
}

/** CH-84: the winner of the final, the other finalist, then the others by their totals. */
export function endWithFinal(p: InPlay, winner: Participant): void {
  const finalists = p.s.open.finalists ?? [];
  const second = finalists.filter((seat) => seat !== winner);
  const others = ranked(standings(p.s)).filter(
    (who) => who !== winner && !second.some((seat) => seat === who),
  );
  end(p, { winner, ranking: [winner, ...second, ...others], reason: 'final' });
}

function end(p: InPlay, result: Result): void {
  for (const [seat, { phase }] of p.s.open.players.entries())
    if (phase.type !== 'done') enter(p, seat, { type: 'done' });
  p.s.open.result = result;
  announce(p, { type: 'gameEnded', ...result });
}

/** CH-80: trophies are turned over and everybody adds up. */
function announceTotals(p: InPlay): Participant[] {
  for (const [seat, own] of p.s.own.entries()) {
    const player = at(p.s.open.players, seat);
    const values = own.values;
    player.trophies = player.trophies.map((trophy, i) => ({
      ...trophy,
      fans: trophy.fans ?? at(values, i),
    }));
    own.values = [];
  }
  const all = standings(p.s);
  const ranking = ranked(all);
  announce(p, { type: 'totals', standings: all, ranking: [...ranking] });
  return ranking;
}

function standings(s: State): Standing[] {
  return contestants(s).map((player) => ({
    player,
    total: totalOf(s, player),
    trophies: [...winnings(s, player).trophies],
  }));
}
