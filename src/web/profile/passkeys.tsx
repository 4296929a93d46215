import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useSettings } from '../settings.ts';
import {
  addPasskey,
  faultOf,
  type PasskeyLine,
  passkeys,
  removePasskey,
  renamePasskey,
} from './signing.ts';
import { usePeopleWords, useProfileWords } from './words.ts';

/** The passkeys of an account: add, name and remove them. */
export function Passkeys({
  mayRemoveLast,
  onSaid,
}: {
  /** Whether there is another way to sign in. */
  readonly mayRemoveLast: boolean;
  readonly onSaid: (text: string) => void;
}): ReactNode {
  const { safety } = usePeopleWords();
  const { accounts } = useProfileWords();
  const [keys, setKeys] = useState<readonly PasskeyLine[]>([]);
  const load = useCallback(() => {
    passkeys().then(setKeys, () => {});
  }, []);
  useEffect(load, [load]);
  const add = async (): Promise<void> => {
    await addPasskey().then(
      () => onSaid(accounts.passkeyAdded),
      (error: unknown) => onSaid(accounts.failed[faultOf(error)]),
    );
    load();
  };
  return (
    <section>
      <h2>{safety.passkeys}</h2>
      {keys.length === 0 && <p>{safety.noPasskeys}</p>}
      <ul className="sessions">
        {keys.map((key) => (
          <PasskeyRow
            key={key.id}
            passkey={key}
            mayRemove={mayRemoveLast || keys.length > 1}
            onChange={load}
          />
        ))}
      </ul>
      <Button onClick={add}>{accounts.addPasskey}</Button>
    </section>
  );
}

function PasskeyRow({
  passkey,
  mayRemove,
  onChange,
}: {
  readonly passkey: PasskeyLine;
  readonly mayRemove: boolean;
  readonly onChange: () => void;
}): ReactNode {
  const { safety } = usePeopleWords();
  const { language } = useSettings();
  const [renaming, setRenaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { id, name, createdAt } = passkey;
  const called = name || safety.unnamed;
  const remove = async (): Promise<void> => {
    await removePasskey(id).finally(() => setRemoving(false));
    onChange();
  };
  if (renaming)
    return (
      <li>
        <Rename
          first={name}
          onDone={async (next) => {
            setRenaming(false);
            if (next !== undefined) await renamePasskey(id, next).then(onChange, onChange);
          }}
        />
      </li>
    );
  return (
    <li>
      <span>
        <strong>{called}</strong>{' '}
        <span className="note">
          {safety.added(new Date(createdAt).toLocaleDateString(language, { dateStyle: 'medium' }))}
        </span>
      </span>
      <span className="row">
        <Button kind="plain" onClick={() => setRenaming(true)}>
          {safety.rename}
        </Button>
        <Button kind="plain" onClick={() => setRemoving(true)}>
          {safety.remove}
        </Button>
      </span>
      <Drawer
        open={removing}
        onClose={() => setRemoving(false)}
        title={safety.removeSure(called)}
        place="middle"
      >
        <p>{mayRemove ? safety.removeWhy : safety.lastWay}</p>
        <div className="row">
          {mayRemove && (
            <Button kind="main" onClick={remove}>
              {safety.remove}
            </Button>
          )}
          <Button onClick={() => setRemoving(false)}>{safety.cancel}</Button>
        </div>
      </Drawer>
    </li>
  );
}

function Rename({
  first,
  onDone,
}: {
  readonly first: string;
  /** Undefined if the name is unchanged. */
  readonly onDone: (name: string | undefined) => void;
}): ReactNode {
  const { safety } = usePeopleWords();
  const [name, setName] = useState(first);
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(name.trim());
      }}
    >
      <label className="field">
        <span className="field-name">{safety.nameOf}</span>
        <input
          required
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit">{safety.save}</Button>
      <Button kind="plain" onClick={() => onDone(undefined)}>
        {safety.cancel}
      </Button>
    </form>
  );
}
