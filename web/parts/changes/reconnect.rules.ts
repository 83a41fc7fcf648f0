/** Milliseconds after which a stream counts as established. */
const establishedAfter = 5000;
const soonest = 1000;
const latest = 300_000;

export interface Reconnection {
  readonly after: number;
  /** Changes may have been missed: query again. */
  readonly missed: boolean;
  /** Consecutive streams that ended before being established. */
  readonly failures: number;
}

/** An established stream reconnects soon; others with exponential back-off, up to five minutes, at which the page reloads each time. */
export function reconnection(lived: number, failures: number): Reconnection {
  if (lived >= establishedAfter) return { after: soonest, missed: true, failures: 0 };
  const after = Math.min(soonest * 4 ** failures, latest);
  return {
    after,
    missed: after === latest,
    failures: failures + 1,
  };
}
