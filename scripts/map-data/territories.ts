import { booleanPointInPolygon } from '@turf/turf';
import { ringOf } from './blocks.ts';
import { straighten } from './borders.ts';
import { markersOf, type Marker } from './markers.ts';
import { oneRing } from './measure.ts';
import { namesOf } from './names.ts';
import { keyOf, lngLat, type Edge, type GridPoint } from '../../engines/drawing/planar.ts';
import { townOf } from './plots.ts';
import type { Extract, LngLat } from './read-osm.ts';
import { walkingOrder } from './walk.ts';

interface MapPlace {
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Closed, counterclockwise ring of [longitude, latitude]. */
  readonly polygon: readonly LngLat[];
}

export interface Territory extends MapPlace {
  readonly number: number;
  readonly name: string;
  readonly quarter: string;
  readonly gate: number;
  readonly markers: readonly Marker[];
}

export interface Territories {
  /** The congregation's global map (GMV-04, B-99). */
  readonly limits: MapPlace & { readonly desc: 'GloBalMap' };
  readonly territories: readonly Territory[];
}

const gateMost = 999;

export function territoriesOf(extract: Extract): Territories {
  const town = townOf(extract);
  const plots = walkingOrder(town.plots);
  const rings = straighten(plots.map(({ sides }) => sides.map(({ from }) => from)));
  const shapes = rings.map(ringOf);
  const homes = shapes.map((shape) =>
    town.buildings.filter(({ at }) => booleanPointInPolygon(at, shape)),
  );
  const names = namesOf(plots, homes);
  const markers = markersOf(extract, shapes);
  const territories = plots.map((plot, index): Territory => {
    const doors = (homes[index] ?? []).reduce((sum, building) => sum + building.doors, 0);
    return {
      number: index + 1,
      name: names[index] ?? '',
      quarter: plot.quarter,
      gate: Math.min(gateMost, doors),
      ...placeOf(rings[index] ?? []),
      markers: (markers[index] ?? []).map(({ type, desc, at }) => ({
        type,
        desc,
        at: rounded(at),
      })),
    };
  });
  return { limits: { desc: 'GloBalMap', ...placeOf(limitsOf(rings), desk) }, territories };
}

/** The outer border: edges that belong to one territory only. */
function limitsOf(rings: readonly (readonly GridPoint[])[]): GridPoint[] {
  const edges = rings.flatMap((ring) =>
    ring.map((from, index): Edge<null> => {
      return { from, to: ring[(index + 1) % ring.length] ?? from, label: null };
    }),
  );
  const known = new Set(edges.map(({ from, to }) => `${keyOf(from)} ${keyOf(to)}`));
  const rim = oneRing(edges.filter(({ from, to }) => !known.has(`${keyOf(to)} ${keyOf(from)}`)));
  if (rim === null) throw new Error('The territories do not fill one area without holes.');
  return rim.map(({ from }) => from);
}

/** Pixels of a phone in portrait and of a desktop window. */
const phone = { width: 330, height: 480 };
const desk = { width: 1300, height: 740 };
const tileSize = 256;

function placeOf(ring: readonly GridPoint[], screen = phone): MapPlace {
  const polygon = [...ring, ...ring.slice(0, 1)].map(lngLat);
  const lngs = polygon.map(([lng]) => lng);
  const lats = polygon.map(([, lat]) => lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [longitude, latitude] = rounded([(west + east) / 2, (south + north) / 2]);
  const turnWide = (east - west) / 360;
  const turnHigh = (north - south) / 360 / Math.cos((latitude * Math.PI) / 180);
  const fit = Math.min(screen.width / turnWide, screen.height / turnHigh) / tileSize;
  const zoom = Math.min(18, Math.floor(Math.log2(fit) * 2) / 2);
  return { zoom, latitude, longitude, polygon };
}

const rounded = ([lng, lat]: LngLat): LngLat => [
  Math.round(lng * 1e6) / 1e6,
  Math.round(lat * 1e6) / 1e6,
];

/** One territory per line, for readable diffs. */
export function territoriesJson({ limits, territories }: Territories): string {
  const lines = territories.map((territory) => JSON.stringify(territory));
  return [
    '{"attribution":"© OpenStreetMap contributors, ODbL 1.0",',
    `"limits":${JSON.stringify(limits)},`,
    '"territories":[',
    lines.join(',\n'),
    ']}',
    '',
  ].join('\n');
}
