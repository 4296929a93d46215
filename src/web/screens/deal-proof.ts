import type { Fairness } from '../../engine/fair.ts';

/** What the viewer's own device kept of a table before the game. */
export interface KeptProof {
  /** The dealer's commitment when it was first seen. */
  readonly commitment: string;
  /** What the viewer added to chance, and under which seat; null for who added nothing. */
  readonly own: { readonly seat: number; readonly value: string } | null;
}

/** How a record compares with what was kept: another commitment, another own number, or one that came too late. */
export type ProofMatch = 'same' | 'otherCommitment' | 'otherNumber' | 'numberLate';

/** Compares what proves a finished game with what this device kept before it began. */
export function compareProof({ commitment, entropy }: Fairness, kept: KeptProof): ProofMatch {
  if (commitment !== kept.commitment) return 'otherCommitment';
  const { own } = kept;
  if (!own) return 'same';
  const recorded = entropy.find(({ seat }) => seat === own.seat);
  if (!recorded || recorded.value === null) return 'numberLate';
  return recorded.value === own.value ? 'same' : 'otherNumber';
}
