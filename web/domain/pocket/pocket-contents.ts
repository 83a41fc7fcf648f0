import { isForgotten, isUnsent, type QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';
import type { MapView } from '#schema/generated.ts';

import {
  type FetchedGround,
  inPocket,
  type KeptTerritory,
  type PocketFacts,
  announceChange,
} from './pocket-database.ts';

export interface PocketContents {
  /** Null where nothing is kept. */
  readonly facts: PocketFacts | null;
  readonly territories: readonly KeptTerritory[];
  /** The server has said that this device is to keep nothing; nobody has been asked since (OWN-212). */
  readonly ended: boolean;
}

const theFacts = 'facts';
const theEnd = 'ended';

/** All territories of this device; what was not refreshed for thirty days is removed first (OWN-103). */
export async function readPocket(now: number): Promise<PocketContents> {
  const facts = await inPocket((db) => db.get('facts', theFacts));
  if (facts && isForgotten(facts, now)) await emptyPocket();
  return inPocket(async (db) => {
    const transaction = db.transaction(['facts', 'territories']);
    const [kept, territories, ended] = await Promise.all([
      transaction.objectStore('facts').get(theFacts),
      transaction.objectStore('territories').getAll(),
      transaction.objectStore('facts').getKey(theEnd),
    ]);
    return {
      facts: kept ?? null,
      territories: territories.toSorted((a, b) => a.place - b.place),
      ended: ended !== undefined,
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
      transaction.objectStore('facts').delete(theEnd),
      transaction.done,
    ]);
  });
  await removeLoosePieces();
  announceChange();
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
  announceChange();
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
  announceChange();
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
export const emptyPocket = (): Promise<void> => empty((act) => (isUnsent(act) ? act : null));

/**
 * The server keeps nothing for this device any more, nor does the device, but what did not count: acts that waited are
 * over, with this sentence (OWN-212).
 */
export const endPocket = (message: string): Promise<void> =>
  empty((act) => {
    if (act.state === 'settled') return null;
    const over = { ...act, token: '', next: null };
    return isUnsent(act) ? { ...over, state: 'refused', message, answeredAt: Date.now() } : over;
  }, theEnd);

/** Removes everything but what `left` leaves of an act; `mark` stays among the facts. */
async function empty(left: (act: QueuedAct) => QueuedAct | null, mark?: typeof theEnd) {
  await inPocket(async (db) => {
    const transaction = db.transaction(['facts', 'territories', 'pieces', 'acts'], 'readwrite');
    const acts = transaction.objectStore('acts');
    const facts = transaction.objectStore('facts');
    const [kept, all] = await Promise.all([facts.get(theFacts), acts.getAll()]);
    await Promise.all([
      facts.clear(),
      transaction.objectStore('territories').clear(),
      transaction.objectStore('pieces').clear(),
      ...all.map((act) => {
        const stays = left(act);
        return stays ? acts.put(stays) : acts.delete(act.id);
      }),
      ...(mark && kept ? [facts.put({ ...kept, keep: null }, mark)] : []),
      transaction.done,
    ]);
  });
  announceChange();
}
