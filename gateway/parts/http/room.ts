/** Bytes that all requests may hold at once. */
export interface Room {
  /** False, and nothing taken, when they do not fit. */
  readonly take: (bytes: number) => boolean;
  readonly free: (bytes: number) => void;
}

export function roomFor(most: number): Room {
  let held = 0;
  return {
    take: (bytes) => {
      if (held + bytes > most) return false;
      held += bytes;
      return true;
    },
    free: (bytes) => {
      held -= bytes;
    },
  };
}
