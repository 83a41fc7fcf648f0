type Layer =
  | 'water'
  | 'stream'
  | 'cover'
  | 'building'
  | 'border'
  | 'road'
  | 'name'
  | 'house'
  | 'place';

interface Meaning {
  readonly layer: Layer;
  readonly kind: string;
  readonly words: string;
}

type Properties = Readonly<Record<string, string | number | boolean>>;

export const sourceLayers: readonly string[] = [
  'water',
  'landuse',
  'buildings',
  'boundaries',
  'roads',
  'places',
  'pois',
];

export const layerNames: readonly Layer[] = [
  'water',
  'stream',
  'cover',
  'building',
  'border',
  'road',
  'name',
  'house',
  'place',
];

const covers: Readonly<Record<string, string>> = {
  park: 'park',
  garden: 'park',
  dog_park: 'park',
  grass: 'park',
  cemetery: 'park',
  pitch: 'park',
  stadium: 'park',
  playground: 'park',
  recreation_ground: 'park',
  village_green: 'park',
  golf_course: 'park',
  allotments: 'park',
  meadow: 'park',
  grassland: 'park',
  forest: 'wood',
  wood: 'wood',
  scrub: 'wood',
  beach: 'beach',
  sand: 'beach',
  pier: 'pier',
  pedestrian: 'square',
};

const namedPlaces = new Set([
  'city',
  'town',
  'village',
  'hamlet',
  'locality',
  'suburb',
  'quarter',
  'neighbourhood',
]);
const namedSpots = new Set(['park', 'garden', 'dog_park', 'square', 'pedestrian']);

/**
 * From the Protomaps schema, version 4, to what a card draws.
 *
 * @param source the layer of the tile
 */
export function meaningOf(
  source: string,
  shape: 'point' | 'line' | 'area',
  properties: Properties,
): Meaning | null {
  const kind = String(properties.kind ?? '');
  const detail = String(properties.kind_detail ?? '');
  const words = String(properties['name:fr'] ?? properties.name ?? '');
  if (source === 'water' && shape === 'area') return { layer: 'water', kind, words: '' };
  if (source === 'water' && shape === 'line') return { layer: 'stream', kind, words: '' };
  if (source === 'landuse' && shape === 'area') {
    const cover = covers[kind];
    return cover ? { layer: 'cover', kind: cover, words: '' } : null;
  }
  if (source === 'buildings' && shape === 'area') return { layer: 'building', kind, words: '' };
  if (source === 'buildings' && shape === 'point' && kind === 'address')
    return { layer: 'house', kind, words: String(properties.addr_housenumber ?? '') };
  if (source === 'boundaries' && shape === 'line') return { layer: 'border', kind, words: '' };
  if (source === 'roads' && shape === 'line') {
    const road = roadClass(kind, detail);
    return road ? { layer: 'road', kind: road, words: String(properties.name ?? '') } : null;
  }
  const named =
    (source === 'places' && namedPlaces.has(detail)) || (source === 'pois' && namedSpots.has(kind));
  return named && shape === 'point' ? { layer: 'place', kind, words } : null;
}

const main = new Set(['trunk', 'trunk_link', 'primary', 'primary_link']);
const lived = new Set(['residential', 'unclassified', 'road', 'raceway']);

function roadClass(kind: string, detail: string) {
  if (kind === 'highway') return 'major';
  if (kind === 'major_road') return main.has(detail) ? 'major' : 'secondary';
  if (kind === 'minor_road' && lived.has(detail)) return 'street';
  if (kind === 'minor_road') return detail === 'parking_aisle' ? null : 'service';
  if (kind === 'other') return detail === 'living_street' ? 'street' : null;
  if (kind !== 'path' || detail === 'corridor' || detail === 'pier') return null;
  if (detail === 'pedestrian') return 'pedestrian';
  return detail === 'track' ? 'service' : 'path';
}
