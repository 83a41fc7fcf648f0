/** For how long something waited: GraphQL's integers have 32 bits, and a clock may have gone back. */
export const secondsSince = (at: number): number =>
  Math.min(Math.max(Math.round((Date.now() - at) / 1000), 0), 2 ** 31 - 1);
