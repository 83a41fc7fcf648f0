import type { Map as MapLibreMap, GetResourceResponse, RequestParameters } from 'maplibre-gl';
import type { Protocol } from 'pmtiles';
import { basemapSource } from '../style/basemap-layers.ts';

type Archives = Pick<Protocol, 'tilev4' | 'tiles'>;

/**
 * Loads what an archive of tiles holds. pmtiles keeps a failed read of a directory for good, also
 * one that another tile's cancellation ended: what fails without being cancelled is read once more,
 * from an archive opened anew.
 */
export const readArchive =
  (archives: Archives) =>
  async (
    request: RequestParameters,
    abort: AbortController,
  ): Promise<GetResourceResponse<object>> => {
    const read = async () => {
      const { data, cacheControl, expires } = await archives.tilev4(request, abort);
      if (typeof data !== 'object' || data === null)
        throw new TypeError(`No archive: ${request.url}`);
      return { data, cacheControl: cacheControl ?? null, expires: expires ?? null };
    };
    try {
      return await read();
    } catch (error) {
      if (abort.signal.aborted) throw error;
      archives.tiles.clear();
      return read();
    }
  };

/** Reports when the ground does not load, and when a tile of it comes after all; cancelled requests are no failure. */
export function watchGround(map: Pick<MapLibreMap, 'on'>, report: (missing: boolean) => void) {
  let missing = false;
  const change = (now: boolean) => {
    if (now === missing) return;
    missing = now;
    report(missing);
  };
  map.on('error', ({ error }) => {
    if ('name' in error && error.name === 'AbortError') return;
    if (!missing) console.error(error);
    change(true);
  });
  // Outlines come in tiles too, without any network.
  map.on('sourcedata', ({ tile, sourceId }) => {
    if (tile && sourceId === basemapSource) change(false);
  });
}
