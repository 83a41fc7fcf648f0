import type { MapFeatures } from '#schema/geojson.ts';

import { readToken } from './session-storage.ts';

/** Drafts of maps, in IndexedDB: they outlive a tab that crashed and a session that ended (OWN-03, OWN-53). */
const database = 'map-drafts';
const table = 'drafts';
const lifetime = 30 * 24 * 3600 * 1000;

interface Kept {
  readonly drawn: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'drawn' in value && 'at' in value;

/** Whose drafts these are: another reader of this device never sees them. */
function ownerOf(token: string | null): string {
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims && 'home' in claims)
      return `${String(claims.home)}.${String(claims.sub)}`;
  } catch {
    // A token of another kind owns its drafts itself.
  }
  return token?.slice(-24) ?? '';
}

const keyOf = (about: string) => `${ownerOf(readToken())}|${about}`;

const answered = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(database)));
  });

async function withDrafts<Result>(ask: (drafts: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table));
  const opened = await answered(opening);
  try {
    return await answered(ask(opened.transaction(table, 'readwrite').objectStore(table)));
  } finally {
    opened.close();
  }
}

/** What is left of a drawing that was not saved, as text; older drafts and other readers' are deleted. */
export async function readDraft(about: string): Promise<string | null> {
  await sweepDrafts(ownerOf(readToken()));
  const found: unknown = await withDrafts<unknown>((drafts) => drafts.get(keyOf(about)));
  return isKept(found) ? found.drawn : null;
}

export const writeDraft = (about: string, features: MapFeatures) => {
  const kept: Kept = { drawn: JSON.stringify(features), at: Date.now() };
  return withDrafts((drafts) => drafts.put(kept, keyOf(about)));
};

export const dropDraft = (about: string) => withDrafts((drafts) => drafts.delete(keyOf(about)));

/** Deletes every draft older than 30 days and, where an owner is given, those of others. */
async function sweepDrafts(owner?: string): Promise<void> {
  const keys = await withDrafts((drafts) => drafts.getAllKeys());
  const values: readonly unknown[] = await withDrafts((drafts) => drafts.getAll());
  const isOver = (key: IDBValidKey, at: number) => {
    const kept = values[at];
    const mine = typeof key === 'string' && key.startsWith(`${owner}|`);
    const foreign = owner !== undefined && !mine;
    return foreign || !isKept(kept) || kept.at < Date.now() - lifetime;
  };
  await Promise.all(keys.filter(isOver).map((key) => withDrafts((drafts) => drafts.delete(key))));
}

/** Deletes the drafts that are too old, without making a store where there is none. */
export async function endOldDrafts(): Promise<void> {
  const stores = await indexedDB.databases();
  if (stores.some(({ name }) => name === database)) await sweepDrafts();
}

/** Deletes all drafts of this device, at sign-out. */
export async function endAllDrafts(): Promise<void> {
  await answered(indexedDB.deleteDatabase(database));
}
