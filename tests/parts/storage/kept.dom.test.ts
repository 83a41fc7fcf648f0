import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { arriveOnDevice, kept, leaveDevice, openOnDevice } from '#web/domain/device/kept.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import { choosePocket } from '#web/domain/pocket/pocket-choice.ts';
import { emptyPocket, storePocket } from '#web/domain/pocket/pocket-contents.ts';
import { deviceKeys } from '#web/parts/storage/device-storage.ts';
import { endAllDrafts, writeDraft } from '#web/parts/storage/drafts.ts';
import { clearSession, storeToken } from '#web/parts/storage/session-storage.ts';
import { keepTicks } from '#web/streets/kept-ticks.ts';
import { aKept, factsNow } from '../../pocket/kept.ts';
import { stubGateway } from '../../support/dom/stub-gateway.ts';
import { inTurn } from '../../support/locks.ts';
import { aDeviceKey } from './a-device-key.ts';

const anne = await aDeviceKey('anne');
const keep = { token: 'x', expiresAt: 0 };

/** A device as Anne leaves it: an import under way, territories kept, a session. */
async function annesDevice() {
  Object.defineProperty(navigator, 'locks', { value: inTurn(), configurable: true });
  storeToken('secret.of.anne');
  await writeDraft(anne, 'import', { file: new File(['zoe.martin@example.org'], 'Martin.csv') });
  choosePocket('on');
  await storePocket({ ...factsNow(), owner: 'anne', keep }, [aKept(1, { note: 'Clé: Martin' })]);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, it: unknown) =>
    it instanceof ArrayBuffer || ArrayBuffer.isView(it) ? new TextDecoder('latin1').decode(it) : it,
  );

/** Everything in every store, by the name of its key or database. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const storage of [sessionStorage, localStorage])
    for (const [name, value] of Object.entries(storage)) found[name] = String(value);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    for (const store of database.objectStoreNames)
      found[name] =
        (found[name] ?? '') +
        textOf([await database.getAllKeys(store), await database.getAll(store)]);
    database.close();
  }
  return found;
}
const holding = async (what: RegExp) =>
  Object.entries(await everything())
    .filter(([, value]) => what.test(value))
    .map(([name]) => name)
    .toSorted();

const answer = (answers: Parameters<typeof stubGateway>[0]) => {
  const { fetch, calls } = stubGateway(answers);
  vi.stubGlobal('fetch', fetch);
  return calls;
};
const ofOwner = (owner: string) => ({ DeviceKey: { deviceKey: { owner, key: 'A'.repeat(43) } } });

afterEach(async () => {
  choosePocket(null);
  sessionStorage.clear();
  localStorage.clear();
  await Promise.all([emptyPocket(), endAllDrafts()]);
  vi.unstubAllGlobals();
});

describe('what a browser keeps', () => {
  it('is in the list, all of it [OWN-210]', async () => {
    await annesDevice();
    keepTicks('x', [{ street: 'Rue Basse', side: 'both', state: 'done', at: Date.now() }]);
    const patterns = kept.map(({ name }) => new RegExp(`^${name.replace('*', '.*')}$`, 'u'));
    const names = Object.keys(await everything());
    expect(names.toSorted()).toEqual(['a-deux', 'brouillons', 'jwt', 'poche']);
    expect(names.filter((name) => !patterns.some((it) => it.test(name)))).toEqual([]);
  });

  it('is in the list by each key of a choice of the device [OWN-330]', () => {
    const listed = kept.filter(({ store }) => store === 'local storage').map(({ name }) => name);
    expect(deviceKeys.filter((key) => !listed.includes(key))).toEqual([]);
  });

  it('holds nothing that one reads of an import, whether the tab was closed or its session has ended [OWN-210]', async () => {
    await annesDevice();
    expect(await holding(/zoe|example|\.csv/iu)).toEqual([]);
    clearSession();
    openOnDevice();
    expect(await holding(/zoe|example|\.csv|secret/iu)).toEqual([]);
    expect(await holding(/Martin/u)).toEqual(['poche']);
  });

  it('is empty of its reader after a sign-out [OWN-210]', async () => {
    await annesDevice();
    clearSession();
    leaveDevice();
    await waitFor(async () => expect(await holding(/anne|Martin|T1/iu)).toEqual([]));
  });

  it('is empty of its former reader once another has signed in, and whole for the same one [OWN-104, OWN-210]', async () => {
    await annesDevice();
    const calls = answer(ofOwner('anne'));
    arriveOnDevice(createGraphqlClient());
    await waitFor(() => expect(calls('DeviceKey')).toEqual([{}]));
    storeToken('secret.of.benoit');
    expect(await holding(/anne/iu)).toEqual(['brouillons', 'poche']);
    answer(ofOwner('benoit'));
    arriveOnDevice(createGraphqlClient());
    await waitFor(async () => expect(await holding(/anne|Martin|T1/iu)).toEqual([]));
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('is empty of territories when the site is opened after the account or its connections were ended [OWN-212]', async () => {
    await annesDevice();
    answer({ PocketStanding: { pocketStanding: 'ended' } });
    clearSession();
    openOnDevice();
    await waitFor(async () => expect(await holding(/Martin|T1/u)).toEqual([]));
  });
});
