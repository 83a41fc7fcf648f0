import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { GroundError } from '../ground.ts';

/** Counts what tiles of the largest zoom hold: different names of streets, and house numbers. */
export function tally() {
  const streets = new Set<string>();
  let houseNumbers = 0;
  let roads = 0;

  return {
    /** @param bytes an unpacked vector tile */
    add(bytes: Uint8Array | ArrayBuffer): void {
      const { layers } = decoded(bytes);
      const lines = layers['roads'];
      roads += lines?.length ?? 0;
      for (let at = 0; at < (lines?.length ?? 0); at += 1) {
        const { kind, name } = lines?.feature(at).properties ?? {};
        if (typeof name === 'string' && !notStreets.has(String(kind))) streets.add(name);
      }
      const buildings = layers['buildings'];
      for (let at = 0; at < (buildings?.length ?? 0); at += 1) {
        const feature = buildings?.feature(at);
        if (feature?.properties['addr_housenumber'] === undefined) continue;
        const [point] = feature.loadGeometry()[0] ?? [];
        // What lies in the margin is counted by the neighbour.
        const inside = (part: number) => part >= 0 && part < feature.extent;
        if (point && inside(point.x) && inside(point.y)) houseNumbers += 1;
      }
    },
    counts: () => ({ roads, streets: streets.size, houseNumbers }),
  };
}

/** Lines of the layer `roads` whose name is no address. */
const notStreets = new Set(['rail', 'ferry', 'aeroway', 'aerialway']);

function decoded(bytes: Uint8Array | ArrayBuffer): VectorTile {
  try {
    return new VectorTile(new PbfReader(bytes));
  } catch (error) {
    throw new GroundError('truncated', error);
  }
}
