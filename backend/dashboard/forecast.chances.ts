/**
 * Probability that the needed number of returns has been reached after 0, 1, 2 … months, if each
 * future month is drawn from the past ones: a bootstrap, computed exactly by convolution instead of
 * sampling. Stops when the probability reaches `enough`.
 */
export function chances(
  months: readonly number[],
  needed: number,
  most: number,
  enough: number,
): readonly number[] {
  /** Distribution of the sums below `needed`; sums that reach it are dropped. */
  let sums = new Float64Array(needed);
  sums[0] = 1;
  const reached = [0];
  while (reached.length <= most && (reached.at(-1) ?? 1) < enough) {
    const next = new Float64Array(needed);
    let below = 0;
    for (const returns of months) {
      for (let sum = 0; sum + returns < needed; sum += 1) {
        const chance = (sums[sum] ?? 0) / months.length;
        next[sum + returns] = (next[sum + returns] ?? 0) + chance;
        below += chance;
      }
    }
    sums = next;
    reached.push(1 - below);
  }
  return reached;
}

/**
 * Months until the probability `likely` is reached, interpolated linearly within a month; null if
 * it is not in the array.
 */
export function timeUntil(reached: readonly number[], likely: number): number | null {
  const month = reached.findIndex((chance) => chance >= likely);
  if (month === -1) return null;
  const [before = 0, after = 1] = reached.slice(month - 1);
  return month - 1 + (likely - before) / (after - before);
}
