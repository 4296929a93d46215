import { SILENCE } from '../../engine/referee.ts';
import { type Handlers, handle } from '../../engine/tagged.ts';
import type { Event, Reason, Round, Tell } from './kind.ts';
import type { Rule } from './rulebook.ts';

/** Which rule a misshapen or untimely move breaks: the one that says when it is made. */
export const MISSHAPEN: Readonly<Record<keyof Round['moves'] | 'other', Rule>> = {
  draft: 'RD-19',
  say: 'RD-28',
  ready: 'RD-29',
  prognosis: 'RD-31',
  attack: 'RD-38',
  other: 'RD-17',
};

/** The rule that decides a duel. */
export const DUELS: Readonly<Record<Reason, Rule>> = {
  strength: 'RD-53',
  ringmate: 'RD-48',
  giantKiller: 'RD-49',
  knockout: 'RD-43',
  tie: 'RD-54',
};

/** The rule of a knockout, by the number of bettors. */
export function knockedOutBy(players: number): Rule {
  return players === 2 ? 'RD-43' : 'RD-42';
}

/** The rule that makes an event happen. */
const RULE_OF_EVENT: Handlers<Round['events'], [], Rule> = {
  nightStarted: ({ night }) => (night === 1 ? 'RD-11' : 'RD-12'),
  dealt: ({ faceUp, centre }) => {
    if (centre > 0) return 'RD-16';
    return faceUp.length === 0 ? 'RD-15' : 'RD-14';
  },
  turnStarted: () => 'RD-17',
  announced: () => 'RD-20',
  shadowPlaced: () => 'RD-26',
  salonOpened: () => 'RD-27',
  said: () => 'RD-28',
  readied: () => 'RD-29',
  salonClosed: () => 'RD-29',
  centreRevealed: () => 'RD-30',
  prognosisOpened: () => 'RD-31',
  prognosisLocked: () => 'RD-36',
  attackOpened: () => 'RD-38',
  attackSkipped: () => 'RD-38',
  attackPassed: () => 'RD-39',
  attackDeclared: () => 'RD-39',
  knockedOut: () => 'RD-42',
  attackMissed: () => 'RD-41',
  revealed: () => 'RD-47',
  sheetsRevealed: () => 'RD-47',
  duel: ({ reason }) => DUELS[reason],
  paid: () => 'RD-59',
  fined: () => 'H-1',
  tokenPlaced: () => 'RD-60',
  nightEnded: () => 'RD-61',
  gameEnded: () => 'RD-65',
};

/** Tells everybody, with the rule that makes it happen: the usual one, or the one of this case. */
export function announce(tell: Tell, event: Event, rule?: Rule): void {
  if (tell === SILENCE) return;
  tell.all(rule ?? handle(RULE_OF_EVENT, event), event);
}
