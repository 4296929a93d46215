/** Whether this is the long run: `npm run soak`. */
export const SOAK = process.env.RINGSIDE_SOAK === '1';

/** How much a test does: a little in every run, all of it in the long one. */
export function sized(usual: number, soak: number): number {
  return SOAK ? soak : usual;
}
