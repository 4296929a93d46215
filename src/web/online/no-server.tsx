import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';
import { askAgain } from './server.ts';
import { useOnlineWords } from './words.ts';

/** Shown while the server cannot be reached, with what still works offline. */
export function NoServer(): ReactNode {
  const words = useOnlineWords();
  const common = useWords();
  return (
    <Page title={words.noServer}>
      <p className="lead">{words.noServerWhy}</p>
      <div className="row">
        <Link className="button button-main" href="/">
          {common.home}
        </Link>
        <Button onClick={() => void askAgain()}>{words.again}</Button>
      </div>
    </Page>
  );
}
