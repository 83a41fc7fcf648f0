import { expect, it } from 'vitest';
import { modulesIn } from '../../../scripts/house/sources.ts';

/** Each names what it keeps in `kept` (web/domain/device/kept.ts), or keeps files of the release only. */
const keepers = [
  'web/domain/pocket/pocket-choice.ts',
  'web/domain/pocket/pocket-database.ts',
  'web/parts/storage/device-storage.ts',
  'web/parts/storage/drafts.ts',
  'web/parts/storage/session-storage.ts',
  'web/parts/theme/device-choice.ts',
  'web/service-worker.ts',
  'web/session/kept-identity.ts',
  'web/streets/kept-ticks.ts',
];
const stores =
  /\b(?:localStorage|sessionStorage|openDB)\b|\b(?:indexedDB|caches)\.|document\.cookie/u;

it('no module writes to a store of the browser but those whose names are in the list [OWN-330]', async () => {
  const modules = await modulesIn('web');
  const found = modules.filter(({ text }) => stores.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(keepers);
});
