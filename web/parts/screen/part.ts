import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** What a screen does not need at first, such as a menu before it is opened. */
export interface Part<Loaded> {
  /** Asks for it, again after a failure; null where it did not come. */
  readonly bring: () => Promise<Loaded | null>;
  /** Null until it has come. */
  readonly here: () => Loaded | null;
  readonly subscribe: (onCome: () => void) => () => void;
}

export function part<Loaded>(load: () => Promise<Loaded>): Part<Loaded> {
  const waiting = new Set<() => void>();
  let here: Loaded | null = null;
  let coming: Promise<Loaded | null> | null = null;
  const ask = async () => {
    try {
      here = await load();
      for (const onCome of waiting) onCome();
    } catch (error) {
      console.warn(error);
    }
    coming = null;
    return here;
  };
  return {
    bring: async () => here ?? (await (coming ??= ask())),
    here: () => here,
    subscribe: (onCome) => {
      waiting.add(onCome);
      return () => void waiting.delete(onCome);
    },
  };
}

/**
 * A part from the moment on when it is first wanted and has come, else null.
 * @param onMissing it was wanted and did not come: what wanted it goes back to where it can be tried again
 */
export function usePart<Loaded>(
  { bring, here, subscribe }: Part<Loaded>,
  wanted: boolean,
  onMissing: () => void,
): Loaded | null {
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  const come = useSyncExternalStore(subscribe, here);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    void bring().then((it) => {
      if (it === null && !left) miss();
    });
    return () => {
      left = true;
    };
  }, [bring, wanted]);
  return used ? come : null;
}
