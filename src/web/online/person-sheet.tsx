import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TablePlayer } from '../../client/protocol/http.ts';
import type { PersonLine, Relation } from '../../client/protocol/people.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import type { OnlineStatus } from './online-status.ts';
import type { OnlineTable } from './online-table.ts';
import { RatingMark } from './rating-mark.tsx';
import { api, requestErrorCode } from './sign-in.ts';
import { useCompanyWords, useOnlineWords } from './words.ts';

/** A player at the table: profile, follow, mute, block. */
export function PersonSheet({
  table,
  status,
  chair,
  person,
  player,
  onClose,
}: {
  readonly table: OnlineTable;
  readonly status: OnlineStatus;
  readonly chair: number;
  readonly person: PersonLine;
  readonly player: TablePlayer | null;
  readonly onClose: () => void;
}): ReactNode {
  const words = useCompanyWords();
  const online = useOnlineWords();
  const muted = status.known.muted.includes(chair);
  const mute = async (): Promise<void> => {
    await table.act((watched) => watched.mute(chair, !muted));
    onClose();
  };
  return (
    <Drawer open onClose={onClose} title={person.name} place="middle">
      <RatingMark rating={player?.rating ?? null} />
      <ul className="deeds">
        <li>
          {player?.listed ? (
            <Link className="button" href={`/people/${person.id}`}>
              {words.toProfile}
            </Link>
          ) : (
            <span className="note">{words.noProfile}</span>
          )}
        </li>
        <li>
          <Button onClick={mute}>
            {muted ? online.unmute(person.name) : online.mute(person.name)}
          </Button>
          {!muted && <span className="note">{online.muteNote}</span>}
        </li>
        <Relations person={person.id} listed={player?.listed === true} />
      </ul>
    </Drawer>
  );
}

/** Following and blocking. */
export function Relations({
  person,
  listed,
}: {
  readonly person: string;
  readonly listed: boolean;
}): ReactNode {
  const words = useCompanyWords();
  const online = useOnlineWords();
  const [relation, setRelation] = useRelation(person, listed);
  const [wrong, setWrong] = useState<string>();
  const attempt = (deed: Promise<unknown>, change: Partial<Relation>): void => {
    setWrong(undefined);
    deed.then(
      () => setRelation({ ...relation, ...change }),
      (error: unknown) => setWrong(online.errors[requestErrorCode(error)]),
    );
  };
  const { follows, blocked } = relation;
  return (
    <>
      {listed && !blocked && (
        <li>
          <Button
            onClick={() =>
              attempt(follows ? api.unfollow(person) : api.follow(person), { follows: !follows })
            }
          >
            {follows ? words.unfollow : words.follow}
          </Button>
          {!follows && <span className="note">{words.followNote}</span>}
        </li>
      )}
      <li>
        <Button
          onClick={() =>
            attempt(blocked ? api.unblock(person) : api.block(person), { blocked: !blocked })
          }
        >
          {blocked ? words.unblock : words.block}
        </Button>
        {!blocked && <span className="note">{words.blockNote}</span>}
      </li>
      {wrong !== undefined && (
        <li role="alert" className="refusal">
          {wrong}
        </li>
      )}
    </>
  );
}

const STRANGER: Relation = { follows: false, followsMe: false, blocked: false };

function useRelation(person: string, listed: boolean): [Relation, (relation: Relation) => void] {
  const [relation, setRelation] = useState(STRANGER);
  useEffect(() => {
    if (listed)
      api.person(person).then(
        (found) => setRelation(found.relation ?? STRANGER),
        () => {},
      );
    else
      api.blocks().then(
        ({ people }) =>
          setRelation({ ...STRANGER, blocked: people.some(({ id }) => id === person) }),
        () => {},
      );
  }, [person, listed]);
  return [relation, setRelation];
}
