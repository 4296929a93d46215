import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';

/** A table that is being fetched. */
export function Loading(): ReactNode {
  const words = useWords();
  return (
    <Page title={words.table} hideTitle>
      <p className="loading">{words.loading}</p>
    </Page>
  );
}
