import { covers } from '../../map/read-tile.ts';
import { extent, unitsOf, type Archive, type PlacedFeature } from './archive.ts';
import {
  insideOf,
  type TrueArea,
  type TrueHouse,
  type TrueLine,
  type TrueStreet,
} from './truth.ts';

/** Largest zoom, where nothing is simplified. */
const deepest = 15;
/** Half a unit of rounding on each side, and some air: 0.3 m. */
const near = 1.5;

type LngLat = readonly [lng: number, lat: number];

const tileAt = async ({ tile }: Archive, z: number, [lng, lat]: LngLat) => {
  const [x, y] = unitsOf(lng, lat, z);
  return { x, y, layers: await tile(z, Math.floor(x / extent), Math.floor(y / extent)) };
};

const holdsPlace = ({ file: { header } }: Archive, [lng, lat]: LngLat) =>
  lng >= header.minLon && lng <= header.maxLon && lat >= header.minLat && lat <= header.maxLat;

const hasCorner = ({ placed }: PlacedFeature, x: number, y: number) =>
  placed.some((line) => line.some(([cx, cy]) => Math.hypot(cx - x, cy - y) < near));

/** Streets of which some corner within the ground has no line of their name at zoom 15, or no name at 14. */
export async function streetsMissing(archive: Archive, streets: readonly TrueStreet[]) {
  const missing: string[] = [];
  for (const { id, name, line } of streets) {
    for (const at of line.filter((place) => holdsPlace(archive, place))) {
      const { x, y, layers } = await tileAt(archive, deepest, at);
      const roads = layers.get('roads') ?? [];
      const found = roads.some((road) => road.properties['name'] === name && hasCorner(road, x, y));
      const coarse = (await tileAt(archive, deepest - 1, at)).layers.get('roads') ?? [];
      const named = coarse.some(({ properties }) => properties['name'] === name);
      if (!found || !named) missing.push(`way ${id} ${name} at ${at.join()}`);
    }
  }
  return missing;
}

/** Streams of which some corner within the ground has no line of water at zoom 15. */
export async function streamsMissing(archive: Archive, streams: readonly TrueLine[]) {
  const missing: string[] = [];
  for (const { id, line } of streams) {
    for (const at of line.filter((place) => holdsPlace(archive, place))) {
      const { x, y, layers } = await tileAt(archive, deepest, at);
      const found = (layers.get('water') ?? []).some(
        (water) => water.type === 'line' && hasCorner(water, x, y),
      );
      if (!found) missing.push(`way ${id} at ${at.join()}`);
    }
  }
  return missing;
}

/** Metres to each side of a coast at which it has to be sea or land. */
const ashore = 1;

/**
 * Pieces of coasts that have no sea beside them on the right, or some on the left. Where the extract
 * leaves a coast off, nobody knows what lies beside it.
 */
export async function coastsWrong(archive: Archive, coasts: readonly TrueLine[]) {
  const wrong: string[] = [];
  const isSea = async (at: LngLat) => {
    const { x, y, layers } = await tileAt(archive, deepest, at);
    return (layers.get('water') ?? []).some(
      ({ properties, placed }) => properties['kind'] === 'ocean' && covers(placed, x, y),
    );
  };
  const ends = coasts.flatMap(({ line }) => [String(line[0]), String(line.at(-1))]);
  const isLoose = (place: LngLat) => ends.filter((end) => end === String(place)).length === 1;
  for (const { id, line } of coasts) {
    for (const [index, to] of line.slice(1).entries()) {
      const from = line[index]!;
      if (isLoose(from) || isLoose(to)) continue;
      const [[lng1, lat1], [lng2, lat2]] = [from, to];
      const perLng = 111_320 * Math.cos((lat1 * Math.PI) / 180);
      const [east, north] = [(lng2 - lng1) * perLng, (lat2 - lat1) * 111_132];
      const long = Math.hypot(east, north);
      const beside = (side: 1 | -1): LngLat => [
        (lng1 + lng2) / 2 + (side * ashore * north) / long / perLng,
        (lat1 + lat2) / 2 - (side * ashore * east) / long / 111_132,
      ];
      const [right, left] = [beside(1), beside(-1)];
      if (long < 4 * ashore || !holdsPlace(archive, right) || !holdsPlace(archive, left)) continue;
      const found = [await isSea(right), await isSea(left)];
      if (found.join() !== 'true,false')
        wrong.push(`way ${id} at ${right.join()}: ${found.join()}`);
    }
  }
  return wrong;
}

/** Whether any tile of zoom 15 has some sea. */
export async function hasSea(archive: Archive): Promise<boolean> {
  const { left, top, right, bottom } = tilesOf(archive, deepest);
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) {
      const water = (await archive.tile(deepest, x, y)).get('water') ?? [];
      if (water.some(({ properties }) => properties['kind'] === 'ocean')) return true;
    }
  }
  return false;
}

function tilesOf({ file: { header } }: Archive, z: number) {
  const { minLon, maxLat, maxLon, minLat } = header;
  const [left, top] = unitsOf(minLon, maxLat, z).map((unit) => Math.floor(unit / extent));
  const [right, bottom] = unitsOf(maxLon, minLat, z).map((unit) => Math.floor(unit / extent));
  return { left: left!, top: top!, right: right!, bottom: bottom! };
}

/** Areas that no polygon of the layer at zoom 15 covers and follows. */
export async function areasMissing(archive: Archive, layer: string, areas: readonly TrueArea[]) {
  const missing: string[] = [];
  for (const area of areas) {
    const inside = insideOf(area);
    if (!holdsPlace(archive, inside)) continue;
    const { x, y, layers } = await tileAt(archive, deepest, inside);
    const [left, top] = [Math.floor(x / extent) * extent, Math.floor(y / extent) * extent];
    const corners = area.rings
      .flat()
      .map(([lng, lat]) => unitsOf(lng, lat, deepest))
      .filter(([cx, cy]) => cx > left && cx < left + extent && cy > top && cy < top + extent);
    const found = (layers.get(layer) ?? []).some(
      (feature) =>
        feature.type === 'polygon' &&
        covers(feature.placed, x, y) &&
        corners.every(([cx, cy]) => hasCorner(feature, cx, cy)),
    );
    if (!found) missing.push(`${area.id} at ${inside.join()}`);
  }
  return missing;
}

/** Houses whose number does not stand within a hundred metres at zoom 15, with their street. */
export async function housesMissing(archive: Archive, houses: readonly TrueHouse[]) {
  const missing: string[] = [];
  for (const { id, number, street, at } of houses) {
    if (!holdsPlace(archive, at)) continue;
    const [x, y] = unitsOf(at[0], at[1], deepest);
    const words = number.replaceAll(/\s*[;,]\s*/gu, ', ').trim();
    const tiles = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].map((dy) =>
        archive.tile(deepest, Math.floor(x / extent) + dx, Math.floor(y / extent) + dy),
      ),
    );
    const found = (await Promise.all(tiles)).some((layers) =>
      (layers.get('buildings') ?? []).some(({ properties, placed }) => {
        const point = placed[0]?.[0];
        const same =
          properties['addr_housenumber'] === words && (properties['addr_street'] ?? '') === street;
        return same && point !== undefined && Math.hypot(point[0] - x, point[1] - y) < 700;
      }),
    );
    if (!found) missing.push(`${id} ${street} ${number}`);
  }
  return missing;
}

/** Simplified lines may miss each other by half a pixel of the screen; those of the largest zoom may not. */
const mostApart = (z: number) => (z === deepest ? near : 4);

/** Borders between tiles that the lines of the two sides cross at different places. */
export async function openSeams(archive: Archive, z: number, layers: readonly string[]) {
  const { left, top, right, bottom } = tilesOf(archive, z);
  const open: string[] = [];
  let crossed = 0;
  const most = mostApart(z);
  const compare = async (a: [number, number], b: [number, number], axis: 0 | 1) => {
    const at = b[axis] * extent;
    const from = a[1 - axis]! * extent;
    const sides = [await archive.tile(z, ...a), await archive.tile(z, ...b)] as const;
    for (const layer of layers) {
      const [one, other] = sides.map((side) =>
        (side.get(layer) ?? [])
          .filter(({ type }) => type !== 'point')
          .flatMap((feature) => crossings(feature, axis, at))
          .filter(({ place }) => place >= from && place <= from + extent)
          .toSorted((p, q) => p.place - q.place),
      ) as [Crossing[], Crossing[]];
      crossed += one.length;
      // At a corner, rounding may move a line over to the next border.
      const unmet = unpaired(one, other, most).filter(
        ({ place, lean }) => Math.min(place - from, from + extent - place) > most * lean,
      );
      if (unmet.length > 0) open.push(`${layer} ${z}/${a.join('/')} | ${b.join('/')}`);
    }
  };
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) {
      if (x < right) await compare([x, y], [x + 1, y], 0);
      if (y < bottom) await compare([x, y], [x, y + 1], 1);
    }
  }
  return { open, crossed };
}

interface Crossing {
  /** Along the border. */
  readonly place: number;
  /** How far along the border a unit beside the line is: 1 where it crosses at a right angle. */
  readonly lean: number;
}

/** What one side has and the other has not. */
function unpaired(one: readonly Crossing[], other: readonly Crossing[], most: number): Crossing[] {
  const left: Crossing[] = [];
  let [at, opposite] = [0, 0];
  for (;;) {
    const [mine, yours] = [one[at], other[opposite]];
    if (!mine || !yours) return [...left, ...one.slice(at), ...other.slice(opposite)];
    const apart = mine.place - yours.place;
    if (Math.abs(apart) < most * Math.max(mine.lean, yours.lean)) {
      at += 1;
      opposite += 1;
    } else if (apart < 0) {
      left.push(mine);
      at += 1;
    } else {
      left.push(yours);
      opposite += 1;
    }
  }
}

/** Where the lines of a feature cross a border. */
function crossings({ type, placed }: PlacedFeature, axis: 0 | 1, at: number): Crossing[] {
  return placed.flatMap((line) => {
    const path = type === 'polygon' ? [...line, ...line.slice(0, 1)] : line;
    return path.slice(1).flatMap((to, index) => {
      const from = path[index]!;
      if (from[axis] < at === to[axis] < at) return [];
      const across = to[axis] - from[axis];
      const aside = to[1 - axis]! - from[1 - axis]!;
      const place = from[1 - axis]! + ((at - from[axis]) / across) * aside;
      return [{ place, lean: Math.hypot(across, aside) / Math.abs(across) }];
    });
  });
}
