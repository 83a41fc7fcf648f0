/**
 * What is made at its first use and kept. For formats of `Intl`: the first of a page costs a slow phone
 * 0.2 s, which a module that only might need one would take from its screen (OWN-413).
 */
export function whenUsed<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
