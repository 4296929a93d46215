import { type ReactNode, Suspense } from 'react';
import { useWords } from '../words.ts';

/** The strip at the foot of the home page: what is on today, and the tables that wait for players now. */
export function Tonight({
  events,
  tables,
}: {
  /** Cards of class `tonight-card`: what everybody can play today. */
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
