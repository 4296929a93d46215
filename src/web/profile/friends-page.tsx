import './profile.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ErrorCode } from '../../client/protocol/errors.ts';
import type {
  Friend,
  Friends,
  Invitation,
  MyTables,
  PersonLine,
} from '../../client/protocol/people.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useServer } from '../online/server.ts';
import { api, requestErrorCode } from '../online/sign-in.ts';
import { useCompanyWords, useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';

/** How often online friends are checked, in milliseconds. */
const EVERY = 10_000;

/** Follows, followers, and friends' invitations. */
export function FriendsPage(): ReactNode {
  const { friends: words, profile } = usePeopleWords();
  const server = useServer();
  const account = server.kind === 'there' && server.me?.account === true;
  return (
    <Page title={words.title} className="profile friends">
      <p className="lead">{words.lead}</p>
      <p className="row">
        <Link href="/leaderboards">{profile.leaderboards}</Link>
      </p>
      {account ? (
        <Lists />
      ) : (
        <p>
          {words.account} <Link href="/account">{words.signIn}</Link>
        </p>
      )}
    </Page>
  );
}

interface Known {
  readonly friends: Friends;
  readonly mine: MyTables;
}

const load = async (): Promise<Known> => {
  const [friends, mine] = await Promise.all([api.friends(), api.myTables()]);
  return { friends, mine };
};

function Lists(): ReactNode {
  const { errors } = useOnlineWords();
  const [found, again] = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), EVERY);
    return () => clearInterval(timer);
  }, [again]);
  if (found.kind === 'loading') return null;
  if (found.kind === 'failed') return <p role="alert">{errors[found.error]}</p>;
  return <FriendLists known={found.value} onChange={again} />;
}

/** The lists themselves. */
export function FriendLists({
  known,
  onChange,
}: {
  readonly known: Known;
  readonly onChange: () => void;
}): ReactNode {
  const { friends: words } = usePeopleWords();
  const { friends, followers } = known.friends;
  return (
    <>
      <Invitations invitations={known.mine.invitations} onChange={onChange} />
      <section>
        <h2>{words.following}</h2>
        {friends.length === 0 && <p>{words.none}</p>}
        <ul className="sessions">
          {friends.map((friend) => (
            <FriendRow key={friend.id} friend={friend} mine={known.mine} onChange={onChange} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.followers}</h2>
        {followers.length === 0 && <p>{words.noFollowers}</p>}
        <ul className="sessions">
          {followers.map((person) => (
            <FollowerRow key={person.id} person={person} onChange={onChange} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Invitations({
  invitations,
  onChange,
}: {
  readonly invitations: readonly Invitation[];
  readonly onChange: () => void;
}): ReactNode {
  const { friends: words } = usePeopleWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [wrong, setWrong] = useWrong();
  if (invitations.length === 0) return null;
  const name = (game: string): string => posterOf(game, language)?.name ?? game;
  const accept = (table: string): Promise<void> =>
    api.join(table).then(() => go(`/online/${table}`), setWrong);
  return (
    <section>
      <h2>{words.invitations}</h2>
      <ul className="sessions">
        {invitations.map(({ table, game, by }) => (
          <li key={table}>
            <span>{words.invites(by.name, name(game))}</span>
            <span className="row">
              <Button kind="main" onClick={() => accept(table)}>
                {words.accept}
              </Button>
              <Button onClick={() => api.declineInvitation(table).then(onChange, setWrong)}>
                {words.decline}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {wrong}
    </section>
  );
}

/** A followed person: what they are doing, and how to join them. */
function FriendRow({
  friend,
  mine,
  onChange,
}: {
  readonly friend: Friend;
  readonly mine: MyTables;
  readonly onChange: () => void;
}): ReactNode {
  const { friends: words } = usePeopleWords();
  const company = useCompanyWords();
  const { language } = useSettings();
  const [inviting, setInviting] = useState(false);
  const [wrong, setWrong] = useWrong();
  const { id, name, mutual, state, game, table } = friend;
  const says =
    state === 'playing' && game !== null
      ? words.playing(posterOf(game, language)?.name ?? game)
      : words.states[state];
  return (
    <li>
      <span>
        <span className="friend-mark" data-state={state} aria-hidden="true" />{' '}
        <Link href={`/people/${id}`}>
          <strong>{name}</strong>
        </Link>{' '}
        <span className="note">
          {says}
          {mutual && ` · ${words.mutual}`}
        </span>
      </span>
      <span className="row">
        {table !== null && (
          <Link className="button" href={`/online/${table}`} aria-label={words.watch(name)}>
            {words.watch(name)}
          </Link>
        )}
        {mutual && <Button onClick={() => setInviting(true)}>{words.invite(name)}</Button>}
        <Button kind="plain" onClick={() => api.unfollow(id).then(onChange, setWrong)}>
          {company.unfollow}
        </Button>
      </span>
      {inviting && <InviteSheet friend={friend} mine={mine} onClose={() => setInviting(false)} />}
      {wrong}
    </li>
  );
}

/** Tables waiting for players to which a friend can be invited. */
function InviteSheet({
  friend,
  mine,
  onClose,
}: {
  readonly friend: Friend;
  readonly mine: MyTables;
  readonly onClose: () => void;
}): ReactNode {
  const { friends: words } = usePeopleWords();
  const { language } = useSettings();
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useWrong();
  const open = mine.tables.filter(({ phase, free }) => phase === 'gathering' && free > 0);
  return (
    <Drawer open onClose={onClose} title={words.inviteTo(friend.name)} place="middle">
      {done && <p role="status">{words.invited(friend.name)}</p>}
      {!done && open.length === 0 && <p>{words.noTables}</p>}
      <div className="row">
        {!done &&
          open.map(({ id, game }) => (
            <Button
              key={id}
              kind="main"
              onClick={() =>
                api.inviteFriend(id, { person: friend.id }).then(() => setDone(true), setWrong)
              }
            >
              {posterOf(game, language)?.name ?? game}
            </Button>
          ))}
        {!done && (
          <Link className="button" href="/lobby/new">
            {words.openTable}
          </Link>
        )}
      </div>
      {wrong}
    </Drawer>
  );
}

function FollowerRow({
  person,
  onChange,
}: {
  readonly person: PersonLine;
  readonly onChange: () => void;
}): ReactNode {
  const company = useCompanyWords();
  const [wrong, setWrong] = useWrong();
  return (
    <li>
      <Link href={`/people/${person.id}`}>
        <strong>{person.name}</strong>
      </Link>
      <span className="row">
        <Button onClick={() => api.follow(person.id).then(onChange, setWrong)}>
          {company.follow}
        </Button>
        <Button kind="plain" onClick={() => api.block(person.id).then(onChange, setWrong)}>
          {company.block}
        </Button>
      </span>
      {wrong}
    </li>
  );
}

/** The current error, and a function that sets it. */
function useWrong(): [ReactNode, (error: unknown) => void] {
  const { errors } = useOnlineWords();
  const [code, setCode] = useState<ErrorCode>();
  const shown = code !== undefined && (
    <p role="alert" className="refusal">
      {errors[code]}
    </p>
  );
  return [shown, useCallback((error: unknown) => setCode(requestErrorCode(error)), [])];
}
