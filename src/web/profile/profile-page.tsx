import './profile.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Profile } from '../../client/protocol/profile.ts';
import { useServer } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { Page } from '../page.tsx';
import { useWords } from '../words.ts';
import { GameCard } from './game-card.tsx';
import { ResultList } from './result-list.tsx';
import { usePeopleWords, useProfileWords } from './words.ts';

/** The person's games: figures and rating per game, and every finished game. */
export function ProfilePage(): ReactNode {
  const words = useWords();
  const people = usePeopleWords();
  const { accounts, profiles } = useProfileWords();
  const server = useServer();
  const me = server.kind === 'there' ? server.me : null;
  const profile = useProfile(me?.id);
  return (
    <Page title={me?.name ?? words.profile} className="profile">
      <p className="row">
        <span className="lead">{server.kind === 'none' ? accounts.noServer : profiles.lead}</span>
        <Link href="/account">{words.account}</Link>
        {me && <Link href={`/people/${me.id}`}>{people.profile.publicProfile}</Link>}
        <Link href="/friends">{people.friends.title}</Link>
        <Link href="/leaderboards">{people.boards.title}</Link>
      </p>
      {server.kind === 'there' && !me && (
        <>
          <p>{accounts.nameless}</p>
          <Link className="button button-main" href="/account">
            {people.friends.signIn}
          </Link>
        </>
      )}
      {profile && profile.games.length === 0 && <p>{profiles.nothing}</p>}
      {profile && profile.games.length > 0 && (
        <>
          <h2>{profiles.games}</h2>
          <div className="game-cards">
            {profile.games.map((game) => (
              <GameCard key={game.game} profile={game} />
            ))}
          </div>
          <ResultList games={profile.games.map(({ game }) => game)} />
        </>
      )}
    </Page>
  );
}

function useProfile(person: string | undefined): Profile | undefined {
  const [profile, setProfile] = useState<Profile>();
  useEffect(() => {
    setProfile(undefined);
    if (person !== undefined) api.profile().then(setProfile, () => {});
  }, [person]);
  return profile;
}
