import type { MapFeatures } from '#schema/geojson.ts';
import { readToken } from '../../parts/storage/session-storage.ts';

const database = 'map-drafts';
const table = 'drafts';

/** A draft belongs to the session that drew it: the next reader of this device never sees it. */
const ownerOf = (token: string | null) => token?.slice(-24) ?? '';
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

/** What was drawn before the tab went away, as text; drafts of ended sessions are thrown away. */
export async function readDraft(about: string): Promise<string | null> {
  const owner = ownerOf(readToken());
  const keys = await withDrafts((drafts) => drafts.getAllKeys());
  const foreign = keys.filter((key) => typeof key !== 'string' || !key.startsWith(`${owner}|`));
  await Promise.all(foreign.map((key) => withDrafts((drafts) => drafts.delete(key))));
  const found: unknown = await withDrafts<unknown>((drafts) => drafts.get(keyOf(about)));
  return typeof found === 'string' ? found : null;
}

export const writeDraft = (about: string, features: MapFeatures) =>
  withDrafts((drafts) => drafts.put(JSON.stringify(features), keyOf(about)));

export const dropDraft = (about: string) => withDrafts((drafts) => drafts.delete(keyOf(about)));
