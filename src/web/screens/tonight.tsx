import { type ReactNode, Suspense } from 'react';
import { useWords } from '../words.ts';

/** The strip at the bottom of the home page: today's offers and open tables. */
export function Tonight({
  events,
  tables,
}: {
  /** Cards of class `tonight-card`: what everyone can play today. */
  readonly events?: ReactNode;
  readonly tables: ReactNode;
}): ReactNode {
  const words = useWords();
  return (
    <section className="tonight" aria-label={words.tonight}>
      <h2>{words.tonight}</h2>
      <div className="tonight-strip">
        {events}
        <Suspense>{tables}</Suspense>
      </div>
    </section>
  );
}
