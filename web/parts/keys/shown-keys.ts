import { useEffect, useSyncExternalStore } from 'react';

/** The keys of one part of a screen, in words. */
export interface KeyList {
  readonly title: string;
  readonly keys: readonly {
    /** As they are printed on the keyboard. */
    readonly press: string;
    /** What for, as an infinitive. */
    readonly to: string;
  }[];
  /** The part hides whatever lies under it. */
  readonly covers?: boolean;
}

const watchers = new Set<() => void>();
let lists: readonly KeyList[] = [];

function change(next: readonly KeyList[]) {
  lists = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Names the keys of a part for as long as it is on the screen. The list must be stable. */
export function useKeyList(list: KeyList | null) {
  useEffect(() => {
    if (list === null) return undefined;
    change([...lists, list]);
    return () => change(lists.toSpliced(lists.indexOf(list), 1));
  }, [list]);
}

/** The lists that count at present, each once: those from the last one on that covers the others. */
export function countingLists(all: readonly KeyList[]): readonly KeyList[] {
  const from = all.findLastIndex(({ covers }) => covers === true);
  return [...new Set(all.slice(Math.max(0, from)))];
}

export const useShownKeys = () => countingLists(useSyncExternalStore(watch, () => lists));
