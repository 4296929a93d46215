import type { CardId, Corner, Event, How, News } from '../kind.ts';

/** One thing that was seen in the ring: who did what with which cards. */
export interface Scene {
  /** Its place in all that was told. */
  readonly id: number;
  readonly seat: Corner;
  readonly what: Deed;
  readonly cards: readonly CardId[];
  /** Hits, cards drawn, cards lost: whatever the deed counts. */
  readonly count: number;
}

export type Deed =
  | 'shows'
  | 'attacks'
  | 'links'
  | 'reflex'
  | 'noReflex'
  | 'defends'
  | 'twoCards'
  | 'adds'
  | 'loses'
  | 'stopped'
  | 'hit'
  | 'down'
  | 'deckHits'
  | 'rests'
  | 'getsUp'
  | 'corner'
  | 'exhausted'
  | 'penalty'
  | 'knockedOut';

type Unplaced = Omit<Scene, 'id'>;

/** What was seen since the phase began, or in the last phase in which there was something to see. */
export function storyOf(heard: readonly News[]): readonly Scene[] {
  let last: Scene[] = [];
  let now: Scene[] = [];
  for (const [place, { news }] of heard.entries()) {
    if (news.type === 'drawn') continue;
    if (news.type === 'phase' && now.length > 0) [last, now] = [now, []];
    now.push(...scenesOf(news).map((it, i) => ({ ...it, id: 2 * place + i })));
  }
  return now.length > 0 ? now : last;
}

/** What an event shows. */
function scenesOf(event: Event): Unplaced[] {
  switch (event.type) {
    case 'initiative':
      return [...shown(0, event.red), ...shown(1, event.blue)];
    case 'attack': {
      const { seat, link, card, with: windUp } = event;
      return link === null
        ? [scene(seat, 'attacks', [card, ...windUp])]
        : [scene(seat, 'links', [link, card, ...windUp])];
    }
    case 'reflex':
      return [scene(event.seat, event.defends ? 'reflex' : 'noReflex', [event.card])];
    case 'defence':
      return [scene(event.seat, event.two ? 'twoCards' : 'defends', event.cards)];
    case 'enhanced':
      return [scene(event.seat, 'adds', [event.card])];
    case 'defenceRemoved':
      return [scene(event.seat, 'loses', event.cards)];
    case 'defended':
      return [scene(event.seat, 'stopped', [])];
    case 'hit':
      return [scene(event.seat, 'hit', event.cards, event.hits)];
    case 'knockdown':
      return [scene(event.seat, 'down', [], event.surplus)];
    case 'deckHits':
      return [scene(event.seat, 'deckHits', event.cards, event.cards.length)];
    case 'regenerated':
      return [scene(event.seat, 'rests', [], event.count)];
    case 'recovered':
      return [scene(event.seat, event.role === 'down' ? 'getsUp' : 'corner', [], event.count)];
    case 'exhausted':
      return [scene(event.seat, 'exhausted', [])];
    case 'clockPenalty':
      return [scene(event.seat, 'penalty', [event.card])];
    case 'gameOver':
      return knockedOut(event.winner, event.how);
    default:
      return [];
  }
}

function scene(seat: Corner, what: Deed, cards: readonly CardId[], count = cards.length): Unplaced {
  return { seat, what, cards, count };
}

function shown(seat: Corner, card: CardId | null): Unplaced[] {
  return card === null ? [] : [scene(seat, 'shows', [card])];
}

function knockedOut(winner: Corner | null, how: How): Unplaced[] {
  if (winner === null || !how.startsWith('ko-')) return [];
  return [scene(winner === 0 ? 1 : 0, 'knockedOut', [])];
}
