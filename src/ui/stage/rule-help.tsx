import { type ReactNode, useContext } from 'react';
import { RuleBookContext } from '../rule-link.tsx';
import { useStageWords } from './words.ts';

/** A small “?” that opens the rule behind something; rule numbers are hidden until then. */
export function RuleHelp({ rule }: { readonly rule: string }): ReactNode {
  const words = useStageWords();
  const book = useContext(RuleBookContext);
  return (
    <button
      type="button"
      className="rule-help"
      aria-label={words.ruleHelp(rule)}
      title={`${rule} · ${book.text(rule)}`}
      onClick={() => book.show(rule)}
    >
      ?
    </button>
  );
}
