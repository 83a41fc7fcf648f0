import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropDraft,
  endAllDrafts,
  endOldDrafts,
  readDraft,
  writeDraft,
} from '#web/parts/storage/drafts.ts';

const day = 24 * 3600 * 1000;
const token = vi.fn<() => string>();
const drawn = '{"type":"FeatureCollection","features":[]}';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(token()) });
  token.mockReturnValue('one');
});
afterEach(endAllDrafts);

async function writtenDaysAgo(days: number, about: string) {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - days * day);
  await writeDraft(about, drawn);
  now.mockRestore();
}
const stores = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('the drafts of maps and imports', () => {
  it('are read again until they are dropped [OWN-03]', async () => {
    expect(await readDraft('1')).toBe(null);
    await writeDraft('1', drawn);
    expect([await readDraft('1'), await readDraft('2')]).toEqual([drawn, null]);
    await dropDraft('1');
    expect(await readDraft('1')).toBe(null);
  });

  it('end after 30 days, at the next reading or at the next sign-in [OWN-53]', async () => {
    await writtenDaysAgo(29, '1');
    await writtenDaysAgo(31, '2');
    await endOldDrafts();
    await writtenDaysAgo(31, '3');
    expect(await Promise.all(['1', '2', '3'].map(readDraft))).toEqual([drawn, null, null]);
  });

  it('end when somebody else draws here [OWN-53]', async () => {
    await writeDraft('1', drawn);
    token.mockReturnValue('two');
    expect(await readDraft('1')).toBe(null);
    token.mockReturnValue('one');
    expect(await readDraft('1')).toBe(null);
  });

  it('stay where another tab drops one meanwhile [OWN-03]', async () => {
    await writeDraft('1', drawn);
    await writeDraft('2', drawn);
    const [left] = await Promise.all([readDraft('2'), dropDraft('1')]);
    expect(left).toBe(drawn);
  });

  it('end at sign-out, with their store, which nothing but a draft makes [OWN-53]', async () => {
    await writeDraft('1', drawn);
    expect(await stores()).toEqual(['map-drafts']);
    await endAllDrafts();
    await endOldDrafts();
    await endAllDrafts();
    expect(await stores()).toEqual([]);
  });
});
