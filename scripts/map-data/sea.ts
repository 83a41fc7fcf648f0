import { polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { joinLines } from '../../engines/ground/shape/rings.ts';
import { seaAndLand } from '../../engines/ground/shape/sea.ts';
import { lineOf, type Extract } from './read-osm.ts';

/** Extent of the demo's ground: from Nice to Menton, where the coast of the extract goes on straight. */
export const frame = [7.285, 43.62, 7.503, 43.82] as const;

/** Degrees to the north are longer on the map than degrees to the east. */
const stretch = 1 / Math.cos((43.7 * Math.PI) / 180);

/** The sea off Monaco, within the frame. */
export function seaOf(extract: Extract): Feature<Polygon> {
  const [west, south, east, north] = frame;
  const coasts = joinLines(
    extract.ways.filter((way) => way.tags['natural'] === 'coastline').map((way) => way.refs),
    false,
  ).map((refs) => lineOf(extract, refs).map(([lng, lat]) => [lng, -lat * stretch] as const));
  const { sea } = seaAndLand(coasts, {
    left: west,
    right: east,
    top: -north * stretch,
    bottom: -south * stretch,
  });
  const [rings] = sea;
  if (rings === undefined || sea.length > 1) {
    throw new Error(`The sea should be one area, the extract has ${sea.length}.`);
  }
  return polygon(
    rings.map((ring) =>
      Array.from({ length: ring.length / 2 }, (_, at) => [
        ring[at * 2] ?? 0,
        -(ring[at * 2 + 1] ?? 0) / stretch,
      ]),
    ),
  );
}
