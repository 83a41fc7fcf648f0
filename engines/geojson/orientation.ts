/** Points with integer coordinates, one array per axis. */
export interface Points {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

const wholeUpTo = 2 ** 53;

/**
 * 1 when point `c` is left of the line from `a` to `b`, -1 right of it, 0 on it; exact arithmetic.
 */
export function side({ xs, ys }: Points, a: number, b: number, c: number): number {
  const ax = xs[a] ?? 0;
  const ay = ys[a] ?? 0;
  const dx = (xs[b] ?? 0) - ax;
  const dy = (ys[b] ?? 0) - ay;
  const ex = (xs[c] ?? 0) - ax;
  const ey = (ys[c] ?? 0) - ay;
  const left = dx * ey;
  const right = dy * ex;
  const sure = Math.abs(left) + Math.abs(right);
  if (sure < wholeUpTo || Math.abs(left - right) > sure * Number.EPSILON) {
    return Math.sign(left - right);
  }
  const exact = BigInt(dx) * BigInt(ey) - BigInt(dy) * BigInt(ex);
  if (exact === 0n) return 0;
  return exact > 0n ? 1 : -1;
}
