import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useInstalling } from '../installing.ts';
import { useNewVersion } from '../offline.ts';
import { useWords } from '../words.ts';

/** Offers a newer version of the page; it is activated on request. */
export function NewVersion(): ReactNode {
  const words = useWords();
  const take = useNewVersion();
  if (!take) return null;
  return (
    <p className="app-notice" role="status">
      <span>{words.newVersion}</span>
      <Button onClick={take}>{words.takeNewVersion}</Button>
    </p>
  );
}

/** Offers to install the page, if the browser supports it. */
export function Install(): ReactNode {
  const words = useWords();
  const install = useInstalling();
  if (!install) return null;
  return (
    <p className="app-notice">
      <span>{words.installSays}</span>
      <Button onClick={install}>{words.install}</Button>
    </p>
  );
}
