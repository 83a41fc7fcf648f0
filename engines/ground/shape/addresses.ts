import { metresAcross, worldX, worldY } from '../mercator.ts';
import type { Cut } from '../osm/read-extract.ts';
import type { Tags } from '../osm/tag-keys.ts';
import { isStreet } from '../schema/relation-kinds.ts';
import { areasOf } from './areas.ts';
import { featureOf, present, type GroundFeature } from './feature.ts';
import { labelPoint } from './label-point.ts';

/** One address on a building and on its door is one all the same. */
const sameMetres = 100;

const isAddressed = (tags: Tags) => tags['addr:housenumber'] !== undefined;

/** House numbers as points of the layer `buildings`, with their street. */
export function* addressesOf(cut: Cut): Generator<GroundFeature, void, undefined> {
  const streets = streetsOfMembers(cut);
  const known = new Map<string, { x: number; y: number }[]>();

  for (const { id, tags, lng, lat } of cut.points) {
    yield* address(tags, streets.get(`node ${id}`), worldX(lng), worldY(lat));
  }
  for (const { id, type, tags, polygons } of areasOf(cut, isAddressed)) {
    const [rings] = polygons;
    if (!rings) continue;
    const [x, y] = labelPoint(rings);
    yield* address(tags, streets.get(`${type} ${id}`), x, y);
  }

  function* address(
    tags: Tags,
    member: string | undefined,
    x: number,
    y: number,
  ): Generator<GroundFeature, void> {
    const number = tags['addr:housenumber']?.replaceAll(/\s*[;,]\s*/gu, ', ').trim();
    if (!number) return;
    const street = tags['addr:street'] ?? member ?? tags['addr:place'];
    if (street !== undefined) {
      const key = `${street}\n${number}`;
      const same = known.get(key) ?? [];
      const metres = metresAcross(y);
      if (same.some((one) => Math.hypot(one.x - x, one.y - y) * metres < sameMetres)) return;
      known.set(key, [...same, { x, y }]);
    }
    const properties = present({ kind: 'address', addr_housenumber: number, addr_street: street });
    yield featureOf('buildings', 'point', [Float64Array.of(x, y)], { properties, minZoom: 15 });
  }
}

/** In some countries a relation, and not the house, says which street a house belongs to. */
function streetsOfMembers({ relations, ways }: Cut): ReadonlyMap<string, string> {
  const streets = new Map<string, string>();
  for (const { tags, members } of relations) {
    if (!isStreet(tags)) continue;
    const road = members.find(({ type, role }) => type === 'way' && role === 'street');
    const name = tags['name'] ?? (road && ways.get(road.ref)?.tags['name']);
    if (name === undefined) continue;
    for (const { type, ref, role } of members) {
      if (role !== 'street') streets.set(`${type} ${ref}`, name);
    }
  }
  return streets;
}
