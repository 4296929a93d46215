import type { ReactNode } from 'react';
import type { GameProfile } from '../../client/protocol/profile.ts';
import { posterOf } from '../../games/index.ts';
import { Panel } from '../../ui/panel.tsx';
import { useTallyWords } from '../games.ts';
import { useSettings } from '../settings.ts';
import { RatingPlot } from './rating-plot.tsx';
import { useProfileWords } from './words.ts';

/** One game: results, rating, and the game's own figures. */
export function GameCard({ profile }: { readonly profile: GameProfile }): ReactNode {
  const { profiles } = useProfileWords();
  const { language, ratings } = useSettings();
  const { game, played, won, drawn, history } = profile;
  const name = posterOf(game, language)?.name ?? game;
  return (
    <Panel tone="raised" title={name} className="game-card">
      <p>
        <strong>{profiles.played(played)}</strong>:{' '}
        {profiles.record(won, drawn, played - won - drawn)}
      </p>
      <h3>{profiles.rating}</h3>
      {!ratings && <p className="note">{profiles.ratingsHidden}</p>}
      {ratings && history.length === 0 && <p className="note">{profiles.unrated}</p>}
      {ratings && history.length > 0 && <RatingPlot name={name} history={history} />}
      {Object.keys(profile.figures).length > 0 && <Figures profile={profile} />}
    </Panel>
  );
}

function Figures({ profile }: { readonly profile: GameProfile }): ReactNode {
  const { profiles } = useProfileWords();
  const { language } = useSettings();
  const { game, played, figures } = profile;
  const says = useTallyWords(game)?.figures;
  const shown = (value: number): string =>
    value.toLocaleString(language, { maximumFractionDigits: value < 100 ? 1 : 0 });
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{profiles.figure}</th>
          <th scope="col">{profiles.perGame}</th>
          <th scope="col">{profiles.inAll}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(figures).map(([figure, total]) => (
          <tr key={figure}>
            <th scope="row">{says?.[figure] ?? figure}</th>
            <td>{shown(total / played)}</td>
            <td>{shown(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
