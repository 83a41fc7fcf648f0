import type { MapView } from '#schema/generated.ts';

import { groundUrl } from '../parts/map/basemap.ts';
import { boundsOf } from '../parts/map/geometry/bounds.ts';
import { storePieces } from '../parts/pocket/ground-pieces.ts';
import type { GroundPiece, KeptGround } from '../parts/pocket/pocket-database.ts';
import { tilesAround } from './tiles-around.ts';

/**
 * Keeps the piece of the ground around a territory: the bytes that its tiles need of the .pmtiles
 * file, so that the service worker can answer the same range requests without a network.
 */
export async function fetchGround({ basemap, geojsonFeature }: MapView): Promise<KeptGround> {
  const url = new URL(groundUrl(basemap.url, location.origin));
  if (url.origin !== location.origin || !url.pathname.endsWith('.pmtiles'))
    return { state: 'elsewhere' };
  const bounds = geojsonFeature && boundsOf(geojsonFeature);
  if (!bounds) return { state: 'none' };
  const { FetchSource, PMTiles } = await import('pmtiles');
  const source = new FetchSource(url.href);
  const pieces: GroundPiece[] = [];
  const archive = new PMTiles({
    getKey: () => url.href,
    getBytes: async (offset, length, signal, etag) => {
      const answer = await source.getBytes(offset, length, signal, etag);
      pieces.push({ url: url.href, offset, bytes: answer.data, etag: answer.etag ?? null });
      return answer;
    },
  });
  for (const { z, x, y } of tilesAround(bounds, await archive.getHeader()))
    await archive.getZxy(z, x, y);
  await storePieces(pieces);
  return {
    state: 'kept',
    url: url.href,
    offsets: [...new Set(pieces.map(({ offset }) => offset))],
    bytes: pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    keptAt: Date.now(),
  };
}
