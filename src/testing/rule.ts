import { test } from 'vitest';

/** A test of a rule, named by the rule's id. */
export function rule(id: string, says: string, check: () => void | Promise<void>): void {
  test(`${id}: ${says}`, check);
}
