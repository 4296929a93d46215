import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { nowIAm } from '../online/server.ts';
import { api } from '../online/sign-in.ts';
import { Sure } from './sure.tsx';
import { useProfileWords } from './words.ts';

/** Download and deletion of the person's data. */
export function OwnData({
  account,
  onSaid,
}: {
  readonly account: boolean;
  readonly onSaid: (text: string) => void;
}): ReactNode {
  const { accounts } = useProfileWords();
  const [asked, setAsked] = useState(false);
  const forget = async (): Promise<void> => {
    await api.forgetMe();
    setAsked(false);
    nowIAm(null);
    onSaid(accounts.removed);
  };
  return (
    <section>
      <h2>{accounts.data}</h2>
      <div className="row">
        <Button onClick={async () => save(await api.exportMe())}>{accounts.export}</Button>
        <Button onClick={() => setAsked(true)}>
          {account ? accounts.remove : accounts.removeGuest}
        </Button>
      </div>
      {asked && (
        <Sure question={accounts.removeSure} onYes={forget} onNo={() => setAsked(false)}>
          <p>{accounts.removeWhy}</p>
        </Sure>
      )}
    </section>
  );
}

function save(data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'ringside.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
