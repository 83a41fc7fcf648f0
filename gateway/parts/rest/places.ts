interface Most {
  readonly all: number;
  readonly ofAddress: number;
}

export interface Places {
  /** Takes a place; what gives it back, or null when there is none. */
  readonly take: (address: string) => (() => void) | null;
  readonly taken: () => number;
}

/** Places of which no address takes them all, so that it does not keep the others waiting. */
export function placesFor(most: Most): Places {
  const takenBy = new Map<string, number>();
  let all = 0;
  return {
    take: (address) => {
      const same = takenBy.get(address) ?? 0;
      if (all >= most.all || same >= most.ofAddress) return null;
      all += 1;
      takenBy.set(address, same + 1);
      return () => {
        all -= 1;
        const left = (takenBy.get(address) ?? 1) - 1;
        if (left === 0) takenBy.delete(address);
        else takenBy.set(address, left);
      };
    },
    taken: () => all,
  };
}
