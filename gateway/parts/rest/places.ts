/** Who asks. */
export interface Asking {
  readonly address: string;
  /** The `Authorization` header of the browser; '' without. */
  readonly session: string;
}

export interface Most {
  readonly all: number;
  readonly ofAddress: number;
  readonly ofSession: number;
}

type Leave = () => void;

export interface Places {
  /** Takes a place; what gives it back, or null when there is none. */
  readonly take: (asking: Asking) => Leave | null;
  /** The same, waiting so many milliseconds at most for one that is given back. */
  readonly wait: (asking: Asking, milliseconds: number) => Promise<Leave | null>;
  readonly taken: () => number;
}

interface Waiting {
  readonly asking: Asking;
  readonly seat: (leave: Leave) => void;
}

/** Places of which no address and no session takes them all, so that it does not keep the others waiting. */
export function placesFor(most: Most): Places {
  const takenBy = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let all = 0;

  const keysOf = ({ address, session }: Asking) => [
    { key: `address ${address}`, limit: most.ofAddress },
    ...(session === '' ? [] : [{ key: `session ${session}`, limit: most.ofSession }]),
  ];

  function take(asking: Asking): Leave | null {
    const keys = keysOf(asking);
    if (all >= most.all) return null;
    if (keys.some(({ key, limit }) => (takenBy.get(key) ?? 0) >= limit)) return null;
    all += 1;
    for (const { key } of keys) takenBy.set(key, (takenBy.get(key) ?? 0) + 1);
    return () => {
      all -= 1;
      for (const { key } of keys) {
        const left = (takenBy.get(key) ?? 1) - 1;
        if (left === 0) takenBy.delete(key);
        else takenBy.set(key, left);
      }
      seatNext();
    };
  }

  function seatNext(): void {
    for (const next of waiting) {
      const leave = take(next.asking);
      if (leave === null) continue;
      waiting.delete(next);
      next.seat(leave);
      return;
    }
  }

  return {
    take,
    wait: (asking, milliseconds) =>
      new Promise((resolve) => {
        const leave = take(asking);
        if (leave !== null) return resolve(leave);
        const place: Waiting = {
          asking,
          seat: (given) => {
            clearTimeout(timer);
            resolve(given);
          },
        };
        const timer = setTimeout(() => {
          waiting.delete(place);
          resolve(null);
        }, milliseconds);
        waiting.add(place);
      }),
    taken: () => all,
  };
}
