import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type DeviceKey,
  dropDraft,
  endAllDrafts,
  endDraftsOfOthers,
  endOldDrafts,
  readDraft,
  writeDraft,
} from '#web/parts/storage/drafts.ts';
import { aDeviceKey } from './a-device-key.ts';

const day = 24 * 3600 * 1000;
const drawn = '{"type":"FeatureCollection","features":[]}';
const anne = await aDeviceKey('anne');
const benoit = await aDeviceKey('benoit');

afterEach(endAllDrafts);

async function writtenDaysAgo(days: number, about: string) {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - days * day);
  await writeDraft(anne, about, drawn);
  now.mockRestore();
}
const stores = async () => (await indexedDB.databases()).map(({ name }) => name);
const everything = async () => {
  const database = await openDB('brouillons');
  const [keys, values] = [await database.getAllKeys('drafts'), await database.getAll('drafts')];
  database.close();
  const texts = values.map((it: { bytes: ArrayBuffer }) => new TextDecoder().decode(it.bytes));
  return JSON.stringify([keys, texts, Object.keys(values[0] ?? {})]);
};

describe('the drafts of maps and imports', () => {
  it('are read again until they are dropped [OWN-03]', async () => {
    expect(await readDraft(anne, '1')).toBe(null);
    await writeDraft(anne, '1', drawn);
    expect([await readDraft(anne, '1'), await readDraft(anne, '2')]).toEqual([drawn, null]);
    await dropDraft(anne, '1');
    expect(await readDraft(anne, '1')).toBe(null);
  });

  it('hold files, which come back as they were [OWN-159]', async () => {
    const file = new File(['Nom;E-mail\nAnne Durand;anne@example.org\n'], 'été.csv', {
      type: 'text/csv',
    });
    await writeDraft(anne, 'import', { file, sheet: 1, targets: [null, 'name'] });
    const kept = (await readDraft(anne, 'import')) as { file: File; sheet: number };
    expect({ ...kept, file: [kept.file.name, kept.file.type, await kept.file.text()] }).toEqual({
      file: ['été.csv', 'text/csv', 'Nom;E-mail\nAnne Durand;anne@example.org\n'],
      sheet: 1,
      targets: [null, 'name'],
    });
  });

  it('are read by nobody who has no session of their reader, nor by another key under their name [OWN-210]', async () => {
    await writeDraft(anne, 'import', { file: new File(['anne@example.org'], 'Durand.csv') });
    const all = await everything();
    expect(all).not.toMatch(/durand|example|csv|file/iu);
    expect(all).toContain('anne|import');
    const forged = async (): Promise<DeviceKey> => ({ ...(await benoit()), owner: 'anne' });
    await expect(readDraft(forged, 'import')).rejects.toThrow();
  });

  it('are not written where no key is given, and the store is not made [OWN-210]', async () => {
    const refused = () => Promise.reject(new Error('no session'));
    await expect(writeDraft(refused, '1', drawn)).rejects.toThrow('no session');
    expect(await stores()).toEqual([]);
  });

  it('end after 30 days, at the next reading or when the site is opened [OWN-53]', async () => {
    await writtenDaysAgo(29, '1');
    await writtenDaysAgo(31, '2');
    await endOldDrafts();
    await writtenDaysAgo(31, '3');
    const left = await Promise.all(['1', '2', '3'].map((about) => readDraft(anne, about)));
    expect(left).toEqual([drawn, null, null]);
  });

  it('end when somebody else draws here, or signs in [OWN-53, OWN-210]', async () => {
    await writeDraft(anne, '1', drawn);
    expect(await readDraft(benoit, '1')).toBe(null);
    expect(await readDraft(anne, '1')).toBe(null);
    await writeDraft(anne, '1', drawn);
    await endDraftsOfOthers(anne);
    expect(await readDraft(anne, '1')).toBe(drawn);
    await endDraftsOfOthers(benoit);
    expect(await readDraft(anne, '1')).toBe(null);
  });

  it('ask nobody whose they are where there are none [OWN-210]', async () => {
    const asked = vi.fn(anne);
    await endDraftsOfOthers(asked);
    await dropDraft(asked, '1');
    expect(asked).not.toHaveBeenCalled();
  });

  it('that an older release left open go when the site is opened [OWN-210]', async () => {
    const old = await openDB('map-drafts', 1, {
      upgrade: (made) => void made.createObjectStore('drafts'),
    });
    await old.put('drafts', { drawn: 'Anne Durand', at: Date.now() }, '1.2|import');
    old.close();
    await endOldDrafts();
    expect(await stores()).toEqual([]);
  });

  it('stay where another tab drops one meanwhile [OWN-03]', async () => {
    await writeDraft(anne, '1', drawn);
    await writeDraft(anne, '2', drawn);
    const [left] = await Promise.all([readDraft(anne, '2'), dropDraft(anne, '1')]);
    expect(left).toBe(drawn);
  });

  it('end at sign-out, with their store, which nothing but a draft makes [OWN-53]', async () => {
    await writeDraft(anne, '1', drawn);
    expect(await stores()).toEqual(['brouillons']);
    await endAllDrafts();
    await endOldDrafts();
    await endAllDrafts();
    expect(await stores()).toEqual([]);
  });
});
