import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import { boxer, fighterOf, ownerOf, startMoney, teamOf } from '../boxers.ts';
import { type BoxerId, FEWEST_CARDS } from '../cards.ts';
import type { Fight, Move, Phase, State, Tell } from '../kind.ts';
import { chooseIn, type KnockoutAsk } from '../menu.ts';
import { announce, forgetLastFight } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';

/** KO-13: the challenger must challenge somebody. */
export function asksForChallenge(s: State, { challenger }: Phase<'challenge'>): KnockoutAsk[] {
  const refuse = (move: Move): Rule | undefined =>
    move.type === 'challenge' ? refuseChallenge(s, move.boxer, move.target) : 'KO-11';
  return [chooseIn('challenge', s, challenger, 'KO-13', refuse)];
}

/** The first rule that forbids this boxer to challenge that one of another seat. */
function refuseChallenge(
  { open, own }: State,
  challenging: BoxerId,
  challenged: BoxerId,
): Rule | undefined {
  const [red, blue] = [boxer(open, challenging), boxer(open, challenged)];
  if (red.out || blue.out) return 'KO-14';
  const { trophy, steak } = open;
  if (challenging === trophy || challenging === steak) return 'KO-15';
  if (challenged === trophy || challenged === steak) return 'KO-15';
  if (startMoney(open, challenged) < startMoney(open, challenging)) return 'KO-16';
  if (!canFight(own, ownerOf(open, challenging)) || !canFight(own, ownerOf(open, challenged)))
    return 'KO-17';
  return red.category === 'A' && blue.title !== null ? 'KO-18' : undefined;
}

/** KO-25: a manager with too few cards fights no more. */
function canFight(own: State['own'], seat: Seat): boolean {
  return held(own, seat) >= FEWEST_CARDS;
}

/** KO-22: how many cards a seat holds. */
export function held(own: State['own'], seat: Seat): number {
  const { reserve, hand } = at(own, seat);
  return reserve.length + hand.length;
}

/** Whether a seat has a legal challenge. */
export function canChallenge(s: State, seat: Seat): boolean {
  if (!canFight(s.own, seat)) return false;
  for (const mine of teamOf(s.open, seat))
    for (let other = 0; other < s.own.length; other++)
      for (const theirs of teamOf(s.open, other))
        if (other !== seat && !refuseChallenge(s, mine, theirs)) return true;
  return false;
}

/** KO-19: the challenge stands, and with it corners, start money and start spaces. */
export function challenge(
  s: State,
  seat: Seat,
  { boxer: challenging, target }: { readonly boxer: BoxerId; readonly target: BoxerId },
  tell: Tell,
): void {
  forgetLastFight(s, tell);
  const red = fighterOf(s, challenging);
  const blue = fighterOf(s, target);
  const fight: Fight = { red, blue, bets: [], passes: s.own.map(() => 0), rounds: [] };
  s.open.phase = { type: 'training', fight };
  announce(tell, {
    type: 'challengeIssued',
    fight: fightsBefore(s) + 1,
    challenger: seat,
    defender: blue.seat,
    red: red.boxer,
    blue: blue.boxer,
    startMoney: { red: red.startMoney, blue: blue.startMoney },
    startSpace: { red: red.startSpace, blue: blue.startSpace },
    titleFight: isTitled(s, red.boxer) || isTitled(s, blue.boxer),
  });
}

/** How many fights of this season have been boxed. */
function fightsBefore({ open }: State): number {
  return open.results.filter(({ season }) => season === open.season).length;
}

/** KO-90: a fight with such a boxer is a title fight. */
function isTitled({ open }: State, id: BoxerId): boolean {
  return boxer(open, id).title !== null;
}
