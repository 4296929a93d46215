import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { useAnalysisWords } from '../analysis/words.ts';
import { noteOn, saveNote } from './notes.ts';

/** A private note on a game. */
export function GameNote({ id }: { readonly id: string }): ReactNode {
  const { note } = useAnalysisWords();
  const say = useSay();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    noteOn(id).then(setText, () => {});
  }, [id]);
  const keep = async (): Promise<void> => {
    const done = await saveNote(id, text).then(
      () => note.kept,
      () => note.failed,
    );
    setSaid(done);
    say(done);
  };
  return (
    <div className="game-note">
      <label className="field">
        <span className="field-name">{note.title}</span>
        <textarea
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="row">
        <Button onClick={keep}>{note.save}</Button>
        {said !== '' && <span className="note">{said}</span>}
      </div>
    </div>
  );
}
