/** Numbers that look like chance, and are the same each time. */
export function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A piece removed, doubled, moved or put in, bytes changed, or the end cut off; up to three times. */
export function mutated(original: Uint8Array, next: (below: number) => number): Uint8Array {
  let content = original;
  for (let times = next(3); times >= 0; times -= 1) content = once(content, next);
  return content;
}

function once(original: Uint8Array, next: (below: number) => number): Uint8Array {
  const at = next(original.length);
  const until = at + 1 + next(40);
  const before = original.slice(0, at);
  const piece = original.slice(at, until);
  const after = original.slice(until);
  const target = next(after.length + 1);
  const foreign = Uint8Array.from({ length: 1 + next(8) }, () => next(256));
  const parts = [
    [before, after],
    [before, piece, piece, after],
    [before, piece.map((byte) => (next(3) === 0 ? next(256) : byte)), after],
    [before, after.slice(0, target), piece, after.slice(target)],
    [before, foreign, piece, after],
    [before],
  ][next(6)];
  return Uint8Array.from((parts ?? []).flatMap((part) => [...part]));
}
