import type { Db } from '../parts/db/database.ts';
import { drawnTerritories, drawnVersion } from './gazetteer.queries.ts';
import { measured, type MeasuredTerritory } from './gazetteer.rules.ts';

/** How many congregations' limits are remembered; those of 300 territories weigh some 2 MB. */
const most = 20;

/** The limits of a congregation's territories, read and measured again when one of them was written. */
export function openDrawnLimits(): (db: Db) => Promise<readonly MeasuredTerritory[]> {
  const remembered = new Map<string, readonly MeasuredTerritory[]>();

  return async (db) => {
    const version = await drawnVersion(db);
    const known = remembered.get(version);
    if (known) return known;
    const drawn = (await drawnTerritories(db)).map(measured);
    const [oldest] = remembered.keys();
    if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
    remembered.set(version, drawn);
    return drawn;
  };
}
