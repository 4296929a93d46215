import { type ReactNode, useCallback } from 'react';
import type { Privacy } from '../../client/protocol/people.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl, Switch } from '../../ui/segmented-control.tsx';
import { useServer } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';

const PRESENCES = ['nobody', 'mutual', 'followers'] as const;

/** What others on the server see of the person, and whom the person blocks. */
export function PublicSettings(): ReactNode {
  const server = useServer();
  const me = server.kind === 'there' ? server.me : null;
  return me && <Shown key={me.id} />;
}

function Shown(): ReactNode {
  const { privacy: words } = usePeopleWords();
  const [privacy, again] = useLoaded(useCallback(() => api.privacy(), []));
  const keep = (some: Partial<Privacy>) => (): void => {
    if (privacy.kind !== 'there') return;
    void api.keepPrivacy({ ...privacy.value, ...some }).finally(again);
  };
  if (privacy.kind !== 'there') return null;
  const { listed, presence } = privacy.value;
  return (
    <>
      <Switch label={words.listed} on={listed} onChange={(on) => keep({ listed: on })()} />
      <SegmentedControl
        label={words.presence}
        value={presence}
        options={PRESENCES.map((value) => ({ value, name: words.presences[value] }))}
        onChange={(value) =>
          keep({ presence: PRESENCES.find((one) => one === value) ?? presence })()
        }
      />
      <Blocked />
    </>
  );
}

function Blocked(): ReactNode {
  const { privacy: words } = usePeopleWords();
  const [blocks, again] = useLoaded(useCallback(() => api.blocks(), []));
  if (blocks.kind !== 'there') return null;
  const { people } = blocks.value;
  return (
    <>
      <h3>{words.blocked}</h3>
      {people.length === 0 && <p className="note">{words.nobodyBlocked}</p>}
      <ul className="sessions">
        {people.map(({ id, name }) => (
          <li key={id}>
            {name}
            <Button kind="plain" onClick={() => api.unblock(id).finally(again)}>
              {words.unblock(name)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
