/** The 97.5th percentile of the normal distribution. */
const Z = 1.959964;

/** Wilson's 95 % interval of a proportion. */
export function wilson(share: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const z2 = Z ** 2;
  const centre = share + z2 / (2 * trials);
  const half = Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  const scale = 1 + z2 / trials;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}
