import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../engine/texts.ts';
import { MANIFESTS, posterOf } from '../../games/index.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { change, LOBBY_PACES, type LobbyFilter, useSettings } from '../settings.ts';
import { useOnlineWords } from './words.ts';

const LANGUAGE_FILTERS = ['all', ...LANGUAGES] as const;

/** The lobby's filters; stored for the next visit. */
export function LobbyFilters({ filter }: { readonly filter: LobbyFilter }): ReactNode {
  const words = useOnlineWords();
  const { language } = useSettings();
  const games = Object.entries(MANIFESTS);
  return (
    <details className="options">
      <summary>
        {words.filters(
          posterOf(filter.game, language)?.name ?? words.allGames,
          filter.pace === 'all' ? words.anyPace : words.paceKinds[filter.pace],
          filter.language === 'all' ? words.anyLanguage : LANGUAGE_NAMES[filter.language],
        )}
      </summary>
      <SegmentedControl
        label={words.game}
        value={filter.game}
        options={[
          { value: 'all', name: words.allGames },
          ...games.map(([value, { poster }]) => ({ value, name: poster[language].name })),
        ]}
        onChange={(game) => change({ lobby: { ...filter, game } })}
      />
      <SegmentedControl
        label={words.pace}
        value={filter.pace}
        options={LOBBY_PACES.map((value) => ({
          value,
          name: value === 'all' ? words.anyPace : words.paceKinds[value],
        }))}
        onChange={(pace) => change({ lobby: { ...filter, pace } })}
      />
      <SegmentedControl
        label={words.spoken}
        value={filter.language}
        options={LANGUAGE_FILTERS.map((value) => ({
          value,
          name: value === 'all' ? words.anyLanguage : LANGUAGE_NAMES[value],
        }))}
        onChange={(spoken) => change({ lobby: { ...filter, language: spoken } })}
      />
    </details>
  );
}
