import type { Seat } from '../../../engine/ask.ts';
import type { Deeds } from '../effects.ts';
import type { Event, Playing, Whisper } from '../kind.ts';
import type { Rule } from '../rulebook.ts';
import { isFinal } from './participants.ts';

/** Tells everybody, with the rule that makes it happen. */
export function announce({ tell }: Playing, event: Event, rule = ruleOf(event)): void {
  tell.all(rule, event);
}

/** Tells one seat alone. */
export function whisper({ tell }: Playing, seat: Seat, news: Whisper): void {
  tell.one(seat, WHISPER_RULES[news.type], news);
}

function ruleOf(event: Event): Rule {
  if (event.type === 'effect') return DEED_RULES[event.op];
  if (event.type === 'revealed') return event.opening ? 'CH-40' : 'CH-43';
  if (event.type === 'matchStarted') return event.byCoin ? 'CH-33' : 'CH-32';
  if (event.type === 'phase' && event.phase === 'match') return 'CH-30';
  if (event.type === 'phase' && event.phase === 'trim' && isFinal(event.round)) return 'CH-82';
  if (event.type === 'matchEnded') return event.reason === 'deck' ? 'CH-52' : 'CH-53';
  if (event.type === 'gameEnded') return END_RULES[event.reason];
  return EVENT_RULES[event.type];
}

const EVENT_RULES: Readonly<
  Record<
    Exclude<Event['type'], 'effect' | 'revealed' | 'matchStarted' | 'matchEnded' | 'gameEnded'>,
    Rule
  >
> = {
  gameStarted: 'CH-3',
  phase: 'CH-11',
  drawn: 'CH-13',
  picked: 'CH-14',
  redrawn: 'CH-16',
  fans: 'CH-67',
  traded: 'CH-19',
  removed: 'CH-20',
  ready: 'CH-23',
  compared: 'CH-45',
  flag: 'CH-47',
  benched: 'CH-49',
  noSpace: 'CH-53',
  decision: 'CH-70',
  trophy: 'CH-54',
  trophyBoxed: 'CH-94',
  totals: 'CH-80',
  finalists: 'CH-81',
};

export const END_RULES = { final: 'CH-84', fans: 'CH-85', lead: 'CH-86' } as const;

const DEED_RULES: Readonly<Record<keyof Deeds, Rule>> = {
  strength: 'CH-61',
  support: 'CH-63',
  fans: 'CH-67',
  charge: 'CH-75',
  scry: 'CH-77',
  arrange: 'CH-77',
  search: 'CH-78',
  exhaustBench: 'CH-71',
  benchToDeck: 'CH-76',
  mill: 'CH-72',
  deckToBench: 'CH-72',
  gain: 'CH-73',
  exhaustSelf: 'CH-74',
  removeSelf: 'CH-74',
  tradeIn: 'CH-19',
};

const WHISPER_RULES: Readonly<Record<Whisper['type'], Rule>> = {
  youDrew: 'CH-13',
  youPicked: 'CH-14',
  youRedrew: 'CH-16',
  youTraded: 'CH-19',
  youRemoved: 'CH-20',
  youSee: 'CH-70',
  youChose: 'CH-70',
  yourTrophy: 'CH-54',
};
