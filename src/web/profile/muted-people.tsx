import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { MutedPerson } from '../../client/protocol/http.ts';
import { Button } from '../../ui/button.tsx';
import { useServer } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { useProfileWords } from './words.ts';

/** Muted people, and how to unmute them. */
export function MutedPeople(): ReactNode {
  const server = useServer();
  const me = server.kind === 'there' ? server.me?.id : undefined;
  return me === undefined ? null : <Known key={me} />;
}

function Known(): ReactNode {
  const { set } = useProfileWords();
  const words = useOnlineWords();
  const [people, setPeople] = useState<readonly MutedPerson[]>();
  const look = useCallback(() => {
    api.mutes().then(
      (found) => setPeople(found.people),
      () => {},
    );
  }, []);
  useEffect(look, [look]);
  const hear = async (id: string): Promise<void> => {
    await api.unmute(id);
    look();
  };
  return (
    <>
      <h3>{set.muted}</h3>
      {people?.length === 0 && <p className="note">{set.nobodyMuted}</p>}
      <ul className="muted-people">
        {people?.map(({ id, name }) => (
          <li key={id}>
            <Button onClick={() => hear(id)}>{words.unmute(name || set.nameless)}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
