import { useAnalysisWords } from './words.ts';
import './analysis.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { type FoundGame, findGame } from './found-game.ts';

/** A finished game, decision by decision. */
export function AnalysisPage({ id }: { readonly id: string | undefined }): ReactNode {
  const words = useWords();
  const { analysis, analyse } = useAnalysisWords();
  const [found, setFound] = useState<FoundGame | null>();
  useEffect(() => {
    void findGame(id).then(setFound);
  }, [id]);
  if (found) return <AnalysisScreen id={id} {...found} />;
  return (
    <Page title={found === null ? analysis.missing : analyse} hideTitle={found !== null}>
      {found === null ? (
        <Link href="/">{words.home}</Link>
      ) : (
        <p className="loading">{words.loading}</p>
      )}
    </Page>
  );
}
