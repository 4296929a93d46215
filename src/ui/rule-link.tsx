import { createContext, type ReactNode, useContext } from 'react';
import { useKitWords } from './words.ts';

/** The rule book beside the table. */
export interface RuleLookup {
  /** The sentence of a rule. */
  text(rule: string): string;
  show(rule: string): void;
}

export const RuleBookContext = createContext<RuleLookup>({ text: () => '', show: () => {} });

/** A rule's number; pressing it opens the rule book there. */
export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const book = useContext(RuleBookContext);
  const words = useKitWords();
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={words.rule(rule)}
      title={book.text(rule)}
      onClick={() => book.show(rule)}
    >
      {rule}
    </button>
  );
}
