import type { Tags } from '../osm/tag-keys.ts';

const anyValue = ['historic', 'tourism', 'shop', 'leisure', 'amenity'];

const someValues: Readonly<Record<string, ReadonlySet<string>>> = {
  highway: new Set(['pedestrian', 'bus_stop']),
  railway: new Set(['station', 'halt', 'tram_stop']),
  natural: new Set(['beach', 'peak']),
  landuse: new Set([
    'cemetery',
    'recreation_ground',
    'winter_sports',
    'quarry',
    'forest',
    'military',
    'village_green',
    'allotments',
  ]),
  aeroway: new Set(['aerodrome']),
  place: new Set(['square']),
};

/** Later keys win, as in the Protomaps schema; `square` is ours. */
const order = [
  'historic',
  'tourism',
  'shop',
  'highway',
  'railway',
  'natural',
  'leisure',
  'landuse',
  'aeroway',
  'amenity',
  'place',
];

/** The kind of a named thing in the layer `pois`; null for what is none. */
export function poiKind(tags: Tags): string | null {
  if (tags['name'] === undefined) return null;
  return order.reduce<string | null>((kind, key) => {
    const value = tags[key];
    if (value === undefined || value === 'yes' || value === 'no') return kind;
    return anyValue.includes(key) || someValues[key]?.has(value) ? value : kind;
  }, null);
}

const pointZooms: Readonly<Record<string, number>> = {
  university: 14,
  college: 14,
  cemetery: 14,
  park: 14,
  supermarket: 14,
  aerodrome: 13,
  library: 13,
  post_office: 13,
  townhall: 13,
  golf_course: 13,
  marina: 13,
  stadium: 13,
  peak: 13,
  station: 13,
  hospital: 12,
  bus_stop: 17,
};

export const poiPointZoom = (kind: string): number => pointZooms[kind] ?? 15;

/** The larger an area, the earlier its name: in units of 70 m² of the box around it. */
const areaZooms: readonly (readonly [least: number, zoom: number])[] = [
  [10_000, 11],
  [2000, 12],
  [500, 13],
  [10, 14],
];
const greenZooms: typeof areaZooms = [
  [15_000, 11],
  [5000, 12],
  [1000, 13],
  [250, 14],
  [10, 15],
  [1, 16],
];
const green = new Set(['forest', 'park', 'nature_reserve', 'village_green', 'garden']);

export function poiAreaZoom(kind: string, squareMetres: number): number {
  if (kind === 'playground') return 17;
  const [steps, latest] = green.has(kind) ? [greenZooms, 17] : [areaZooms, 15];
  return steps.find(([least]) => squareMetres / 70 >= least)?.[1] ?? latest;
}
