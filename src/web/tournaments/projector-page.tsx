import './tournaments.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { Loading } from '../screens/loading.tsx';
import { Bracket } from './bracket.tsx';
import { Pairings } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { useTournament } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

/** Pairings and standings in large type for a shared screen; updates by itself. */
export function ProjectorPage({ id }: { readonly id: string }): ReactNode {
  const words = useTournamentWords();
  const { errors } = useOnlineWords();
  const found = useTournament(id);
  if (found.kind === 'loading') return <Loading />;
  if (found.kind === 'failed')
    return (
      <Page title={words.tournament}>
        <p role="alert">{errors[found.error]}</p>
      </Page>
    );
  return <Projected view={found.value} />;
}

function Projected({ view }: { readonly view: TournamentView }): ReactNode {
  const words = useTournamentWords();
  const { id, terms, rounds, roundCount, phase } = view;
  const round = rounds.at(-1);
  return (
    <Page title={terms.title} className="projector">
      <p className="projector-state">
        {phase === 'running' ? words.roundOf(rounds.length, roundCount) : words.phases[phase]}
        <Link className="projector-back" href={`/tournaments/${id}`}>
          {words.leaveProjector}
        </Link>
      </p>
      <div className="projector-columns">
        {round && phase === 'running' && (
          <section aria-label={words.pairings}>
            <h2>{words.pairings}</h2>
            <Pairings view={view} pairings={round.pairings} byes={round.byes} me={undefined} />
          </section>
        )}
        <section aria-label={terms.format === 'knockout' ? words.bracket : words.standings}>
          <h2>{terms.format === 'knockout' ? words.bracket : words.standings}</h2>
          {terms.format === 'knockout' ? <Bracket view={view} /> : <Standings view={view} />}
        </section>
      </div>
    </Page>
  );
}
