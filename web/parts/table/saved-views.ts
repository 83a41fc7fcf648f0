import { useSyncExternalStore } from 'react';

import { keepOnDevice, readOfDevice } from '../storage/device-storage.ts';

/** Columns, order and filters of a list under a name of one's own. */
export interface SavedView {
  /** The path of the list. */
  readonly path: string;
  readonly name: string;
  /** As in an address, without the question mark. */
  readonly search: string;
}

const key = 'vues';
export const viewNameMaxLength = 40;
const most = 100;
const listeners = new Set<() => void>();
/** A browser that refuses to store keeps the views until the page is left. */
let unstored: string | null = null;

const stored = (): string => unstored ?? readOfDevice(key) ?? '[]';

function viewsIn(text: string): readonly SavedView[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isView) : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isView = (value: unknown): value is SavedView =>
  isObject(value) && ['path', 'name', 'search'].every((name) => typeof value[name] === 'string');

function write(views: readonly SavedView[]) {
  unstored = JSON.stringify(views.slice(-most));
  keepOnDevice(key, unstored);
  for (const listener of listeners) listener();
}

const without = ({ path, name }: Pick<SavedView, 'path' | 'name'>) =>
  viewsIn(stored()).filter((it) => it.path !== path || it.name !== name);

/** Keeps a view on this device; one of the same list and name is replaced (OWN-292). */
export const keepView = (view: SavedView) => write([...without(view), view]);
export const dropView = (view: SavedView) => write(without(view));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The views of a list, in the order in which they were kept. */
export function useSavedViews(path: string): readonly SavedView[] {
  const text = useSyncExternalStore(subscribe, stored);
  return viewsIn(text).filter((view) => view.path === path);
}
