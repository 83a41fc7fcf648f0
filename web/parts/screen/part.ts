import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';

import { failureTexts } from '../failure/failure.texts.ts';
import { useNotice } from '../notice/notice.ts';

/** What a screen does not need at first, such as a menu before it is opened. */
export interface Part<Props extends object> {
  /** Asks for it, again after a failure; null where it did not come. */
  readonly bring: () => Promise<ComponentType<Props> | null>;
  /** Null until it has come. */
  readonly here: () => ComponentType<Props> | null;
  /** It, once it has come. */
  readonly Shown: FunctionComponent<Props>;
  readonly subscribe: (onCome: () => void) => () => void;
}

export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const waiting = new Set<() => void>();
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props> | null> | null = null;
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
    Shown: (props) => here && createElement(here, props),
    subscribe: (onCome) => {
      waiting.add(onCome);
      return () => void waiting.delete(onCome);
    },
  };
}

/**
 * Whether a part that is wanted, or was before, has come. That it did not is said.
 * @param onMissing it was wanted and did not come: what wanted it goes back to where it can be tried again
 */
export function usePart<Props extends object>(
  { bring, here, subscribe }: Part<Props>,
  wanted: boolean,
  onMissing: () => void,
): boolean {
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  const come = useSyncExternalStore(subscribe, here, here);
  const { show } = useNotice();
  const miss = useEffectEvent(() => {
    const text = navigator.onLine ? failureTexts.partOutdated : failureTexts.partOffline;
    show({ text, color: 'error', timeout: 10_000 });
    onMissing();
  });
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
  return used && come !== null;
}
