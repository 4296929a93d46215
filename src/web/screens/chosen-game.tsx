import { type ReactNode, Suspense } from 'react';
import type { AnyTexts } from '../../engine/texts.ts';
import { MANIFESTS } from '../../games/index.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useFacts, useTexts } from '../games.ts';
import { useOnlineWords } from '../online/words.ts';
import { useSettings } from '../settings.ts';
import type { GameFacts } from '../solo/protocol.ts';

/** The settings of a chosen game. */
export type GameSettings = (facts: GameFacts, texts: AnyTexts) => ReactNode;

/** A choice between the games, and below it the settings of the chosen one. */
export function ChosenGame({
  game,
  onChange,
  children,
}: {
  readonly game: string;
  readonly onChange: (game: string) => void;
  readonly children: GameSettings;
}): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  return (
    <>
      <SegmentedControl
        label={words.game}
        value={game}
        options={Object.entries(MANIFESTS).map(([value, { poster }]) => ({
          value,
          name: poster[language].name,
        }))}
        onChange={onChange}
      />
      <Suspense>
        <Loaded key={game} game={game}>
          {children}
        </Loaded>
      </Suspense>
    </>
  );
}

function Loaded({
  game,
  children,
}: {
  readonly game: string;
  readonly children: GameSettings;
}): ReactNode {
  const facts = useFacts(game);
  const texts = useTexts(game);
  return facts ? children(facts, texts) : null;
}
