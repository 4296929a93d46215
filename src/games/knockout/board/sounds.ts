import type { Sound } from '../../../ui/sound.ts';
import type { News } from '../kind.ts';

/** What the news sound like, if they are worth showing. */
export function soundOf(news: readonly News[]): Sound | undefined {
  const types = news.map((told) => told.news.type);
  if (news.some(({ news: told }) => told.type === 'roundRevealed' && told.moved !== null))
    return 'hit';
  if (types.includes('roundRevealed')) return 'reveal';
  if (types.includes('bettingOpened') || types.includes('bettingClosed')) return 'bell';
  if (types.includes('betPlaced') || types.includes('betFollowed')) return 'coin';
  return types.includes('challengeIssued') ? 'action' : undefined;
}
