import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { useKitWords } from './words.ts';

/** An answer and its label. */
export interface NamedMove<M> {
  readonly move: M;
  readonly text: string;
}

/** Longer lists can be filtered by typing. */
const SHOWN = 60;

/** Every answer as a button. */
export function AnswerList<M>({
  answers,
  onAnswer,
}: {
  readonly answers: readonly NamedMove<M>[];
  readonly onAnswer: (move: M) => void;
}): ReactNode {
  const words = useKitWords();
  const [wanted, setWanted] = useState('');
  const fitting = answers.filter(({ text }) => text.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <section className="answer-list" aria-label={words.answers}>
      {answers.length > SHOWN && (
        <label className="field">
          <span className="field-name">{words.find}</span>
          <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
      )}
      <div className="answer-buttons">
        {fitting.slice(0, SHOWN).map(({ move, text }) => (
          <Button key={JSON.stringify(move)} onClick={() => onAnswer(move)}>
            {text}
          </Button>
        ))}
      </div>
      {fitting.length > SHOWN && <p>{words.moreAnswers(fitting.length - SHOWN)}</p>}
    </section>
  );
}
