/**
 * How likely it is that so many returns have come in after 0, 1, 2 … months, when each month may be like
 * any of those that were: a bootstrap of the months, computed whole instead of drawn. It ends at `enough`.
 */
export function chances(
  months: readonly number[],
  needed: number,
  most: number,
  enough: number,
): readonly number[] {
  /** Of each sum below what is needed; what reaches it is not carried on. */
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

/** After how many months that likely; within a month it grows evenly. Null: not within those looked at. */
export function timeUntil(reached: readonly number[], likely: number): number | null {
  const month = reached.findIndex((chance) => chance >= likely);
  if (month === -1) return null;
  const [before = 0, after = 1] = reached.slice(month - 1);
  return month - 1 + (likely - before) / (after - before);
}
