import { isUnsent, type NewAct, type QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';

import { newKey } from '../../parts/graphql/idempotency-key.ts';
import { inPocket, announceChange } from './pocket-database.ts';

/** In the order in which they were done. */
export const readActs = (): Promise<readonly QueuedAct[]> => inPocket((db) => db.getAll('acts'));

/** Resolves once the act is on the device for good. */
export async function keepAct(act: NewAct): Promise<QueuedAct> {
  const kept = await inPocket(async (db) => {
    const transaction = db.transaction('acts', 'readwrite', { durability: 'strict' });
    const ids = await transaction.store.getAllKeys();
    const queued: QueuedAct = {
      ...act,
      id: Math.max(0, ...ids) + 1,
      key: newKey(),
      state: 'waiting',
      message: null,
      answeredAt: null,
      next: null,
    };
    await transaction.store.add(queued);
    await transaction.done;
    return queued;
  });
  announceChange();
  return kept;
}

export const firstUnsent = async (): Promise<QueuedAct | undefined> =>
  (await readActs()).find(isUnsent);

/** What may change of an act. */
export type ActEnd = Partial<
  Pick<QueuedAct, 'state' | 'token' | 'message' | 'answeredAt' | 'next'>
>;

/** Writes what has become of an act; one that was cleared stays so. */
export async function changeAct(id: number, changes: ActEnd): Promise<void> {
  await inPocket(async (db) => {
    const transaction = db.transaction('acts', 'readwrite', { durability: 'strict' });
    const act = await transaction.store.get(id);
    if (act) await transaction.store.put({ ...act, ...changes });
    await transaction.done;
  });
  announceChange();
}

export async function removeAct(id: number): Promise<void> {
  await inPocket((db) => db.delete('acts', id));
  announceChange();
}

/** Removes acts that are still as the reader saw them, sent or not. */
export async function removeActs(seen: readonly QueuedAct[]): Promise<void> {
  await inPocket(async (db) => {
    const transaction = db.transaction('acts', 'readwrite');
    for (const before of seen) {
      const act = await transaction.store.get(before.id);
      if (act && isUnsent(act) === isUnsent(before)) await transaction.store.delete(act.id);
    }
    await transaction.done;
  });
  announceChange();
}
