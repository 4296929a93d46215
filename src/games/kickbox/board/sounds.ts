import type { Sound } from '../../../ui/sound.ts';
import type { News } from '../kind.ts';

/** What the news sound like, if they are worth showing. */
export function soundOf(news: readonly News[]): Sound | undefined {
  const types = news.map((told) => told.news.type);
  if (types.includes('hit') || types.includes('knockdown')) return 'hit';
  if (types.includes('roundEnd') || types.includes('ringBreak')) return 'bell';
  if (types.includes('initiative') || types.includes('reflex')) return 'reveal';
  const played = ['attack', 'defence', 'enhanced', 'clockPenalty'] as const;
  return played.some((type) => types.includes(type)) ? 'action' : undefined;
}
