import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let stack: readonly Opened[] = [];

interface Opened {
  readonly dialog: HTMLDialogElement;
  readonly fullScreen: boolean;
}

function change(next: readonly Opened[]) {
  stack = next;
  for (const watcher of watchers) watcher();
}

/** A modal that has opened over the others; answers how to take it away again. */
export function opened(dialog: HTMLDialogElement, fullScreen: boolean) {
  change([...stack, { dialog, fullScreen }]);
  return () => change(stack.filter((other) => other.dialog !== dialog));
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The modal on top: whatever lies outside it can be neither seen clearly nor clicked. */
export const useTopDialog = () => useSyncExternalStore(watch, () => stack.at(-1)?.dialog ?? null);

/** A modal as large as the window hides the page: what is dear to draw there need not be. */
export const useCovered = () =>
  useSyncExternalStore(watch, () => stack.some(({ fullScreen }) => fullScreen));
