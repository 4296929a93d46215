import type { ReactNode } from 'react';
import type { Rating } from '../../client/protocol/http.ts';
import { useSettings } from '../settings.ts';
import { useCompanyWords } from './words.ts';

/** Two standard deviations: a 95 % interval. */
const SURE = 2;

/** A rating with its uncertainty; nothing if there is none or ratings are hidden. */
export function RatingMark({ rating }: { readonly rating: Rating | null }): ReactNode {
  const words = useCompanyWords();
  const text = useRatingText()(rating);
  const shown = useRatingNumber();
  if (text === '' || rating === null) return null;
  const { estimate, uncertainty } = rating;
  const says = words.ratingSays(
    shown(estimate - SURE * uncertainty),
    shown(estimate + SURE * uncertainty),
  );
  return (
    <span className="rating-mark" title={says}>
      {text}
    </span>
  );
}

/** A rating as text; empty if there is none or ratings are hidden. */
export function useRatingText(): (rating: Rating | null | undefined) => string {
  const words = useCompanyWords();
  const { ratings } = useSettings();
  const shown = useRatingNumber();
  return (rating) =>
    rating && ratings ? words.rating(shown(rating.estimate), shown(SURE * rating.uncertainty)) : '';
}

function useRatingNumber(): (value: number) => string {
  const { language } = useSettings();
  return (value) => value.toLocaleString(language, { maximumFractionDigits: 1 });
}
