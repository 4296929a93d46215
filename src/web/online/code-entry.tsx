import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOnlineWords } from './words.ts';

/** Input for a table's six-letter code. */
export function CodeEntry({ onCode }: { readonly onCode: (code: string) => void }): ReactNode {
  const words = useOnlineWords();
  const [code, setCode] = useState('');
  return (
    <form
      className="code-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (/^[a-z]{6}$/i.test(code)) onCode(code);
      }}
    >
      <label className="field">
        <span className="field-name">{words.enterCode}</span>
        <input
          value={code}
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="ABCDEF"
          onChange={(event) => setCode(event.target.value.replace(/[^A-Za-z]/g, '').toUpperCase())}
        />
      </label>
      <Button type="submit" disabled={code.length !== 6}>
        {words.enter}
      </Button>
    </form>
  );
}
