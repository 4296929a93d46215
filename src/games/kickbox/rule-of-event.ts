import { type Handlers, handle } from '../../engine/tagged.ts';
import { cardOf } from './deck.ts';
import type { Event, Events, How, Moves, Tell } from './kind.ts';
import type { Rule } from './rulebook.ts';

/** Which rule a misshapen or untimely move breaks: the one that says when it is made. */
export const MISSHAPEN: Readonly<Record<keyof Moves | 'other', Rule>> = {
  mulligan: 'KB-11',
  initiative: 'KB-21',
  redraw: 'KB-23',
  clock: 'KB-37',
  penalty: 'KB-37',
  draw: 'KB-41',
  discard: 'KB-44',
  regenerate: 'KB-42',
  attack: 'KB-60',
  defend: 'KB-62',
  enhance: 'KB-66',
  combo: 'KB-101',
  recover: 'KB-94',
  ringBreak: 'KB-115',
  pass: 'KB-68',
  other: 'KB-32',
};

/** The rule that makes an end of the fight happen. */
export const ENDS: Readonly<Record<How, Rule>> = {
  'ko-combo': 'KB-91',
  'ko-surplus': 'KB-93',
  'ko-exhausted': 'KB-92',
  'ko-down': 'KB-143',
  powerless: 'KB-141',
  points: 'KB-121',
  draw: 'KB-122',
  stalemate: 'KB-144',
};

/** The rule that makes an event happen. */
const RULE_OF_EVENT: Handlers<Events, [], Rule> = {
  drew: () => 'KB-40',
  mulligan: () => 'KB-12',
  initiative: () => 'KB-22',
  startingPlayer: () => 'KB-26',
  phase: () => 'KB-31',
  clockPenalty: () => 'KB-37',
  discarded: () => 'KB-44',
  regenerated: () => 'KB-42',
  exhausted: () => 'KB-50',
  reshuffled: () => 'KB-50',
  attack: ({ link }) => (link === null ? 'KB-60' : 'KB-101'),
  reflex: () => 'KB-91',
  defence: ({ two }) => (two ? 'KB-65' : 'KB-62'),
  enhanced: ({ card }) => ENHANCEMENTS[cardOf(card).enhancement ?? 'power'],
  defenceRemoved: () => 'KB-73',
  defended: () => 'KB-78',
  hit: () => 'KB-81',
  knockdown: () => 'KB-83',
  deckHits: () => 'KB-84',
  phaseEnd: () => 'KB-34',
  recovered: ({ role }) => (role === 'down' ? 'KB-94' : 'KB-95'),
  roundEnd: () => 'KB-110',
  ringBreak: () => 'KB-115',
  again: () => 'KB-123',
  gameOver: ({ how }) => ENDS[how],
};

const ENHANCEMENTS = { power: 'KB-77', blitz: 'KB-70', gap: 'KB-73' } as const;

/** Tells everybody, with the rule that makes it happen: the usual one, or the one of this case. */
export function announce(tell: Tell, event: Event, rule = handle(RULE_OF_EVENT, event)): void {
  tell.all(rule, event);
}
