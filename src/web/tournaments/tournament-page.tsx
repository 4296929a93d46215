import './tournaments.css';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { TournamentView } from '../../client/protocol/tournaments.ts';
import { posterOf } from '../../games/index.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { NoServer } from '../online/no-server.tsx';
import { useServer } from '../online/server.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { Loading } from '../screens/loading.tsx';
import { useSettings } from '../settings.ts';
import { Bracket } from './bracket.tsx';
import { Deals } from './deals.tsx';
import { Entrants } from './entrants.tsx';
import { TournamentInvite } from './invite.tsx';
import { ParticipationPanel } from './part.tsx';
import { TournamentRounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { namesIn, useTournament } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

/** A tournament: the person's part in it, pairings, standings, and the organizer's actions. */
export function TournamentPage({ id }: { readonly id: string }): ReactNode {
  const words = useTournamentWords();
  const { errors } = useOnlineWords();
  const server = useServer();
  const found = useTournament(id);
  if (server.kind === 'none') return <NoServer />;
  if (found.kind === 'loading') return <Loading />;
  if (found.kind === 'failed')
    return (
      <Page title={words.tournament}>
        <p role="alert">{errors[found.error]}</p>
        <Link href="/tournaments">{words.tournaments}</Link>
      </Page>
    );
  return <Known view={found.value} me={server.kind === 'there' ? server.me?.id : undefined} />;
}

interface Props {
  readonly view: TournamentView;
  readonly me: string | undefined;
}

function Known({ view, me }: Props): ReactNode {
  const words = useTournamentWords();
  const { phase, terms, organiser, standings } = view;
  const winner = phase === 'over' && terms.format !== 'swiss' ? standings[0] : undefined;
  const first = phase === 'over' ? (winner ?? standings[0]) : undefined;
  return (
    <Page title={terms.title} className="tournament">
      <Facts view={view} />
      <p className="note">{words.organisedBy(organiser.name || '?')}</p>
      {first && <p className="tournament-winner">{words.winner(namesIn(view)(first.person))}</p>}
      <ParticipationPanel view={view} me={me} />
      {phase === 'open' && <TournamentInvite id={view.id} />}
      {phase === 'open' || phase === 'cancelled' ? (
        <Entrants view={view} me={me} />
      ) : (
        <Results view={view} me={me} />
      )}
      <Deals view={view} />
      <Exports view={view} />
    </Page>
  );
}

function Facts({ view }: { readonly view: TournamentView }): ReactNode {
  const words = useTournamentWords();
  const online = useOnlineWords();
  const { language } = useSettings();
  const { terms, entrants, phase, rounds, roundCount } = view;
  const facts = [
    posterOf(terms.game, language)?.name,
    words.formats[terms.format],
    online.paceOf(terms.pace),
    ...(terms.legs > 1 ? [words.legsOf(terms.legs)] : []),
    ...(terms.sameDeals ? [words.sameDeals] : []),
    words.players(entrants.length, terms.places),
  ];
  const state =
    phase === 'running' ? words.roundOf(rounds.length, roundCount) : words.phases[phase];
  return (
    <p className="tournament-facts">
      <b className="tournament-state">{state}</b> {facts.join(' · ')}
    </p>
  );
}

type Shown = 'pairings' | 'standings' | 'bracket' | 'entrants';

/** Tabs on phones; bracket or standings first. */
function Results({ view, me }: Props): ReactNode {
  const words = useTournamentWords();
  const isBracket = view.terms.format === 'knockout';
  const [shown, setShown] = useState<Shown>(
    view.phase === 'over' ? (isBracket ? 'bracket' : 'standings') : 'pairings',
  );
  const parts: readonly Shown[] = isBracket
    ? ['pairings', 'bracket', 'standings', 'entrants']
    : ['pairings', 'standings', 'entrants'];
  return (
    <>
      <SegmentedControl
        label={<span className="hidden-visually">{words.tournament}</span>}
        value={shown}
        options={parts.map((value) => ({ value, name: words[value] }))}
        onChange={setShown}
      />
      {shown === 'pairings' && <TournamentRounds view={view} me={me} />}
      {shown === 'standings' && <Standings view={view} me={me} />}
      {shown === 'bracket' && <Bracket view={view} />}
      {shown === 'entrants' && <Entrants view={view} me={me} />}
    </>
  );
}

function Exports({ view: { id, phase } }: { readonly view: TournamentView }): ReactNode {
  const words = useTournamentWords();
  if (phase === 'open' || phase === 'cancelled') return null;
  return (
    <p className="row tournament-exports">
      <Link className="button" href={`/tournaments/${id}/projector`}>
        {words.projector}
      </Link>
      <span>{words.export}</span>
      <a className="button" href={`/api/tournaments/${id}/export.csv`} download>
        {words.exportCsv}
      </a>
      <a className="button" href={`/api/tournaments/${id}/export.json`} download>
        {words.exportJson}
      </a>
    </p>
  );
}
