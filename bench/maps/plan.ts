import type { Geometry, Position } from 'geojson';
import type { MapFeatures } from '../../schema/geojson.ts';

type Drawn = MapFeatures['features'];

const feature = (type: string, desc: string, geometry: Geometry): Drawn[number] => ({
  type: 'Feature',
  properties: { type, desc },
  geometry,
});

/** Monaco, where the basemap has tiles. */
const frame = { west: 7.41, south: 43.7265, east: 7.4385, north: 43.7395 };
const kinds = ['parking', 'mobilestand', 'kingdomhome', 'repere'] as const;

function random() {
  let seed = 11;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** A deterministic grid of labelled territories with shared borders. */
export function territories(columns: number, rows: number): Drawn {
  const next = random();
  const wide = (frame.east - frame.west) / columns;
  const high = (frame.north - frame.south) / rows;
  const known = new Map<string, Position>();
  /** A corner of the grid; each border has two more points between its corners. */
  const at = (column: number, row: number): Position => {
    const key = `${column.toFixed(2)}|${row.toFixed(2)}`;
    const found = known.get(key) ?? [
      frame.west + (column + (next() - 0.5) * 0.25) * wide,
      frame.south + (row + (next() - 0.5) * 0.25) * high,
    ];
    known.set(key, found);
    return found;
  };
  const third = 1 / 3;
  const ring = (c: number, r: number): Position[] => [
    at(c, r),
    at(c + third, r),
    at(c + 2 * third, r),
    at(c + 1, r),
    at(c + 1, r + third),
    at(c + 1, r + 2 * third),
    at(c + 1, r + 1),
    at(c + 2 * third, r + 1),
    at(c + third, r + 1),
    at(c, r + 1),
    at(c, r + 2 * third),
    at(c, r + third),
    at(c, r),
  ];
  return Array.from({ length: columns * rows }, (_, place) =>
    feature('polygon', `T${place + 1}`, {
      type: 'Polygon',
      coordinates: [ring(place % columns, Math.floor(place / columns))],
    }),
  );
}

export function markers(count: number): Drawn {
  const next = random();
  return Array.from({ length: count }, (_, place) =>
    feature(kinds[place % kinds.length] ?? '', `Repère ${place + 1}`, {
      type: 'Point',
      coordinates: [
        frame.west + next() * (frame.east - frame.west),
        frame.south + next() * (frame.north - frame.south),
      ],
    }),
  );
}

/** Sizes of the maps bench (bench/README.md) and of large maps (OWN-03). */
const sizes = {
  usual: { columns: 25, rows: 20, markers: 100 },
  large: { columns: 50, rows: 40, markers: 500 },
};

const { columns, rows, markers: count } = location.search === '?large' ? sizes.large : sizes.usual;

export const plan: MapFeatures = {
  type: 'FeatureCollection',
  features: [...territories(columns, rows), ...markers(count)],
};

export const centre = {
  longitude: (frame.west + frame.east) / 2,
  latitude: (frame.south + frame.north) / 2,
  /** For tiles of 256 pixels. */
  zoom: 16,
};

const worldOf = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);

/** Offset in pixels from the middle of the window, which shows `centre`. */
function offsetOf([longitude = 0, latitude = 0]: Position) {
  const world = 256 * 2 ** centre.zoom;
  return {
    x: ((longitude - centre.longitude) / 360) * world,
    y: (worldOf(centre.latitude) - worldOf(latitude)) * world,
  };
}

/** Pixels: larger than a marker of 32 × 40 plus the pointer's tolerance. */
const clear = 45;

/** Points on territories and clear of markers, by distance from the middle. */
export function placesToPick(count: number): readonly { x: number; y: number }[] {
  const taken = plan.features.flatMap(({ geometry }) =>
    geometry.type === 'Point' ? [offsetOf(geometry.coordinates)] : [],
  );
  const found = [];
  for (let turn = 0; found.length < count; turn += 1) {
    if (turn > 10_000) throw new Error(`Only ${found.length} places are clear of markers.`);
    const at = { x: ((turn * 37) % 500) - 250, y: ((turn * 23) % 301) - 150 };
    if (taken.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > clear)) found.push(at);
  }
  return found;
}
