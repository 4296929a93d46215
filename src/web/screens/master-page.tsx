import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type MasterGame, readMasterGame } from '../../bots/master-game.ts';
import { styleNameOf } from '../../bots/style.ts';
import { captionOf } from '../../bots/why-sentences.ts';
import { at, range } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import { manifestOf } from '../../games/index.ts';
import { useTexts } from '../games.ts';
import { sitterNames } from '../names.ts';
import { Page } from '../page.tsx';
import { useReadingWords } from '../reading-words.ts';
import { writeNames } from '../replay/shared-names.ts';
import type { Sitter } from '../session.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';
import { type Commentary, ReplayScreen } from './replay-screen.tsx';

interface Loaded {
  readonly master: MasterGame;
  readonly record: GameRecord;
}

/** A game between champions, with a commentary at its key moments. */
export function MasterPage({ game }: { readonly game: string }): ReactNode {
  const words = useWords();
  const { watchMasters } = useReadingWords();
  const found = useMasterGame(game);
  if (found) return <Watched {...found} />;
  return (
    <Page title={found === null ? words.notFound : watchMasters} hideTitle={found !== null}>
      {found === null ? (
        <Link href="/">{words.home}</Link>
      ) : (
        <p className="loading">{words.loading}</p>
      )}
    </Page>
  );
}

/** Null if the game has none. */
function useMasterGame(game: string): Loaded | null | undefined {
  const [found, setFound] = useState<Loaded | null>();
  useEffect(() => {
    void loadMasterGame(game).then(setFound);
  }, [game]);
  return found;
}

async function loadMasterGame(game: string): Promise<Loaded | null> {
  const lines = await manifestOf(game)?.masterGame?.();
  if (!lines) return null;
  const master = readMasterGame(lines);
  const record = await localServer.unpack(master.packed);
  return record ? { master, record } : null;
}

function Watched({ master, record }: Loaded): ReactNode {
  const { mastersOf } = useReadingWords();
  const { language } = useSettings();
  const texts = useTexts(record.game);
  const sitters = master.characters.map(
    (character): Sitter => ({ kind: 'bot', level: 'champion', character }),
  );
  const commentary: Commentary = {
    title: mastersOf(texts.name),
    steps: master.moments.map(({ step }) => step),
    eyes: mostCommented(master),
    captionOf: (step) => {
      const moment = master.moments.find((one) => one.step === step);
      if (!moment) return undefined;
      const style = styleNameOf(at(master.characters, moment.seat));
      const who = sitterNames(sitters, language);
      return captionOf(moment, { texts, language, who, seat: moment.seat, style });
    },
  };
  return (
    <ReplayScreen
      {...{ record, sitters, commentary }}
      step={null}
      unknown
      analysis={`/analysis#game=${master.packed}&names=${writeNames(sitters)}`}
    />
  );
}

/** The champion with the most key moments. */
function mostCommented({ characters, moments }: MasterGame): number {
  const countOf = (seat: number): number => moments.filter((one) => one.seat === seat).length;
  const [first = 0] = range(characters.length).sort((a, b) => countOf(b) - countOf(a));
  return first;
}
