import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let stack: readonly HTMLDialogElement[] = [];

function change(next: readonly HTMLDialogElement[]) {
  stack = next;
  for (const watcher of watchers) watcher();
}

/** A modal that has opened over the others; answers how to take it away again. */
export function opened(dialog: HTMLDialogElement) {
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The modal on top: whatever lies outside it can be neither seen clearly nor clicked. */
export const useTopDialog = () => useSyncExternalStore(watch, () => stack.at(-1) ?? null);
