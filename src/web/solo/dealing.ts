import { commitmentTo, entropyCommitment, type Fairness } from '../../engine/fair.ts';
import type { DealCommitment, NewSoloTable } from './protocol.ts';
import { randomHex } from './random-hex.ts';

/** The dealer's secrets, kept until the end. */
export interface SoloDealer extends DealCommitment {
  readonly secret: string;
  readonly salt: string;
}

/** A dealer with a new secret, and its commitment. */
export function newDealer(): SoloDealer {
  const [secret, salt] = [randomHex(), randomHex()];
  return { table: crypto.randomUUID(), secret, salt, commitment: commitmentTo(secret, salt) };
}

/** The record's fairness section. The secret is added at the end. */
export function soloFairness(
  { table, commitment, salt }: SoloDealer,
  start: NewSoloTable,
): Fairness {
  const entropy = start.entropy.map(({ seat, value }) => ({
    seat,
    value,
    commitment: entropyCommitment(table, seat, value),
  }));
  return { table, commitment, salt, secret: null, entropy };
}
