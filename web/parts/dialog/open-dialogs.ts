import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let stack: readonly OpenDialog[] = [];

interface OpenDialog {
  readonly dialog: HTMLDialogElement;
  readonly fullScreen: boolean;
}

function change(next: readonly OpenDialog[]) {
  stack = next;
  for (const watcher of watchers) watcher();
}

/** Pushes a modal onto the stack of open ones. Returns how to remove it. */
export function pushDialog(dialog: HTMLDialogElement, fullScreen: boolean) {
  change([...stack, { dialog, fullScreen }]);
  return () => change(stack.filter((other) => other.dialog !== dialog));
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The topmost modal; everything outside it is inert. */
export const topDialog = () => stack.at(-1)?.dialog ?? null;
export const useTopDialog = () => useSyncExternalStore(watch, topDialog);

/** Whether a full-screen modal hides the page, so that expensive drawing there can pause. */
export const useCovered = () =>
  useSyncExternalStore(watch, () => stack.some(({ fullScreen }) => fullScreen));
