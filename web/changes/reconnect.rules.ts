/** In milliseconds. A stream that held longer than this told what there was to tell. */
const held = 5000;
const soonest = 1000;
const latest = 300_000;

export interface Reconnection {
  readonly after: number;
  /** What happened meanwhile is not known: look again. */
  readonly missed: boolean;
  /** Streams in a row that ended at once. */
  readonly failures: number;
}

/** A stream that broke comes back soon; where there is none to be had, it is asked for ever more seldom. */
export function reconnection(lived: number, failures: number): Reconnection {
  if (lived >= held) return { after: soonest, missed: true, failures: 0 };
  return {
    after: Math.min(soonest * 4 ** failures, latest),
    missed: false,
    failures: failures + 1,
  };
}
