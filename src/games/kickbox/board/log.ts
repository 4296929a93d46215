import type { LogEntry, LogOf } from '../../../ui/stage/beat.ts';
import type { CardId, Event, Heard, Kickbox } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { STORY } from '../texts/story.ts';

/** What follows from the entry before it, and is told in it. */
const CONSEQUENCES: ReadonlySet<Event['type']> = new Set([
  'defenceRemoved',
  'defended',
  'hit',
  'knockdown',
  'deckHits',
  'exhausted',
  'reshuffled',
] as const);

/** What the board shows anyway. */
const SILENT: ReadonlySet<Event['type']> = new Set(['phaseEnd', 'startingPlayer'] as const);

/** The log: one entry per action, its consequences folded in, a headline for every phase. */
export const log: LogOf<Kickbox> = (heard, { who, language, view }) => {
  const entries: LogEntry[] = [];
  const words = boardWords[language];
  for (const [key, { news, rule }] of heard.entries()) {
    if (news.type === 'drawn' || SILENT.has(news.type)) continue;
    if (news.type === 'phase') {
      const text = words.phaseHead(view.options.variant === 'ring' ? news.round : null, news.phase);
      entries.push({ key, seat: null, text, rules: [rule], divider: true });
      continue;
    }
    const text = STORY[language](news, {
      who,
      options: view.options,
      drawn: drawnAfter(heard, key),
    });
    if (text === null) continue;
    const last = entries.at(-1);
    const folds = CONSEQUENCES.has(news.type) || isFollowing(heard, key);
    if (folds && last && last.divider !== true) {
      entries[entries.length - 1] = {
        ...last,
        text: `${last.text} ${text}`,
        rules: [...new Set([...last.rules, rule])],
        about: [...(last.about ?? []), ...cardsOf(news)],
      };
      continue;
    }
    const seat = 'seat' in news ? news.seat : null;
    entries.push({ key, seat, text, rules: [rule], about: cardsOf(news) });
  }
  return entries;
};

/** The cards that the reader got with this draw. */
function drawnAfter(heard: readonly Heard[], place: number): readonly CardId[] {
  const next = heard[place + 1]?.news;
  return next?.type === 'drawn' ? next.cards : [];
}

/** A draw that belongs to what was just done: regenerating, a ring break, a count. */
function isFollowing(heard: readonly Heard[], place: number): boolean {
  const event = heard[place]?.news;
  const before = heard[place - 1]?.news.type;
  if (event?.type === 'drew')
    return before === 'regenerated' || before === 'ringBreak' || before === 'mulligan';
  return false;
}

function cardsOf(event: Event): readonly CardId[] {
  switch (event.type) {
    case 'attack':
      return [event.card, ...event.with];
    case 'defence':
    case 'hit':
    case 'defenceRemoved':
      return event.cards;
    case 'enhanced':
    case 'reflex':
      return [event.card];
    default:
      return [];
  }
}
