import type { Seat } from '../../engine/ask.ts';
import { type Handlers, handle } from '../../engine/tagged.ts';
import type { Deeds } from './effects.ts';
import type { Challengers, Event, InPlay, Result, Whisper } from './kind.ts';
import type { Rule } from './rulebook.ts';
import { isFinal } from './rules/participants.ts';

/** Which rule a misshapen or untimely move breaks: the one that says when it is made. */
export const MISSHAPEN: Readonly<Record<keyof Challengers['moves'] | 'other', Rule>> = {
  draw: 'CH-13',
  pick: 'CH-14',
  redraw: 'CH-16',
  trade: 'CH-19',
  endDraft: 'CH-14',
  remove: 'CH-20',
  ready: 'CH-23',
  choose: 'CH-70',
  other: 'CH-11',
};

/** The rule that makes an end of the game happen. */
export const ENDS: Readonly<Record<Result['reason'], Rule>> = {
  final: 'CH-84',
  fans: 'CH-85',
  lead: 'CH-86',
};

/** The rule that makes an event happen. */
const RULE_OF_EVENT: Handlers<Challengers['events'], [], Rule> = {
  gameStarted: () => 'CH-3',
  phase: ({ phase, round }) => {
    if (phase === 'match') return 'CH-30';
    return phase === 'trim' && isFinal(round) ? 'CH-82' : 'CH-11';
  },
  drawn: () => 'CH-13',
  picked: () => 'CH-14',
  redrawn: () => 'CH-16',
  fans: () => 'CH-67',
  traded: () => 'CH-19',
  removed: () => 'CH-20',
  ready: () => 'CH-23',
  matchStarted: ({ byCoin }) => (byCoin ? 'CH-33' : 'CH-32'),
  revealed: ({ opening }) => (opening ? 'CH-40' : 'CH-43'),
  effect: ({ op }) => RULE_OF_DEED[op],
  compared: () => 'CH-45',
  flag: () => 'CH-47',
  benched: () => 'CH-49',
  noSpace: () => 'CH-53',
  decision: () => 'CH-70',
  matchEnded: ({ reason }) => (reason === 'deck' ? 'CH-52' : 'CH-53'),
  trophy: () => 'CH-54',
  trophyBoxed: () => 'CH-94',
  totals: () => 'CH-80',
  finalists: () => 'CH-81',
  gameEnded: ({ reason }) => ENDS[reason],
};

const RULE_OF_DEED: Readonly<Record<keyof Deeds, Rule>> = {
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

const RULE_OF_WHISPER: Readonly<Record<Whisper['type'], Rule>> = {
  youDrew: 'CH-13',
  youPicked: 'CH-14',
  youRedrew: 'CH-16',
  youTraded: 'CH-19',
  youRemoved: 'CH-20',
  youSee: 'CH-70',
  youChose: 'CH-70',
  yourTrophy: 'CH-54',
};

/** Tells everybody, with the rule that makes it happen: the usual one, or the one of this case. */
export function announce(
  { tell }: InPlay,
  event: Event,
  rule = handle(RULE_OF_EVENT, event),
): void {
  tell.all(rule, event);
}

/** Tells one seat alone. */
export function whisper({ tell }: InPlay, seat: Seat, news: Whisper): void {
  tell.one(seat, RULE_OF_WHISPER[news.type], news);
}
