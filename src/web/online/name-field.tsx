import { type ReactNode, useState } from 'react';
import { useSay } from '../../ui/live-region.tsx';
import { useProfileWords } from '../profile/words.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';
import { useServer } from './server.ts';
import { renameMyself, requestErrorCode } from './sign-in.ts';
import { useOnlineWords } from './words.ts';

/** The person's name; changing it also renames them at their tables. */
export function NameField(): ReactNode {
  const { settingsFor, guest } = useWords();
  const { accounts } = useProfileWords();
  const words = useOnlineWords();
  const say = useSay();
  const settings = useSettings();
  const server = useServer();
  const known = server.kind === 'there' ? server.me?.name : undefined;
  const name = known ?? settings.name;
  const [typed, setTyped] = useState<string>();
  const [trouble, setTrouble] = useState('');
  const keep = async (): Promise<void> => {
    const wanted = typed?.trim();
    setTyped(undefined);
    if (wanted === undefined || wanted === '' || wanted === name) return;
    await renameMyself(wanted).then(
      () => {
        setTrouble('');
        say(accounts.renamed);
      },
      (error) => setTrouble(words.errors[requestErrorCode(error)]),
    );
  };
  return (
    <label className="field">
      <span className="field-name">{settingsFor.name}</span>
      <input
        value={typed ?? name}
        placeholder={guest}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void keep();
        }}
      />
      {trouble !== '' && <span role="alert">{trouble}</span>}
    </label>
  );
}
