import type { Fairness } from '../../engine/fair.ts';

/** What this device stored of a table before the game. */
export interface KeptProof {
  /** The dealer's commitment as first seen. */
  readonly commitment: string;
  /** The viewer's entropy and seat; null if they added none. */
  readonly own: { readonly seat: number; readonly value: string } | null;
}

/**
 * How a record differs from what was stored: another commitment, other entropy of the viewer, or a
 * commitment that came too late.
 */
export type ProofMatch = 'same' | 'otherCommitment' | 'otherNumber' | 'numberLate';

/** Compares a finished game's proof with what this device stored before it began. */
export function compareProof({ commitment, entropy }: Fairness, kept: KeptProof): ProofMatch {
  if (commitment !== kept.commitment) return 'otherCommitment';
  const { own } = kept;
  if (!own) return 'same';
  const recorded = entropy.find(({ seat }) => seat === own.seat);
  if (!recorded || recorded.value === null) return 'numberLate';
  return recorded.value === own.value ? 'same' : 'otherNumber';
}
