import { type ReactNode, useEffect } from 'react';
import { useSay } from '../../ui/live-region.tsx';
import { useReadingWords } from '../reading-words.ts';

/** The commentator's words at the current step; their place is kept free between them. */
export function Caption({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const { caption, betweenMoments } = useReadingWords();
  const say = useSay();
  const spoken = sentences.join(' ');
  useEffect(() => {
    if (spoken !== '') say(spoken);
  }, [say, spoken]);
  return (
    <section className="caption" aria-label={caption}>
      {sentences.length === 0 && <p className="note">{betweenMoments}</p>}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
