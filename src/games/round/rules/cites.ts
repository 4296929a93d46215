import type { Cites } from '../../../engine/game.ts';
import type { Reason, Round } from '../kind.ts';
import type { Rule } from '../rulebook.ts';

/** Which rule is broken by whoever speaks out of turn, at the wrong time, or what means nothing. */
export const CITES: { readonly turn: Rule; readonly unknown: Cites<Round> } = {
  turn: 'RD-17',
  unknown: {
    draft: 'RD-19',
    say: 'RD-28',
    ready: 'RD-29',
    prognosis: 'RD-31',
    attack: 'RD-38',
    other: 'RD-17',
  },
};

/** The rule that makes each of the news happen; a few depend on more than their type. */
export const NEWS = {
  turnStarted: 'RD-17',
  offered: 'RD-18',
  announced: 'RD-20',
  kept: 'RD-19',
  shadowPlaced: 'RD-26',
  salonOpened: 'RD-27',
  said: 'RD-28',
  readied: 'RD-29',
  salonClosed: 'RD-29',
  centreRevealed: 'RD-30',
  prognosisOpened: 'RD-31',
  prognosisLocked: 'RD-36',
  attackOpened: 'RD-38',
  attackSkipped: 'RD-38',
  attackPassed: 'RD-39',
  attackDeclared: 'RD-39',
  attackMissed: 'RD-41',
  revealed: 'RD-47',
  sheetsRevealed: 'RD-47',
  paid: 'RD-59',
  tokenPlaced: 'RD-60',
  nightEnded: 'RD-61',
  gameEnded: 'RD-65',
} as const satisfies Partial<Record<keyof Round['events'] | keyof Round['whispers'], Rule>>;

/** Who starts: by lot on the first night, then by the strongest boxer. */
export function startedBy(night: number): Rule {
  return night === 1 ? 'RD-11' : 'RD-12';
}

/** How the cards are dealt to so many bettors. */
export function dealtBy(players: number): Rule {
  if (players === 2) return 'RD-16';
  return players === 3 ? 'RD-15' : 'RD-14';
}

/** What a knock-out does among so many bettors. */
export function knockedOutBy(players: number): Rule {
  return players === 2 ? 'RD-43' : 'RD-42';
}

/** What decides a duel. */
export const DUELS: Readonly<Record<Reason, Rule>> = {
  strength: 'RD-53',
  ringmate: 'RD-48',
  giantKiller: 'RD-49',
  knockout: 'RD-43',
  tie: 'RD-54',
};
