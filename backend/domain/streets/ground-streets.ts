import { createHash } from 'node:crypto';
import type { Polygon } from 'geojson';
import type { Config } from '../../parts/config/config.ts';
import type { Db } from '../../parts/db/database.ts';
import { ReadFirst } from '../../parts/http/read-first.ts';
import { groundFile } from '../../parts/grounds/ground-file.ts';
import { groundsHere } from '../../parts/grounds/grounds-here.ts';
import type { StreetsWithin } from '#engines/paper/card/card-sheet.ts';
import type { PdfPress } from '#engines/paper/pdf-press.ts';
import { ownGround } from './streets.queries.ts';

/** Null without a map. */
type Limits = readonly Polygon[] | null;

/** How many territories' streets are remembered; one is some 5 kB with what is drawn of it. */
const most = 2000;

export interface GroundStreets {
  /**
   * The streets that the congregation's ground has within each of these limits, with what is drawn of each; none
   * without limits. Throws `ReadFirst` where they have to be read from the file.
   */
  readonly within: (db: Db, limits: readonly Limits[]) => Promise<readonly StreetsWithin[]>;
}

interface Ports {
  readonly press: PdfPress;
  readonly config: Pick<Config, 'dataDir'>;
}

const none: StreetsWithin = { streets: [], lines: [] };

/** A ground's file never changes, so what was read of it stays true. */
export function openGroundStreets({ press, config }: Ports): GroundStreets {
  const remembered = new Map<string, StreetsWithin>();

  async function read(key: string, sha256: string | null, limits: readonly Polygon[]) {
    const own = sha256 === null ? null : groundFile(config.dataDir, sha256);
    const grounds = await groundsHere(own);
    const streets = await press.streetsIn({ grounds, limits });
    const [oldest] = remembered.keys();
    if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, streets);
  }

  return {
    within: async (db, all) => {
      const ground = await ownGround(db);
      const sha256 = ground?.sha256 ?? null;
      const wanted = all.map((limits) => ({
        limits: limits ?? [],
        key: createHash('sha256')
          .update(JSON.stringify([sha256, limits]))
          .digest('base64'),
      }));
      const missing = wanted.filter(({ limits, key }) => limits.length > 0 && !remembered.has(key));
      if (missing.length > 0) {
        throw new ReadFirst(async () => {
          for (const { key, limits } of missing) await read(key, sha256, limits);
        });
      }
      return wanted.map(({ key }) => remembered.get(key) ?? none);
    },
  };
}
