import type { Tags } from '../osm/tag-keys.ts';

/** Values of a tag that are kinds of the layer `landuse` as they are; later lines win. */
const plain: readonly (readonly [key: string, values: ReadonlySet<string>])[] = [
  ['amenity', new Set(['hospital', 'school', 'kindergarten', 'university', 'college'])],
  [
    'landuse',
    new Set([
      'recreation_ground',
      'industrial',
      'railway',
      'cemetery',
      'commercial',
      'grass',
      'farmland',
      'residential',
      'military',
      'village_green',
      'allotments',
      'forest',
      'meadow',
    ]),
  ],
  ['aeroway', new Set(['aerodrome', 'runway'])],
  [
    'leisure',
    new Set([
      'park',
      'garden',
      'golf_course',
      'dog_park',
      'playground',
      'pitch',
      'stadium',
      'nature_reserve',
    ]),
  ],
  [
    'natural',
    new Set([
      'beach',
      'wood',
      'glacier',
      'grassland',
      'scrub',
      'sand',
      'wetland',
      'bare_rock',
      'scree',
    ]),
  ],
];

const renamed: Readonly<Record<string, string>> = {
  'man_made=pier': 'pier',
  'man_made=bridge': 'pedestrian',
  'waterway=dam': 'dam',
  'railway=platform': 'platform',
  'tourism=zoo': 'zoo',
  'landuse=brownfield': 'industrial',
  'landuse=farmyard': 'farmland',
  'landuse=orchard': 'farmland',
  'landuse=vineyard': 'farmland',
  'landuse=retail': 'commercial',
  'highway=pedestrian': 'pedestrian',
  'place=square': 'pedestrian',
};

/** The kind of an area in the layer `landuse`; null for what is none. */
export function landKind(tags: Tags): string | null {
  if (tags['military'] === 'airfield' || tags['military'] === 'naval_base') return tags['military'];
  if (tags['highway'] === 'footway' && tags['area'] === 'yes') return 'pedestrian';
  for (const [tag, kind] of Object.entries(renamed)) {
    const [key = '', value] = tag.split('=');
    if (tags[key] === value) return kind;
  }
  return plain.reduce<string | null>((kind, [key, values]) => {
    const value = tags[key];
    return value !== undefined && values.has(value) ? value : kind;
  }, null);
}
