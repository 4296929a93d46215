/** Whether this is the long run, `npm run soak`. */
export const SOAK = process.env.RINGSIDE_SOAK === '1';

/** The size of a test: small in normal runs, full in the long one. */
export function sized(usual: number, soak: number): number {
  return SOAK ? soak : usual;
}
