interface Kept<Found> {
  readonly found: Promise<Found>;
  /** 0 while it is sought. */
  weight: number;
}

/**
 * Remembers the answers asked for last, up to a weight of `most`, and always the newest; whoever
 * asks while one is sought waits for the same. What failed is sought again. `lru-cache` keeps no
 * null, and nothing that alone weighs more than all may: the largest ground would be read at each
 * search.
 */
export function keeping<Found>(most: number, weigh: (found: Found) => number = () => 1) {
  const known = new Map<string, Kept<Found>>();
  let weight = 0;

  return (key: string, seek: () => Promise<Found>): Promise<Found> => {
    const kept = known.get(key) ?? sought(key, seek());
    known.delete(key);
    known.set(key, kept);
    return kept.found;
  };

  function sought(key: string, found: Promise<Found>): Kept<Found> {
    const kept: Kept<Found> = { found, weight: 0 };
    found.then(
      (value) => {
        kept.weight = weigh(value);
        weight += kept.weight;
        lighten(key);
      },
      () => known.delete(key),
    );
    return kept;
  }

  function lighten(newest: string): void {
    for (const [key, oldest] of known) {
      if (weight <= most) return;
      if (key === newest || oldest.weight === 0) continue;
      known.delete(key);
      weight -= oldest.weight;
    }
  }
}
