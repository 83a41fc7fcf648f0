import type { Db } from '../parts/db/database.ts';
import { keeping } from '../parts/gazetteer/keeping.ts';
import { drawnTerritories, drawnVersion } from './gazetteer.queries.ts';
import { measured, type MeasuredTerritory } from './gazetteer.rules.ts';

/** How many congregations' limits are remembered; those of 300 territories weigh some 2 MB. */
const most = 20;

/** The limits of a congregation's territories, read and measured again when one of them was written. */
export function openDrawnLimits(): (db: Db) => Promise<readonly MeasuredTerritory[]> {
  const remembered = keeping<readonly MeasuredTerritory[]>(most);
  return async (db) =>
    remembered(await drawnVersion(db), async () => (await drawnTerritories(db)).map(measured));
}
