import { booleanPointInPolygon, lineString, point, pointOnFeature, polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { lineOf, type Extract, type LngLat, type Tags } from './read-osm.ts';
import { closed, joinLines, polygonsOf } from './rings.ts';
import { seaOf } from './sea.ts';
import { streetsOf, type Street, type StreetClass } from './streets.ts';
import type { MapFeature } from './tiles.ts';

export interface Area {
  readonly tags: Tags;
  readonly shape: Feature<Polygon>;
}

/** Tagged areas: closed ways and multipolygon relations. */
export function areasOf(extract: Extract): Area[] {
  const simple = extract.ways
    .filter((way) => closed(way.refs))
    .map(({ tags, refs }) => ({ tags, shape: polygon([lineOf(extract, refs)]) }));
  const complex = extract.relations
    .filter((relation) => relation.tags['type'] === 'multipolygon')
    .flatMap((relation) =>
      polygonsOf(extract, relation).map((shape) => ({ tags: relation.tags, shape })),
    );
  return [...simple, ...complex];
}

/** All map features in drawing order. */
export function mapFeatures(extract: Extract): MapFeature[] {
  const areas = areasOf(extract);
  const streets = streetsOf(extract);
  return [
    { layer: 'water', minzoom: 0, feature: { ...seaOf(extract), properties: { class: 'sea' } } },
    ...areas.flatMap(ground),
    ...borders(extract),
    ...streets.map((street) => roadway(extract, street)),
    ...streetNames(extract, streets),
    ...houseNumbers(extract, areas),
    ...quarters(extract),
    ...areas.flatMap(spotNames),
  ];
}

function ground({ tags, shape }: Area): MapFeature[] {
  const drawn = (layer: string, minzoom: number, kind: string) => [
    { layer, minzoom, feature: { ...shape, properties: { class: kind } } },
  ];
  if (tags['building'] !== undefined) return drawn('building', 13, 'building');
  if (tags['leisure'] === 'swimming_pool') return drawn('water', 14, 'pool');
  if (tags['natural'] === 'water') return drawn('water', 13, 'pool');
  const cover = coverOf(tags);
  return cover === null ? [] : drawn('landuse', cover === 'square' ? 13 : 11, cover);
}

const covers: Readonly<Record<string, string>> = {
  'leisure=park': 'park',
  'leisure=garden': 'park',
  'leisure=dog_park': 'park',
  'landuse=grass': 'park',
  'landuse=forest': 'wood',
  'natural=wood': 'wood',
  'natural=scrub': 'wood',
  'landuse=cemetery': 'cemetery',
  'leisure=pitch': 'pitch',
  'leisure=stadium': 'pitch',
  'natural=beach': 'beach',
  'man_made=pier': 'pier',
};

export function coverOf(tags: Tags): string | null {
  if (tags['highway'] === 'pedestrian' || tags['place'] === 'square') return 'square';
  const keys = ['leisure', 'landuse', 'natural', 'man_made'];
  return keys.map((key) => covers[`${key}=${tags[key]}`]).find((cover) => cover) ?? null;
}

function borders(extract: Extract): MapFeature[] {
  const outlines = extract.relations.filter(
    ({ tags }) => tags['boundary'] === 'administrative' && Number(tags['admin_level']) <= 8,
  );
  const ways = new Set(outlines.flatMap((relation) => relation.outer));
  const onLand = [...ways].filter(
    ({ tags }) => tags['natural'] !== 'coastline' && tags['maritime'] !== 'yes',
  );
  return joinLines(onLand.map((way) => way.refs)).map((refs) => ({
    layer: 'boundary',
    minzoom: 8,
    feature: lineString(lineOf(extract, refs), { class: 'border' }),
  }));
}

const streetMinzoom: Readonly<Record<StreetClass, number>> = {
  major: 8,
  secondary: 10,
  street: 12,
  service: 13,
  pedestrian: 13,
  path: 13,
};

function roadway(extract: Extract, street: Street): MapFeature {
  const { way, class: kind, structure } = street;
  const properties = structure === 'ground' ? { class: kind } : { class: kind, structure };
  const feature = lineString(lineOf(extract, way.refs), properties);
  return { layer: 'transportation', minzoom: streetMinzoom[kind], feature };
}

/** Joins the ways of a street, so that its name is written once along its whole length. */
function streetNames(extract: Extract, streets: readonly Street[]): MapFeature[] {
  const byName = new Map<string, Street[]>();
  for (const street of streets) {
    if (street.name === null || street.structure === 'tunnel') continue;
    const key = `${street.class}\n${street.name}`;
    byName.set(key, [...(byName.get(key) ?? []), street]);
  }
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || first.name === null) return [];
    const properties = { class: first.class, name: first.name };
    return joinLines(same.map(({ way }) => way.refs)).map((refs) => ({
      layer: 'transportation_name',
      minzoom: Math.max(12, streetMinzoom[first.class]),
      feature: lineString(lineOf(extract, refs), properties),
    }));
  });
}

function houseNumbers(extract: Extract, areas: readonly Area[]): MapFeature[] {
  const numbered = (tags: Tags, at: LngLat): MapFeature[] => {
    const number = tags['addr:housenumber']?.replaceAll(';', ', ');
    if (number === undefined) return [];
    return [{ layer: 'housenumber', minzoom: 14, feature: point(at, { number }) }];
  };
  return [
    ...[...extract.nodes.values()].flatMap(({ tags, at }) => numbered(tags, at)),
    ...areas.flatMap(({ tags, shape }) => numbered(tags, inside(shape))),
  ];
}

function quarters(extract: Extract): MapFeature[] {
  return [...extract.nodes.values()].flatMap(({ tags, at }) => {
    const { place, name } = tags;
    if (name === undefined || (place !== 'city' && place !== 'suburb')) return [];
    const kind = place === 'city' ? 'city' : 'quarter';
    const minzoom = kind === 'city' ? 5 : 12;
    return [{ layer: 'place', minzoom, feature: point(at, { class: kind, name }) }];
  });
}

/** Named squares and gardens. */
function spotNames({ tags, shape }: Area): MapFeature[] {
  const cover = coverOf(tags);
  const { name } = tags;
  if (name === undefined || (cover !== 'square' && cover !== 'park')) return [];
  return [{ layer: 'place', minzoom: 14, feature: point(inside(shape), { class: cover, name }) }];
}

/** A point within the area: its centroid if that lies inside, else turf's pointOnFeature. */
export function inside(shape: Feature<Polygon>): LngLat {
  const ring = shape.geometry.coordinates[0] ?? [];
  const mean = (axis: 0 | 1) =>
    ring.slice(1).reduce((sum, position) => sum + (position[axis] ?? 0), 0) / (ring.length - 1);
  const centre: LngLat = [mean(0), mean(1)];
  if (booleanPointInPolygon(centre, shape)) return centre;
  const [lng = centre[0], lat = centre[1]] = pointOnFeature(shape).geometry.coordinates;
  return [lng, lat];
}
