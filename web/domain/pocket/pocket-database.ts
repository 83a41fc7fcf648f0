import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { KeepingError } from '#machines/parts/failure/keeping-error.ts';
import type {
  Contact,
  PermittedAct,
  QueuedAct,
  TickPermission,
} from '#machines/domain/pocket/pocket.rules.ts';
import type { Street } from '#machines/domain/streets/streets.rules.ts';
import type { LinkAction, MapView } from '#schema/generated.ts';

import type { StreetLine } from '../streets/street-lines.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface KeptStreets {
  readonly totalMetres: number;
  readonly someBefore: boolean;
  readonly streets: readonly Street[];
  /** What is drawn of them; absent in what an older release kept. */
  readonly lines?: readonly StreetLine[];
  readonly permission: TickPermission | null;
}

/** A territory as a device keeps it: no person, no session. */
export interface KeptTerritory {
  readonly historyId: string;
  /** Place in the list. */
  readonly place: number;
  readonly numberName: string;
  readonly note: string;
  readonly releaseDateHuman: string;
  readonly theoreticalReturnDate: string;
  readonly theoreticalReturnDateHuman: string;
  readonly asked: readonly LinkAction[];
  readonly acts: readonly PermittedAct[];
  readonly mapLink: string | null;
  readonly qrcode: string | null;
  readonly map: MapView | null;
  /** Where somebody asked not to be visited; absent in what an older release kept. */
  readonly unvisited?: readonly Place[];
  /** Null where the ground has none; absent in what an older release kept. */
  readonly streets?: KeptStreets | null;
  readonly ground: KeptGround;
}

/** `missing`: to be fetched. `elsewhere`: the map's ground is no file of this site. */
export type KeptGround =
  | { readonly state: 'missing' | 'elsewhere' | 'none' }
  | {
      readonly state: 'kept';
      readonly url: string;
      /** Where the pieces of the file begin that this territory needs. */
      readonly offsets: readonly number[];
      readonly bytes: number;
      readonly keptAt: number;
    };

/** Consecutive bytes of a ground's file. */
export interface GroundPiece {
  readonly url: string;
  readonly offset: number;
  readonly bytes: ArrayBuffer;
  readonly etag: string | null;
}

/** A ground with the pieces it names. */
export interface FetchedGround {
  readonly ground: KeptGround;
  readonly pieces: readonly GroundPiece[];
}

export interface PocketFacts extends Contact {
  /** Opaque. */
  readonly owner: string;
  /** By which the device asks whether it may go on keeping; absent in what an older release kept. */
  readonly keep?: TickPermission | null;
}

interface PocketSchema extends DBSchema {
  readonly territories: { readonly key: string; readonly value: KeptTerritory };
  readonly pieces: { readonly key: [string, number]; readonly value: GroundPiece };
  readonly acts: { readonly key: number; readonly value: QueuedAct };
  readonly facts: { readonly key: string; readonly value: PocketFacts };
}

export type PocketDatabase = IDBPDatabase<PocketSchema>;

const name = 'poche';
let opening: Promise<PocketDatabase> | null = null;

const open = () => {
  opening ??= openDB<PocketSchema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('territories', { keyPath: 'historyId' });
      database.createObjectStore('pieces', { keyPath: ['url', 'offset'] });
      database.createObjectStore('acts', { keyPath: 'id' });
      database.createObjectStore('facts');
    },
    blocking: () => void forgetConnection(),
    terminated: () => {
      opening = null;
    },
  });
  return opening;
};

async function forgetConnection() {
  const current = opening;
  opening = null;
  (await current)?.close();
}

/** Works on what this device keeps. Rejects with a KeepingError where the browser has no room or forbids it. */
export async function inPocket<Value>(
  work: (database: PocketDatabase) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(await open());
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
    if (opening && error.name !== 'QuotaExceededError') await forgetConnection().catch(() => {});
    const full = error.name === 'QuotaExceededError';
    throw new KeepingError(full ? 'full' : 'forbidden', { cause: error });
  }
}

const channelName = 'poche';

/** Notifies every open page, this one too, that something has changed. */
export function announceChange() {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  channel.postMessage(null);
  channel.close();
}

export function watchChanges(stirred: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', stirred);
  return () => channel.close();
}
