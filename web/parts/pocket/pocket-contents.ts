import { isForgotten, isUnsent, type QueuedAct } from '#machines/pocket/pocket.rules.ts';
import type { MapView } from '#schema/generated.ts';

import {
  type FetchedGround,
  inPocket,
  type KeptTerritory,
  type PocketFacts,
  stirOthers,
} from './pocket-database.ts';

export interface PocketContents {
  /** Null where nothing is kept. */
  readonly facts: PocketFacts | null;
  readonly territories: readonly KeptTerritory[];
}

const theFacts = 'facts';

/** All territories of this device; what was not refreshed for thirty days is removed first (OWN-103). */
export async function readPocket(now: number): Promise<PocketContents> {
  const facts = await inPocket((db) => db.get('facts', theFacts));
  if (facts && isForgotten(facts, now)) await emptyPocket();
  return inPocket(async (db) => {
    const transaction = db.transaction(['facts', 'territories']);
    const [kept, territories] = await Promise.all([
      transaction.objectStore('facts').get(theFacts),
      transaction.objectStore('territories').getAll(),
    ]);
    return {
      facts: kept ?? null,
      territories: territories.toSorted((a, b) => a.place - b.place),
    };
  });
}

/** Replaces the territories; pieces of ground that none of them needs are removed. */
export async function storePocket(
  facts: PocketFacts,
  territories: readonly KeptTerritory[],
): Promise<void> {
  await inPocket(async (db) => {
    const transaction = db.transaction(['facts', 'territories'], 'readwrite');
    const store = transaction.objectStore('territories');
    await Promise.all([
      store.clear(),
      ...territories.map((territory) => store.put(territory)),
      transaction.objectStore('facts').put(facts, theFacts),
      transaction.done,
    ]);
  });
  await removeLoosePieces();
  stirOthers();
}

/** Changes one territory, or removes it where the change says null; one that is gone stays gone. */
export async function changeTerritory(
  historyId: string,
  change: (territory: KeptTerritory) => KeptTerritory | null,
): Promise<void> {
  await inPocket(async (db) => {
    const transaction = db.transaction('territories', 'readwrite');
    const kept = await transaction.store.get(historyId);
    const changed = kept && change(kept);
    if (changed) await transaction.store.put(changed);
    else if (kept) await transaction.store.delete(historyId);
    await transaction.done;
  });
  await removeLoosePieces();
  stirOthers();
}

/**
 * Keeps the ground that was fetched for this map of a territory, with its pieces at once: pieces that
 * no territory needs yet would be removed.
 */
export async function keepGround(
  historyId: string,
  map: MapView,
  { ground, pieces }: FetchedGround,
): Promise<void> {
  await inPocket(async (db) => {
    const transaction = db.transaction(['territories', 'pieces'], 'readwrite');
    const territories = transaction.objectStore('territories');
    const kept = await territories.get(historyId);
    const wanted = kept?.map && isSameMap(kept.map, map);
    const store = transaction.objectStore('pieces');
    await Promise.all([
      ...(wanted ? pieces.map((piece) => store.put(piece)) : []),
      ...(wanted ? [territories.put({ ...kept, ground })] : []),
      transaction.done,
    ]);
  });
  await removeLoosePieces();
  stirOthers();
}

/** The same polygon on the same file, whose name changes with its content or with a release. */
export const isSameMap = (one: MapView, other: MapView): boolean =>
  one.basemap.url === other.basemap.url &&
  JSON.stringify(one.geojsonFeature) === JSON.stringify(other.geojsonFeature);

async function removeLoosePieces() {
  await inPocket(async (db) => {
    const transaction = db.transaction(['territories', 'pieces'], 'readwrite');
    const territories = await transaction.objectStore('territories').getAll();
    const needed = new Set(
      territories.flatMap(({ ground }) =>
        ground.state === 'kept' ? ground.offsets.map((offset) => `${offset} ${ground.url}`) : [],
      ),
    );
    const pieces = transaction.objectStore('pieces');
    for (const key of await pieces.getAllKeys()) {
      const [url, offset] = key;
      if (!needed.has(`${offset} ${url}`)) await pieces.delete(key);
    }
    await transaction.done;
  });
}

/** Removes everything but acts that were not sent yet, which name no person (OWN-104). */
export async function emptyPocket(): Promise<void> {
  await inPocket(async (db) => {
    const transaction = db.transaction(['facts', 'territories', 'pieces', 'acts'], 'readwrite');
    const acts = transaction.objectStore('acts');
    const ended = (await acts.getAll()).filter((act: QueuedAct) => !isUnsent(act));
    await Promise.all([
      transaction.objectStore('facts').clear(),
      transaction.objectStore('territories').clear(),
      transaction.objectStore('pieces').clear(),
      ...ended.map(({ id }) => acts.delete(id)),
      transaction.done,
    ]);
  });
  stirOthers();
}
