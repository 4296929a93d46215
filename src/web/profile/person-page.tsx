import './profile.css';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { PublicProfile, PublicResult } from '../../client/protocol/people.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { levelOf } from '../names.ts';
import { Relations } from '../online/person-sheet.tsx';
import { useServer } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { GameCard } from './game-card.tsx';
import { endedAs } from './result-row.tsx';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords, useProfileWords } from './words.ts';

/** A person's public data: ratings and results at public and rated tables. */
export function PersonPage({ id }: { readonly id: string }): ReactNode {
  const { profile: words } = usePeopleWords();
  const { errors } = useOnlineWords();
  const [found] = useLoaded(useCallback(() => api.person(id), [id]));
  const isMine = useIsMe(id);
  if (found.kind === 'loading') return <Page title={words.loading}>{null}</Page>;
  if (found.kind === 'failed')
    return (
      <Page title={words.notFound} className="profile">
        {found.error !== 'not-found' && <p>{errors[found.error]}</p>}
        {isMine && (
          <p>
            {words.hidden} <Link href="/settings">{words.settings}</Link>
          </p>
        )}
      </Page>
    );
  return <PublicProfileView person={found.value} isMine={isMine} />;
}

function useIsMe(id: string): boolean {
  const server = useServer();
  return server.kind === 'there' && server.me?.id === id;
}

/** A public profile. */
export function PublicProfileView({
  person,
  isMine,
}: {
  readonly person: PublicProfile;
  readonly isMine: boolean;
}): ReactNode {
  const { profile: words } = usePeopleWords();
  const { language } = useSettings();
  const { id, name, since, games, relation } = person;
  const when = new Date(since).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <Page title={name} className="profile person">
      <p className="lead">
        {words.since(when)}
        {isMine && ` · ${words.mine}`}
      </p>
      {relation && (
        <ul className="deeds">
          <Relations person={id} listed />
        </ul>
      )}
      {games.length > 0 && (
        <div className="game-cards">
          {games.map((game) => (
            <GameCard key={game.game} profile={game} />
          ))}
        </div>
      )}
      <Results id={id} />
    </Page>
  );
}

/** Public results, latest first. */
function Results({ id }: { readonly id: string }): ReactNode {
  const { profile: words } = usePeopleWords();
  const [before, setBefore] = useState<number>();
  const [older, setOlder] = useState<readonly PublicResult[]>([]);
  const load = useCallback(
    () => api.resultsOf(id, before === undefined ? {} : { before }),
    [id, before],
  );
  const [found] = useLoaded(load);
  if (found.kind !== 'there') return null;
  const lines = [...older, ...found.value.results.filter(({ at }) => at < (before ?? Infinity))];
  const last = lines.at(-1);
  return (
    <section>
      <h2>{words.results}</h2>
      {lines.length === 0 && <p>{words.none}</p>}
      <ul className="result-list">
        {lines.map((line) => (
          <PublicRow key={line.table} line={line} />
        ))}
      </ul>
      {found.value.more && last && (
        <Button
          onClick={() => {
            setOlder(lines);
            setBefore(last.at);
          }}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}

/** One public result: how it ended, the opponents, and a link to the replay. */
export function PublicRow({ line }: { readonly line: PublicResult }): ReactNode {
  const words = useWords();
  const { profiles } = useProfileWords();
  const { profile } = usePeopleWords();
  const { language } = useSettings();
  const name = posterOf(line.game, language)?.name ?? line.game;
  const when = new Date(line.at).toLocaleDateString(language, { dateStyle: 'medium' });
  const unnamed = line.rivals.flatMap((rival) =>
    rival.id === null ? [rivalName(rival.name, words.levels, profile.someone)] : [],
  );
  const ended = endedAs(line);
  return (
    <li className="result-row">
      <span className={classNames('result-mark', `result-${ended}`)}>
        {line.seats > 2 ? profiles.place(line.place, line.seats) : profiles.ended[ended]}
      </span>
      <span className="result-what">
        <strong>{name}</strong>
        <span className="note">
          {profiles.against}{' '}
          {line.rivals.flatMap(({ id, name: rival }) =>
            id === null
              ? []
              : [
                  <Link key={id} className="rival" href={`/people/${id}`}>
                    {rival}
                  </Link>,
                ],
          )}
          {unnamed.join(', ')}
          {` · ${line.score.toLocaleString(language)} · ${when}`}
          {line.rated && ` · ${profiles.rated}`}
        </span>
      </span>
      <Link
        className="button"
        href={`/replay/${line.table}`}
        aria-label={profiles.replay(name, when)}
      >
        {words.replay}
      </Link>
    </li>
  );
}

function rivalName(
  name: string,
  levels: Readonly<Record<string, string>>,
  someone: string,
): string {
  const level = levelOf(name);
  return level ? (levels[level] ?? level) : name || someone;
}
