import type { ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';

/** A sentence about what happened, and the rule that made it happen. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
  readonly rule: string;
}

/** What happened, in sentences. */
export function LogLines({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  return (
    <ol className="log-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span>{line.text}</span> <RuleLink rule={line.rule} />
        </li>
      ))}
    </ol>
  );
}
