import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameRecord } from '../../engine/record.ts';
import { house } from '../house-client.ts';
import { Page } from '../page.tsx';
import type { Sitter } from '../session.ts';
import { useWords } from '../words.ts';
import { ReplayScreen } from './replay-screen.tsx';

interface Found {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[] | null;
  readonly step: number | null;
}

/** A finished game, from this device or from the link itself. */
export function ReplayPage({ id }: { readonly id: string | undefined }): ReactNode {
  const words = useWords();
  const [found, setFound] = useState<Found | null>();
  useEffect(() => {
    find(id).then(setFound);
  }, [id]);
  if (found) return <ReplayScreen {...found} />;
  return (
    <Page title={found === null ? words.badLink : words.replay} hideTitle={found !== null}>
      {found === null ? <Link href="/">{words.home}</Link> : <p>{words.loading}</p>}
    </Page>
  );
}

async function find(id: string | undefined): Promise<Found | null> {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const step = fragment.get('step');
  const at = step === null ? null : Number(step);
  if (id === undefined) {
    const record = await house('unpack', fragment.get('game') ?? '');
    return record ? { record, sitters: null, step: at } : null;
  }
  const record = await house('record', id);
  const kept = (await house('saved')).find((game) => game.id === id);
  return record ? { record, sitters: kept?.sitters ?? null, step: at } : null;
}
