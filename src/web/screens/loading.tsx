import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';

/** Placeholder of a table while it loads. */
export function Loading(): ReactNode {
  const words = useWords();
  return (
    <Page title={words.table} hideTitle>
      <p className="loading">{words.loading}</p>
    </Page>
  );
}
