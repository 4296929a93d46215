import { SILENCE } from '../../engine/referee.ts';
import { type Handlers, handle } from '../../engine/tagged.ts';
import type { Event, Events, KnockOut, State, Tell } from './kind.ts';
import type { Rule } from './rulebook.ts';

/** Which rule a misshapen or untimely move breaks: the one that says when it is made. */
export const MISSHAPEN: Readonly<Record<keyof KnockOut['moves'] | 'other', Rule>> = {
  colour: 'KO-109',
  challenge: 'KO-14',
  train: 'KO-23',
  bet: 'KO-31',
  follow: 'KO-36',
  pass: 'KO-39',
  play: 'KO-47',
  other: 'KO-11',
};

/** The rule that makes an event happen. */
const RULE_OF_EVENT: Handlers<Events, [], Rule> = {
  colourChosen: () => 'KO-109',
  seasonStarted: ({ season }) => (season === 1 ? 'KO-6' : 'KO-88'),
  challengeIssued: () => 'KO-19',
  trained: () => 'KO-23',
  bettingOpened: () => 'KO-26',
  betPlaced: ({ face }) => (({ blank: 'KO-32', x2: 'KO-33', ko: 'KO-34' }) as const)[face],
  betFollowed: () => 'KO-37',
  betPassed: () => 'KO-39',
  bettingClosed: () => 'KO-45',
  cardChosen: () => 'KO-47',
  roundRevealed: ({ hook, moved }) => {
    if (hook) return 'KO-49';
    return moved === null ? 'KO-50' : 'KO-48';
  },
  fightEnded: ({ method, damage }) => {
    if (method === 'ko') return 'KO-51';
    return damage.red === damage.blue ? 'KO-53' : 'KO-52';
  },
  cardsReturned: () => 'KO-54',
  prizePaid: () => 'KO-56',
  boxerChanged: ({ out }) => (out ? 'KO-59' : 'KO-57'),
  markersMoved: ({ trophy }) => (trophy === null ? 'KO-87' : 'KO-60'),
  betSettled: ({ bettor, follower, won }) => {
    if (follower === bettor) return 'KO-66';
    if (follower !== null) return 'KO-63';
    return won ? 'KO-64' : 'KO-65';
  },
  loanTaken: () => 'KO-69',
  debtWaived: () => 'KO-106',
  chipsReturned: () => 'KO-71',
  challengePassed: () => 'KO-21',
  challengerSet: () => 'KO-20',
  seasonEnded: () => 'KO-12',
  cardBonus: () => 'KO-76',
  cardsRestored: () => 'KO-83',
  crowned: () => 'KO-84',
  boxerReturned: () => 'KO-85',
  bonusShared: () => 'KO-74',
  gameEnded: () => 'KO-78',
};

/** Tells everybody, with the rule that makes it happen: the usual one, or the one of this case. */
export function announce(tell: Tell, event: Event, rule?: Rule): void {
  if (tell === SILENCE) return;
  tell.all(rule ?? handle(RULE_OF_EVENT, event), event);
}

/** KO-103: tells card values, which may be repeated until the next challenge; never with strict memory (KO-108). */
export function announceCards(s: State, tell: Tell, event: Event): void {
  if (tell === SILENCE) return;
  const { discardsVisible, strictMemory } = s.options;
  const visibleUntil = discardsVisible ? undefined : fightWord(s.open.results.length + 1);
  tell.all(handle(RULE_OF_EVENT, event), event, visibleUntil);
  if (strictMemory && visibleUntil !== undefined) tell.expire(visibleUntil);
}

/** KO-102: with the next challenge the cards of the last fight are forgotten. */
export function forgetLastFight(s: State, tell: Tell): void {
  if (tell !== SILENCE && s.open.results.length > 0) tell.expire(fightWord(s.open.results.length));
}

/** The word under which the cards of the nth fight of the game are told. */
function fightWord(number: number): string {
  return `fight ${number}`;
}
