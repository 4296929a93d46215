import type { LogEntry, LogOf } from '../../../ui/stage/beat.ts';
import type { CardId, Event, Kickbox, News } from '../kind.ts';
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
  const first = heard.findIndex(({ news }) => news.type === 'initiative');
  for (const [key, { news, rule }] of heard.entries()) {
    if (news.type === 'drawn' || SILENT.has(news.type)) continue;
    if (news.type === 'drew' && (isDeal(heard, key, first) || isTold(heard, key))) continue;
    if (news.type === 'phase') {
      const text = words.phaseHead(view.options.variant === 'ring' ? news.round : null, news.phase);
      entries.push({ key, seat: null, text, rules: [rule], divider: true });
      continue;
    }
    const text = STORY[language](news, {
      who,
      options: view.options,
      drawn: drawnWith(heard, key),
    });
    if (text === null) continue;
    const last = entries.at(-1);
    const told = last && heard[last.key]?.news;
    const follows = CONSEQUENCES.has(news.type) || (told !== undefined && goesOn(told, news));
    if (follows && last && last.divider !== true) {
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

/** Whether an event belongs to the entry before it: the action to its draw, the new cards to the duel that cost two. */
function goesOn(told: News['news'], news: Event): boolean {
  if (told.type === 'initiative') return news.type === 'drew';
  if (told.type !== 'drew' || !('seat' in news) || news.seat !== told.seat) return false;
  return news.type === 'attack' || news.type === 'regenerated';
}

/** The cards that the reader got with what is told here. */
function drawnWith(heard: readonly News[], place: number): readonly CardId[] {
  const type = heard[place]?.news.type;
  const offset = type === 'recovered' ? -1 : type === 'regenerated' || type === 'ringBreak' ? 2 : 1;
  const near = heard[place + offset]?.news;
  return near?.type === 'drawn' ? near.cards : [];
}

/** The opening hands are dealt: nobody has to read that. */
function isDeal(heard: readonly News[], place: number, first: number): boolean {
  return (first < 0 || place < first) && heard[place - 1]?.news.type !== 'mulligan';
}

/** A draw that is told with what it belongs to: the count, regenerating, the ring break. */
function isTold(heard: readonly News[], place: number): boolean {
  const before = heard[place - 1]?.news.type;
  if (before === 'regenerated' || before === 'ringBreak') return true;
  const next = heard[place + 1]?.news;
  return (next?.type === 'drawn' ? heard[place + 2]?.news : next)?.type === 'recovered';
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
