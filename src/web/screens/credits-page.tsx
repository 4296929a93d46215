import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';

/** Authors of the fonts, drawings and libraries. */
export function CreditsPage(): ReactNode {
  const words = useWords();
  return (
    <Page title={words.credits}>
      <p>{words.creditsText}</p>
      <p>
        <a href="https://game-icons.net">game-icons.net</a>
      </p>
    </Page>
  );
}
