import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Polygon } from 'geojson';
import type { Config } from '../config/config.ts';
import { openTileFile } from '#engines/ground/tiles/tile-file.ts';
import { groundFile, groundsFolder } from '../grounds/ground-file.ts';
import { groundsHere } from '../grounds/grounds-here.ts';
import type { Gazetteer } from './gazetteer.ts';
import { namesFile, readNames, writeNames } from './gazetteer-file.ts';
import { keeping } from './keeping.ts';
import { limitsInWords } from './limits.ts';
import { readGazetteer } from './read-gazetteer.ts';
import { boxOf, isInsideOne, ringsOf } from './rings.ts';
import {
  search,
  searchable,
  type FoundPlace,
  type SearchableGazetteer,
} from './search-gazetteer.ts';
import { isOn, searchedFiles, type Whereabouts } from './searched-files.ts';
import { surroundings } from './surroundings.ts';

interface Ports {
  readonly config: Pick<Config, 'dataDir'>;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

/** What a ground says of a territory. */
export interface OnGround {
  readonly houseNumbers: number;
  /** '' where no side follows a way that has a name. */
  readonly limits: string;
}

export type GroundNames =
  /** No ground lies under the congregation; its names are being read; it has none. */
  | { readonly state: 'missing' | 'reading' | 'nameless' }
  | { readonly state: 'found'; readonly places: readonly FoundPlace[] };

export interface Gazetteers {
  /**
   * Searches the congregation's ground, else what comes with the product: where its territories lie
   * on that, or before it has any, where its maps are drawn on that (OWN-134).
   */
  readonly search: (where: Whereabouts, text: string) => Promise<GroundNames>;
  /** Null without a ground under the whole territory, or without a territory. */
  readonly about: (
    ownGround: string | null,
    polygons: readonly Polygon[],
  ) => Promise<OnGround | null>;
}

/**
 * Streets, places and house numbers in memory, some 70 MB of them: ten grounds as large as
 * Liechtenstein. Names of other grounds are read from their file again.
 */
const mostNames = 150_000;
const mostTerritories = 4000;
const mostFiles = 100;
/** Milliseconds that a search waits for names that are read from a ground for the first time. */
const patience = 2000;

/**
 * The names of grounds. Those of a ground are read once and kept beside its file; what is asked is
 * kept in memory, by the content of ground and limits, so that a change of either asks anew.
 */
export function openGazetteers({ config, log }: Ports): Gazetteers {
  const names = keeping<SearchableGazetteer>(mostNames, countOf);
  const territories = keeping<OnGround | null>(mostTerritories);
  const hashes = keeping<string>(mostFiles);

  const hashOf = async (file: string): Promise<string> => {
    if (path.dirname(file) === groundsFolder(config.dataDir)) return path.parse(file).name;
    const { mtimeMs, size } = await stat(file);
    return hashes(`${file} ${mtimeMs} ${size}`, () => digest(file));
  };
  const filesOf = (own: string | null) =>
    groundsHere(own === null ? null : groundFile(config.dataDir, own));

  const namesOf = async (file: string): Promise<SearchableGazetteer> => {
    const sha256 = await hashOf(file);
    return names(sha256, async () => {
      const kept = namesFile(groundsFolder(config.dataDir), sha256);
      const found = (await readNames(kept)) ?? (await made(file, kept));
      return searchable(found);
    });
  };
  async function made(file: string, kept: string): Promise<Gazetteer> {
    const found = await readGazetteer(file);
    const unkept = (cause: unknown) => log.warn({ err: cause }, 'names of a ground are not kept');
    await writeNames(kept, found).catch(unkept);
    return found;
  }

  return {
    async search(where, text) {
      const files = await searchedFiles(await filesOf(where.ownGround), where);
      if (files.length === 0) return { state: 'missing' };
      const all = Promise.all(files.map(namesOf)).catch((cause: unknown) => {
        log.warn({ err: cause }, 'names of a ground cannot be read');
        return [];
      });
      const read = await within(patience, all);
      if (read === null) return { state: 'reading' };
      const named = read.filter(({ streets, spots }) => streets.length + spots.length > 0);
      if (named.length === 0) return { state: 'nameless' };
      return { state: 'found', places: named.flatMap((one) => search(one, text)) };
    },

    async about(own, polygons) {
      if (polygons.length === 0) return null;
      try {
        for (const file of await filesOf(own)) {
          const limits = JSON.stringify(polygons.map(({ coordinates }) => coordinates));
          const key = `${await hashOf(file)} ${createHash('sha256').update(limits).digest('hex')}`;
          const found = await territories(key, () => aboutOn(file, polygons));
          if (found) return found;
        }
      } catch (cause) {
        log.warn({ err: cause }, 'a ground says nothing of a territory');
      }
      return null;
    },
  };
}

async function aboutOn(path: string, polygons: readonly Polygon[]): Promise<OnGround | null> {
  const file = await openTileFile(path);
  try {
    const covered = polygons.every(({ coordinates: [outer = []] }) => outer.every(isOn(file)));
    if (!covered) return null;
    const rings = polygons.map(ringsOf);
    const around = await surroundings(file, boxOf(rings));
    if (!around) return null;
    return {
      houseNumbers: around.houses.filter((house) => isInsideOne(rings, house)).length,
      limits: limitsInWords(rings, around),
    };
  } finally {
    await file.close();
  }
}

const countOf = ({ streets, spots }: SearchableGazetteer) =>
  streets.reduce((count, { one }) => count + 1 + one.numbers.length, spots.length);

async function within<Found>(milliseconds: number, work: Promise<Found>): Promise<Found | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest('hex');
}
