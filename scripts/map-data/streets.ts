import type { Extract, Tags, Way } from './read-osm.ts';

export type StreetClass = 'major' | 'secondary' | 'street' | 'service' | 'pedestrian' | 'path';

const classes: Readonly<Record<string, StreetClass>> = {
  motorway: 'major',
  trunk: 'major',
  primary: 'major',
  primary_link: 'major',
  secondary: 'secondary',
  secondary_link: 'secondary',
  tertiary: 'secondary',
  tertiary_link: 'secondary',
  residential: 'street',
  unclassified: 'street',
  living_street: 'street',
  service: 'service',
  track: 'service',
  pedestrian: 'pedestrian',
  footway: 'path',
  path: 'path',
  steps: 'path',
};

export interface Street {
  readonly way: Way;
  readonly class: StreetClass;
  readonly name: string | null;
  readonly structure: 'ground' | 'bridge' | 'tunnel';
}

/** Streets outdoors: no lifts, corridors or lanes of car parks. */
export function streetsOf(extract: Extract): Street[] {
  return extract.ways.flatMap((way) => {
    const { tags } = way;
    const kind = classes[tags['highway'] ?? ''];
    if (kind === undefined || tags['indoor'] === 'yes' || tags['area'] === 'yes') return [];
    if (tags['service'] === 'parking_aisle') return [];
    const structure = structureOf(tags);
    if (structure === 'tunnel' && (kind === 'service' || kind === 'path')) return [];
    return [{ way, class: kind, name: tags['name'] ?? null, structure }];
  });
}

function structureOf(tags: Tags): Street['structure'] {
  const passage = tags['tunnel'] === 'building_passage';
  if (!passage && (tags['tunnel'] !== undefined || Number(tags['layer']) < 0)) return 'tunnel';
  return tags['bridge'] === undefined || tags['bridge'] === 'no' ? 'ground' : 'bridge';
}
