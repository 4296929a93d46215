import './tournaments.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TournamentLine } from '../../client/protocol/tournaments.ts';
import { posterOf } from '../../games/index.ts';
import { NoServer } from '../online/no-server.tsx';
import { useServer } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { useLoaded } from '../profile/use-loaded.ts';
import { GameArt } from '../screens/game-art.tsx';
import { useSettings } from '../settings.ts';
import { useTournamentWords } from './words.ts';

/** Tournaments that can be joined or followed. */
export function TournamentsPage(): ReactNode {
  const words = useTournamentWords();
  const server = useServer();
  if (server.kind === 'none') return <NoServer />;
  return (
    <Page title={words.tournaments} className="tournaments">
      <p className="lead">{words.lead}</p>
      <div className="row">
        <Link className="button button-main" href="/tournaments/new">
          {words.open}
        </Link>
      </div>
      <Lists />
    </Page>
  );
}

function Lists(): ReactNode {
  const words = useTournamentWords();
  const { errors } = useOnlineWords();
  const [found] = useLoaded(api.tournaments);
  if (found.kind === 'loading') return null;
  if (found.kind === 'failed') return <p role="alert">{errors[found.error]}</p>;
  const all = found.value.tournaments;
  const others = all.filter(({ mine }) => !mine);
  const groups = [
    [words.mine, all.filter(({ mine }) => mine)],
    [words.joinable, others.filter(({ phase }) => phase === 'open')],
    [words.running, others.filter(({ phase }) => phase === 'running')],
    [words.over, others.filter(({ phase }) => phase === 'over')],
  ] as const;
  if (all.length === 0) return <p>{words.none}</p>;
  return groups.map(
    ([title, lines]) =>
      lines.length > 0 && (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="bouts">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ),
  );
}

function Line({ line }: { readonly line: TournamentLine }): ReactNode {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const { language } = useSettings();
  const facts = [
    posterOf(line.game, language)?.name,
    words.formats[line.format],
    online.paceOf(line.pace),
    words.players(line.entrants, line.places),
  ];
  const state =
    line.phase === 'running'
      ? words.roundOf(line.round, line.roundCount)
      : words.phases[line.phase];
  return (
    <li className="bout">
      <GameArt game={line.game} />
      <div className="bout-text">
        <h3>
          <Link href={`/tournaments/${line.id}`}>{line.title}</Link>
        </h3>
        <p className="tournament-facts">{facts.join(' · ')}</p>
      </div>
      <span className="tournament-state">{state}</span>
    </li>
  );
}
