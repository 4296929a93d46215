import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useSettings } from '../settings.ts';
import { useNameQuestion } from './naming.ts';
import { nickname } from './nicknames.ts';
import { useMeetingWords } from './words.ts';

/** Asks once for a name, with a suggestion. */
export function NamePrompt(): ReactNode {
  const question = useNameQuestion();
  return question ? <Prompt onName={question.resolve} /> : null;
}

function Prompt({ onName }: { readonly onName: (name: string | null) => void }): ReactNode {
  const words = useMeetingWords();
  const { language } = useSettings();
  const [name, setName] = useState(() => nickname(language));
  const give = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Drawer open onClose={() => onName(null)} title={words.nameTitle} place="middle">
      <form className="name-prompt" onSubmit={give}>
        <p>{words.nameLead}</p>
        <label className="field">
          <span className="field-name">{words.yourName}</span>
          <input
            value={name}
            maxLength={24}
            required
            autoComplete="nickname"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div className="row">
          <Button kind="main" type="submit">
            {words.nameGo}
          </Button>
          <Button onClick={() => setName(nickname(language))}>{words.nameAnother}</Button>
        </div>
      </form>
    </Drawer>
  );
}
