import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useServer } from '../online/server.ts';
import { useSettings } from '../settings.ts';
import { type PushState, pushState, renewPush, startPush, unsubscribePush } from './pushing.ts';
import { useProfileWords } from './words.ts';

/** Turns push notifications on and off; off by default. */
export function PushSwitch(): ReactNode {
  const { set } = useProfileWords();
  const server = useServer();
  const settings = useSettings();
  const [state, setState] = useState<PushState>('none');
  useEffect(() => {
    pushState().then(setState, () => {});
  }, []);
  useEffect(() => {
    if (state === 'on') renewPush(settings).catch(() => {});
  }, [state, settings]);
  const turn = (deed: () => Promise<PushState>) => async (): Promise<void> =>
    setState(await deed().catch(() => 'denied' as const));
  if (server.kind !== 'there' || state === 'none') return <p className="note">{set.pushNone}</p>;
  if (state === 'denied') return <p className="note">{set.pushDenied}</p>;
  return (
    <div className="row">
      <span className="note">{state === 'on' ? set.pushOn : set.pushOff}</span>
      <Button onClick={turn(state === 'on' ? unsubscribePush : startPush)}>
        {state === 'on' ? set.pushEnd : set.pushAsk}
      </Button>
    </div>
  );
}
