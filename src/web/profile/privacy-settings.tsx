import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { Switch } from '../../ui/segmented-control.tsx';
import { change, useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import { MutedPeople } from './muted-people.tsx';
import { PublicSettings } from './public-settings.tsx';
import { Sure } from './sure.tsx';
import { useProfileWords } from './words.ts';

/** What others and this device know. */
export function PrivacySettings(): ReactNode {
  const { set } = useProfileWords();
  const { ratings, named } = useSettings();
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const [gone, setGone] = useState(false);
  const forget = async (): Promise<void> => {
    for (const { id } of await localServer.saved()) await localServer.forget(id);
    localStorage.removeItem('ringside notes');
    setAsked(false);
    setGone(true);
    say(set.forgotten);
  };
  return (
    <section>
      <h2>{set.privacy}</h2>
      <Switch label={set.ratings} on={ratings} onChange={(on) => change({ ratings: on })} />
      <Switch label={set.named} on={named} onChange={(on) => change({ named: on })} />
      <PublicSettings />
      <MutedPeople />
      <div className="row">
        <Button onClick={() => setAsked(true)}>{set.forgetHere}</Button>
        {gone && <span className="note">{set.forgotten}</span>}
      </div>
      {asked && <Sure question={set.forgetSure} onYes={forget} onNo={() => setAsked(false)} />}
    </section>
  );
}
