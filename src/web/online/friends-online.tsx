import { type ReactNode, useEffect, useState } from 'react';
import type { Friend } from '../../client/protocol/people.ts';
import { Button } from '../../ui/button.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { facesOf } from '../faces.ts';
import type { OnlineStatus } from './online-status.ts';
import { useServer } from './server.ts';
import { api } from './sign-in.ts';
import { useMeetingWords } from './words.ts';

/** Friends who are online and can be invited to the table. */
export function FriendsOnline({ status }: { readonly status: OnlineStatus }): ReactNode {
  const words = useMeetingWords();
  const server = useServer();
  const account = server.kind === 'there' && server.me?.account === true;
  const friends = useFriends(account);
  const { info } = status.known;
  const seated = info.chairs.flatMap(({ person }) => (person ? [person.id] : []));
  const [invited, setInvited] = useState<readonly string[]>([]);
  const shown = friends.filter(
    ({ id, mutual, state }) => mutual && state !== 'offline' && !seated.includes(id),
  );
  if (shown.length === 0) return null;
  const invite = (person: string) => (): void => {
    api.inviteFriend(info.id, { person }).then(
      () => setInvited((all) => [...all, person]),
      () => {},
    );
  };
  return (
    <section className="friends-online" aria-label={words.friendsOnline}>
      <h3>{words.friendsOnline}</h3>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Portrait face={facesOf([{ kind: 'away', name }])(0)} seat={1} size={36} />
            <span>
              <b>{name}</b>
              <small>{invited.includes(id) ? words.invitedFriend : words.onThePage}</small>
            </span>
            {!invited.includes(id) && <Button onClick={invite(id)}>{words.inviteTo}</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFriends(account: boolean): readonly Friend[] {
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  useEffect(() => {
    if (!account) return;
    api.friends().then(
      (found) => setFriends(found.friends),
      () => {},
    );
  }, [account]);
  return friends;
}
