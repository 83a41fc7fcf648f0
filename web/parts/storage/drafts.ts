import type { DBSchema, IDBPDatabase } from 'idb';

import { readToken } from './session-storage.ts';

/** Drafts of maps and imports, in IndexedDB: they outlive a tab that crashed and a session that ended (OWN-03, OWN-53, OWN-159). */
const database = 'map-drafts';
const table = 'drafts';
const lifetime = 30 * 24 * 3600 * 1000;

interface Kept {
  readonly drawn: unknown;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface DraftsSchema extends DBSchema {
  readonly [table]: { readonly key: string; readonly value: unknown };
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

/** Loaded when it is needed: this file belongs to the first page. */
const idb = () => import('idb');

async function withDrafts<Result>(ask: (drafts: IDBPDatabase<DraftsSchema>) => Promise<Result>) {
  const { openDB } = await idb();
  const opened = await openDB<DraftsSchema>(database, 1, {
    upgrade: (made) => void made.createObjectStore(table),
  });
  try {
    return await ask(opened);
  } finally {
    opened.close();
  }
}

/** What is left of what was not saved, null for nothing; older drafts and other readers' are deleted. */
export async function readDraft(about: string): Promise<unknown> {
  await sweepDrafts(ownerOf(readToken()));
  const found = await withDrafts((drafts) => drafts.get(table, keyOf(about)));
  return isKept(found) ? found.drawn : null;
}

/** Keeps anything that a browser can clone, files too. */
export const writeDraft = (about: string, drawn: unknown) => {
  const kept: Kept = { drawn, at: Date.now() };
  return withDrafts((drafts) => drafts.put(table, kept, keyOf(about)));
};

export const dropDraft = (about: string) =>
  withDrafts((drafts) => drafts.delete(table, keyOf(about)));

/** Deletes every draft older than 30 days and, where an owner is given, those of others. */
const sweepDrafts = (owner?: string): Promise<void> =>
  withDrafts(async (drafts) => {
    const { store, done } = drafts.transaction(table, 'readwrite');
    for await (const draft of store) {
      const { key, value } = draft;
      const foreign = owner !== undefined && !key.startsWith(`${owner}|`);
      if (foreign || !isKept(value) || value.at < Date.now() - lifetime) await draft.delete();
    }
    await done;
  });

/** Deletes the drafts that are too old, without making a store where there is none. */
export async function endOldDrafts(): Promise<void> {
  const stores = await indexedDB.databases();
  if (stores.some(({ name }) => name === database)) await sweepDrafts();
}

/** Deletes all drafts of this device, at sign-out. */
export async function endAllDrafts(): Promise<void> {
  const { deleteDB } = await idb();
  await deleteDB(database);
}

/** Where a browser keeps nothing, there is no draft, and nothing else changes. */
export const orWarn = async <Result>(stored: Promise<Result>): Promise<Result> => {
  try {
    return await stored;
  } catch (error) {
    console.warn(error);
    throw error;
  }
};
