/**
 * Deterministic random numbers: the same seed gives the same sequence on every machine
 * (mulberry32).
 */
export interface Random {
  /** In [0, 1). */
  readonly share: () => number;
  /** Integer, both bounds included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly shuffled: <T>(things: readonly T[]) => T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    between,
    chance: (probability) => share() < probability,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: share() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ thing }) => thing),
  };
}
