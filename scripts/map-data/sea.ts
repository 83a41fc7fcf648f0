import { polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { lineOf, type Extract, type LngLat } from './read-osm.ts';
import { closed, joinLines } from './rings.ts';

/**
 * The extract ends near the border: beyond it the coast continues straight to these two harbours.
 */
const nice: LngLat = [7.285, 43.695];
const menton: LngLat = [7.503, 43.774];

/** Extent of the map: [west, south, east, north]. */
export const frame = [nice[0], 43.62, menton[0], 43.82] as const;

/** Coastlines have the land on their left: the sea polygon is closed to the right. */
export function seaOf(extract: Extract): Feature<Polygon> {
  const coasts = joinLines(
    extract.ways.filter((way) => way.tags['natural'] === 'coastline').map((way) => way.refs),
    false,
  );
  const islands = coasts.filter(closed).map((refs) => lineOf(extract, refs));
  const shores = coasts.filter((refs) => !closed(refs));
  const [shore] = shores;
  if (shore === undefined || shores.length > 1) {
    throw new Error(`The coast should be one line, the extract has ${shores.length}.`);
  }
  const [west, south, east] = frame;
  const ring = [nice, ...lineOf(extract, shore), menton, [east, south], [west, south], nice];
  return polygon([ring, ...islands]);
}
