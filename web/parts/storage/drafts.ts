import type { DBSchema, IDBPDatabase } from 'idb';

import { opened, type Sealed, sealed } from './sealed.ts';

/**
 * Drafts of maps and imports, in IndexedDB: they outlive a tab that crashed and a session that ended (OWN-03, OWN-53,
 * OWN-159), sealed by a key that only a session of their reader gets from the server (OWN-210).
 */
export const draftsDatabase = 'brouillons';
/** Of releases that sealed nothing. */
export const openDrafts = 'map-drafts';
const table = 'drafts';
const lifetime = 30 * 24 * 3600 * 1000;

export interface DeviceKey {
  /** Whose drafts: opaque. */
  readonly owner: string;
  readonly key: CryptoKey;
}

type GiveKey = () => Promise<DeviceKey>;

interface Kept extends Sealed {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface DraftsSchema extends DBSchema {
  readonly [table]: { readonly key: string; readonly value: Kept };
}

/** Loaded when it is needed: this file belongs to the first page. */
const idb = () => import('idb');

async function withDrafts<Result>(ask: (drafts: IDBPDatabase<DraftsSchema>) => Promise<Result>) {
  const { openDB } = await idb();
  const database = await openDB<DraftsSchema>(draftsDatabase, 1, {
    upgrade: (made) => void made.createObjectStore(table),
  });
  try {
    return await ask(database);
  } finally {
    database.close();
  }
}

const isThere = async (name: string) =>
  'indexedDB' in globalThis && (await indexedDB.databases()).some((it) => it.name === name);

/** What is left of what was not saved, null for nothing; older drafts and other readers' are deleted. */
export async function readDraft(giveKey: GiveKey, about: string): Promise<unknown> {
  // Asked for also where there is none: the network may be gone when one is to be written.
  const { owner, key } = await giveKey();
  if (!(await isThere(draftsDatabase))) return null;
  await sweepDrafts(owner);
  const found = await withDrafts((drafts) => drafts.get(table, `${owner}|${about}`));
  return found ? opened(key, found) : null;
}

/** Keeps anything that JSON can write, files in it too. */
export async function writeDraft(giveKey: GiveKey, about: string, drawn: unknown): Promise<void> {
  const { owner, key } = await giveKey();
  const kept = { ...(await sealed(key, drawn)), at: Date.now() };
  await withDrafts((drafts) => drafts.put(table, kept, `${owner}|${about}`));
}

export async function dropDraft(giveKey: GiveKey, about: string): Promise<void> {
  if (!(await isThere(draftsDatabase))) return;
  const { owner } = await giveKey();
  await withDrafts((drafts) => drafts.delete(table, `${owner}|${about}`));
}

/** Deletes every draft older than 30 days and, where an owner is given, those of others. */
async function sweepDrafts(owner?: string): Promise<void> {
  await withDrafts(async (drafts) => {
    const { store, done } = drafts.transaction(table, 'readwrite');
    for await (const draft of store) {
      const { key, value } = draft;
      const foreign = owner !== undefined && !key.startsWith(`${owner}|`);
      if (foreign || value.at < Date.now() - lifetime) await draft.delete();
    }
    await done;
  });
}

/** Deletes drafts that are too old, without making a store where there is none, and those that nothing sealed. */
export async function endOldDrafts(): Promise<void> {
  if (await isThere(openDrafts)) await (await idb()).deleteDB(openDrafts);
  if (await isThere(draftsDatabase)) await sweepDrafts();
}

/** Deletes the drafts of everybody else; asks whose they may be only where there are any. */
export async function endDraftsOfOthers(giveKey: GiveKey): Promise<void> {
  if (!(await isThere(draftsDatabase))) return;
  await sweepDrafts((await giveKey()).owner);
}

/** Deletes all drafts of this device, at sign-out. */
export async function endAllDrafts(): Promise<void> {
  const { deleteDB } = await idb();
  await Promise.all([deleteDB(draftsDatabase), deleteDB(openDrafts)]);
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
