import { setImmediate } from 'node:timers/promises';
import { GroundError } from '#engines/ground/ground.ts';
import { metresAcross } from '#engines/ground/mercator.ts';
import { openTileFile } from '#engines/ground/tiles/tile-file.ts';
import { tilesAt, type TilePlace } from '#engines/ground/tiles/tile-walk.ts';
import type { Gazetteer, LngLat, Spot, Street } from './gazetteer.ts';
import { gather, near, townOf, type House, type Town } from './streets.ts';
import {
  featuresOf,
  holds,
  nameOf,
  notStreets,
  type Line,
  type Point,
  type TileFeature,
} from './tile-features.ts';

/** More tiles of the largest zoom than this are no congregation's ground. */
const mostTiles = 200_000;
/** Metres between two points of a street. */
const stride = 30;

/** What stands in an address; the streets of a hamlet belong to its village. */
const townKinds: ReadonlyMap<string, number> = new Map([
  ['city', 0.35],
  ['town', 0.5],
  ['village', 1],
]);
const placeKinds = new Set(['locality', 'macrohood', 'neighbourhood']);
/** What one names to say where something is. */
const spotKinds = new Set([
  'beach',
  'cemetery',
  'garden',
  'hospital',
  'marina',
  'marketplace',
  'museum',
  'park',
  'pedestrian',
  'place_of_worship',
  'school',
  'square',
  'stadium',
  'station',
  'townhall',
  'university',
]);

/** Reads all names of a ground from its tiles; rejects with a `GroundError` (OWN-118). */
export async function readGazetteer(path: string): Promise<Gazetteer> {
  const file = await openTileFile(path);
  try {
    const towns: Town[] = [];
    const spots: (Spot & { readonly point: Point })[] = [];
    const streets = new Map<string, Point[]>();
    const houses: House[] = [];
    let tiles = 0;
    for await (const place of tilesAt(file, file.header.maxZoom)) {
      tiles += 1;
      if (tiles > mostTiles) throw new GroundError('too-large');
      for (const feature of await featuresOf(file, place, isNamed)) {
        if (feature.layer === 'roads') {
          const known = streets.get(nameOf(feature)) ?? [];
          for (const line of feature.lines) known.push(...pointsAlong(line, place));
          if (known.length > 0) streets.set(nameOf(feature), known);
          continue;
        }
        const point = middleOf(feature);
        if (!point || !holds(place, point)) continue;
        if (feature.layer === 'buildings') houses.push(houseOf(feature, point));
        else spots.push(spotOf(feature, point));
        const metre = metreOf(feature);
        if (metre) towns.push({ name: nameOf(feature), metre, ...point });
      }
      // The backend answers others meanwhile.
      await setImmediate();
    }
    const gathered = gather(streets, houses, towns);
    return {
      streets: gathered.map((street): Street => ({
        name: street.name,
        town: street.town,
        city: street.city,
        along: street.along.map(degreesOf),
        numbers: street.numbers.map(({ number, point }) => ({ number, at: degreesOf(point) })),
      })),
      spots: distinct(spots).map(({ point, ...spot }) => ({
        ...spot,
        town: nameBeside(spot.name, towns, point),
      })),
    };
  } finally {
    await file.close();
  }
}

function isNamed({
  layer,
  type,
  kind,
  properties,
}: Parameters<Parameters<typeof featuresOf>[2]>[0]) {
  if (layer === 'buildings') {
    return type === 'point' && properties['addr_housenumber'] !== undefined;
  }
  if (nameOf({ properties }) === '') return false;
  if (layer === 'roads') return type === 'line' && !notStreets.has(kind);
  if (layer === 'places') return type === 'point' && placeKinds.has(kind);
  if (layer === 'pois') return type === 'point' && spotKinds.has(kind);
  return layer === 'water' && type !== 'polygon' && !ornaments.has(kind);
}

const ornaments = new Set(['swimming_pool', 'fountain', 'water']);

const metreOf = ({ layer, kind, properties }: TileFeature): number | undefined =>
  layer === 'places' && kind === 'locality'
    ? townKinds.get(String(properties['kind_detail']))
    : undefined;

/** Points of the part of a line that lies in the tile itself, a stride from each other. */
function pointsAlong(line: Line, place: TilePlace): Point[] {
  const points: Point[] = [];
  let rest = stride / 2;
  for (const [at, to] of line.entries()) {
    const from = line[at - 1];
    if (!from) continue;
    const long = Math.hypot(to.x - from.x, to.y - from.y) * metresAcross(to.y);
    for (; rest < long; rest += stride) {
      const part = rest / long;
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      if (holds(place, point)) points.push(point);
    }
    rest -= long;
  }
  if (points.length > 0) return points;
  const middle = line[Math.floor(line.length / 2)];
  return middle && holds(place, middle) ? [middle] : [];
}

const middleOf = ({ lines: [line] }: TileFeature) => line?.[Math.floor(line.length / 2)];

const houseOf = ({ properties }: TileFeature, point: Point): House => {
  const street = properties['addr_street'];
  return {
    number: String(properties['addr_housenumber']),
    street: typeof street === 'string' ? street : null,
    point,
  };
};

function spotOf(feature: TileFeature, point: Point) {
  const french = feature.properties['name:fr'];
  const name = nameOf(feature);
  return {
    kind: feature.layer === 'places' ? ('place' as const) : ('spot' as const),
    name,
    french: typeof french === 'string' && french !== name ? french : null,
    town: null,
    at: degreesOf(point),
    point,
  };
}

/** Metres: a river is cut into many pieces, one of which follows the other. */
const sameMetres = 1500;

function distinct<One extends { name: string; point: Point }>(all: readonly One[]): readonly One[] {
  const named = new Map<string, One[]>();
  for (const one of all) named.set(one.name, [...(named.get(one.name) ?? []), one]);
  return [...named.values()].flatMap((pieces) => oneOfEach(pieces));
}

/** The first of each chain of pieces. */
function oneOfEach<One extends { point: Point }>(pieces: readonly One[]): readonly One[] {
  const kept: One[] = [];
  let left = pieces;
  for (let [first] = left; first; [first] = left) {
    kept.push(first);
    let ends = [first];
    while (ends.length > 0) {
      const reached = (one: One) => ends.some((it) => near(it.point, one.point) < sameMetres);
      const next: readonly One[] = left.filter(reached);
      left = left.filter((one) => !next.includes(one));
      ends = [...next];
    }
  }
  return kept;
}

function nameBeside(name: string, towns: readonly Town[], point: Point): string | null {
  const town = townOf(towns, point);
  return town === name ? null : town;
}

/** Six decimals, about 0.1 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export const degreesOf = ({ x, y }: Point): LngLat => [
  rounded(x * 360 - 180),
  rounded((Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI),
];
