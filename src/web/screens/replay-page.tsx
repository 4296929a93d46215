import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type FoundGame, findGame } from '../analysis/found-game.ts';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';
import { ReplayScreen } from './replay-screen.tsx';

/** A finished game, from this device, from the server or from the link itself. */
export function ReplayPage({ id }: { readonly id: string | undefined }): ReactNode {
  const words = useWords();
  const [found, setFound] = useState<FoundGame | null>();
  useEffect(() => {
    void findGame(id).then(setFound);
  }, [id]);
  if (found)
    return <ReplayScreen {...found} unknown={id === undefined} analysis={analysisOf(id)} />;
  return (
    <Page title={found === null ? words.badLink : words.replay} hideTitle={found !== null}>
      {found === null ? (
        <Link href="/">{words.home}</Link>
      ) : (
        <p className="loading">{words.loading}</p>
      )}
    </Page>
  );
}

/** The URL of the same game's analysis. */
function analysisOf(id: string | undefined): string {
  return id === undefined ? `/analysis${location.hash}` : `/analysis/${id}`;
}
