import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { useKitWords } from './words.ts';

/** Input for a typed move. `onType` returns false if the text is not a move. */
export function TypedMove({
  example,
  onType,
}: {
  readonly example: string;
  readonly onType: (typed: string) => Promise<boolean>;
}): ReactNode {
  const words = useKitWords();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  /** Read-only while a move is being checked, because anything typed meanwhile would be lost. */
  const [judging, setJudging] = useState(false);
  const submit = async (): Promise<void> => {
    const written = typed.trim();
    if (written === '' || judging) return;
    setJudging(true);
    setUnknown(null);
    const known = await onType(written).finally(() => setJudging(false));
    setUnknown(known ? null : written);
    if (known) setTyped('');
  };
  return (
    <form
      className="typed-move"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>{words.typeMove}</label>
      <input
        id={id}
        value={typed}
        readOnly={judging}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={example === '' ? '' : words.typeHint(example)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{words.play}</Button>
      {unknown !== null && <p role="alert">{words.unknownMove(unknown)}</p>}
    </form>
  );
}
