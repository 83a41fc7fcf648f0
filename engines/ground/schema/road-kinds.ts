import type { Tags } from '../osm/tag-keys.ts';

export interface RoadKind {
  readonly kind: string;
  readonly detail: string;
  readonly minZoom: number;
  readonly namesFrom: number;
  readonly link: boolean;
  readonly structure: 'ground' | 'bridge' | 'tunnel';
}

interface Rule {
  readonly kind: string;
  readonly minZoom: number;
  readonly namesFrom: number;
}

const major = (minZoom: number, namesFrom: number): Rule => ({
  kind: 'major_road',
  minZoom,
  namesFrom,
});
const minor: Rule = { kind: 'minor_road', minZoom: 12, namesFrom: 14 };
const path = (minZoom: number): Rule => ({ kind: 'path', minZoom, namesFrom: 14 });

const highways: Readonly<Record<string, Rule>> = {
  motorway: { kind: 'highway', minZoom: 3, namesFrom: 11 },
  motorway_link: { kind: 'highway', minZoom: 3, namesFrom: 11 },
  trunk: major(6, 12),
  trunk_link: major(6, 12),
  primary: major(7, 12),
  primary_link: major(7, 13),
  secondary: major(9, 12),
  secondary_link: major(9, 14),
  tertiary: major(9, 13),
  tertiary_link: major(9, 14),
  residential: minor,
  unclassified: minor,
  road: minor,
  raceway: minor,
  living_street: { kind: 'other', minZoom: 12, namesFrom: 14 },
  busway: { kind: 'other', minZoom: 14, namesFrom: 14 },
  service: { ...minor, minZoom: 13 },
  pedestrian: path(12),
  track: path(12),
  path: path(13),
  cycleway: path(13),
  bridleway: path(13),
  footway: path(13),
  steps: path(13),
};

/** A street or way outdoors in the layer `roads`; null for what is none. */
export function roadKind(tags: Tags): RoadKind | null {
  const { highway = '', service, footway = '' } = tags;
  const rule = highways[highway];
  if (!rule || tags['indoor'] === 'yes') return null;
  const aside = highway === 'footway' && (footway === 'sidewalk' || footway === 'crossing');
  const hidden = tags['access'] === 'private' || tags['access'] === 'no';
  const minZoom = aside ? 14 : rule.minZoom;
  return {
    kind: rule.kind,
    detail: aside ? footway : highway === 'service' ? (service ?? 'service') : highway,
    minZoom: hidden ? Math.max(14, minZoom) : minZoom,
    namesFrom: rule.namesFrom,
    link: highway.endsWith('_link'),
    structure: structureOf(tags),
  };
}

/** The passage through a building lies in the open for who walks there. */
function structureOf({ tunnel = 'no', layer, bridge = 'no' }: Tags): RoadKind['structure'] {
  if (tunnel !== 'building_passage' && (tunnel !== 'no' || Number(layer) < 0)) return 'tunnel';
  return bridge === 'no' ? 'ground' : 'bridge';
}

const rails: Readonly<Record<string, number>> = {
  rail: 11,
  funicular: 14,
  light_rail: 14,
  miniature: 14,
  monorail: 14,
  narrow_gauge: 14,
  preserved: 14,
  subway: 14,
  tram: 14,
  disused: 15,
};

export interface OtherLine {
  readonly kind: string;
  readonly detail: string | null;
  readonly minZoom: number;
  readonly structure: RoadKind['structure'];
}

/** Lines of the layer `roads` that are no street: rails, ferries, cable cars, piers, runways. */
export function otherLineKind(tags: Tags): OtherLine | null {
  const { railway = '', aeroway } = tags;
  const structure = structureOf(tags);
  const rail = rails[railway];
  if (rail !== undefined && tags['building'] === undefined) {
    const minZoom = tags['service'] === undefined ? rail : Math.max(13, rail);
    return { kind: 'rail', detail: railway, minZoom, structure };
  }
  if (tags['aerialway'] === 'cable_car')
    return { kind: 'aerialway', detail: 'cable_car', minZoom: 11, structure };
  if (tags['route'] === 'ferry') return { kind: 'ferry', detail: null, minZoom: 11, structure };
  if (tags['man_made'] === 'pier') return { kind: 'path', detail: 'pier', minZoom: 13, structure };
  if (aeroway === 'runway') return { kind: 'aeroway', detail: aeroway, minZoom: 9, structure };
  if (aeroway === 'taxiway') return { kind: 'aeroway', detail: aeroway, minZoom: 10, structure };
  return null;
}
