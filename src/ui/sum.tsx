import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';
import { useKitWords } from './words.ts';

/** A part of a total, and its reason. */
export interface SumPart {
  readonly label: string;
  readonly value: number;
  readonly rule?: string;
}

/** A total that can be expanded into its parts. */
export function Sum({
  total,
  parts,
  shown = String,
  face,
}: {
  readonly total: number;
  readonly parts: readonly SumPart[];
  readonly shown?: (value: number) => string;
  /** Shown in place of the plain total, such as one that counts up. */
  readonly face?: ReactNode;
}): ReactNode {
  const words = useKitWords();
  return (
    <Popover.Root>
      <Popover.Trigger className="sum" aria-label={words.openSum(shown(total))}>
        {face ?? shown(total)}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="floating">
          <Popover.Popup className="popup">
            <table className="sum-table">
              <tbody>
                {parts.map((part) => (
                  <tr key={`${part.label} ${part.rule}`}>
                    <th scope="row">{part.label}</th>
                    <td>{shown(part.value)}</td>
                    <td>{part.rule !== undefined && <RuleLink rule={part.rule} />}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{words.total}</th>
                  <td>{shown(total)}</td>
                  <td />
                </tr>
              </tfoot>
            </table>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
