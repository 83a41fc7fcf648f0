import type { MapView } from '#schema/generated.ts';

import { groundUrl } from '../parts/map/basemap.ts';
import { boundsOf } from '../parts/map/geometry/bounds.ts';
import type { FetchedGround, GroundPiece } from '../domain/pocket/pocket-database.ts';
import { tilesAround } from './tiles-around.ts';

/**
 * Fetches the piece of the ground around a territory: the bytes that its tiles need of the .pmtiles
 * file, so that the service worker can answer the same range requests without a network.
 */
export async function fetchGround({ basemap, geojsonFeature }: MapView): Promise<FetchedGround> {
  const url = new URL(groundUrl(basemap.url, location.origin));
  if (url.origin !== location.origin || !url.pathname.endsWith('.pmtiles'))
    return { ground: { state: 'elsewhere' }, pieces: [] };
  const bounds = geojsonFeature && boundsOf(geojsonFeature);
  if (!bounds) return { ground: { state: 'none' }, pieces: [] };
  const [{ FetchSource }, { openTiles }] = await Promise.all([
    import('pmtiles'),
    import('../parts/map/engine/bounded-tiles.ts'),
  ]);
  const source = new FetchSource(url.href);
  const pieces: GroundPiece[] = [];
  const archive = openTiles({
    getKey: () => url.href,
    getBytes: async (offset, length, signal, etag) => {
      const answer = await source.getBytes(offset, length, signal, etag);
      pieces.push({ url: url.href, offset, bytes: answer.data, etag: answer.etag ?? null });
      return answer;
    },
  });
  for (const { z, x, y } of tilesAround(bounds, await archive.getHeader()))
    await archive.getZxy(z, x, y);
  return {
    ground: {
      state: 'kept',
      url: url.href,
      offsets: [...new Set(pieces.map(({ offset }) => offset))],
      bytes: pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      keptAt: Date.now(),
    },
    pieces,
  };
}
