import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { readArchive, watchGround } from '#web/parts/map/engine/ground.ts';

afterEach(() => vi.restoreAllMocks());

const cancelled = () => new DOMException('The user aborted a request.', 'AbortError');

function aMap() {
  const listeners: Record<string, (event: object) => void> = {};
  const map = {
    on: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  };
  return {
    map: map as unknown as MapLibreMap,
    fails: (error: Error) => listeners['error']?.({ error }),
    loads: (event: object) => listeners['sourcedata']?.(event),
  };
}

describe('a ground that does not load [OWN-55]', () => {
  it('is told once, and no longer once a tile of it has come', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const told: boolean[] = [];
    const { map, fails, loads } = aMap();
    watchGround(map, (missing) => told.push(missing));
    loads({ tile: {}, sourceId: 'basemap' });
    expect(told).toEqual([]);
    fails(new TypeError('Failed to fetch'));
    fails(new TypeError('Failed to fetch'));
    loads({ sourceDataType: 'metadata', sourceId: 'basemap' });
    loads({ tile: {}, sourceId: 'outlines' });
    expect(told).toEqual([true]);
    expect(logged).toHaveBeenCalledOnce();
    loads({ tile: {}, sourceId: 'basemap' });
    expect(told).toEqual([true, false]);
    fails(new TypeError('Failed to fetch'));
    expect(told).toEqual([true, false, true]);
  });

  it('is not told of a request that was only cancelled', () => {
    const told: boolean[] = [];
    const { map, fails } = aMap();
    watchGround(map, (missing) => told.push(missing));
    fails(cancelled());
    expect(told).toEqual([]);
  });
});

describe('an archive of tiles [OWN-55]', () => {
  const request = { url: 'pmtiles://ground.pmtiles/14/1/1' };
  const tile = { data: new Uint8Array([1]) };

  it('is opened anew, and read once more, where another tile’s cancellation ended a read', async () => {
    const tilev4 = vi.fn().mockRejectedValueOnce(cancelled()).mockResolvedValueOnce(tile);
    const tiles = new Map([['ground.pmtiles', null as never]]);
    const read = readArchive({ tilev4, tiles });
    expect(await read(request, new AbortController())).toEqual({
      ...tile,
      cacheControl: null,
      expires: null,
    });
    expect(tiles.size).toBe(0);
  });

  it('is not read again for a tile that nobody wants any more', async () => {
    const tilev4 = vi.fn().mockRejectedValue(cancelled());
    const abort = new AbortController();
    abort.abort();
    await expect(readArchive({ tilev4, tiles: new Map() })(request, abort)).rejects.toThrow(
      'aborted',
    );
    expect(tilev4).toHaveBeenCalledOnce();
  });

  it('fails where it fails twice', async () => {
    const tilev4 = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const read = readArchive({ tilev4, tiles: new Map() });
    await expect(read(request, new AbortController())).rejects.toThrow('Failed to fetch');
    expect(tilev4).toHaveBeenCalledTimes(2);
  });
});
