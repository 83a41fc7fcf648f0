import { readFileSync } from 'node:fs';
import {
  area,
  booleanPointInPolygon,
  featureCollection,
  intersect,
  kinks,
  polygon,
} from '@turf/turf';
import { PMTiles, type Source } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { basemapCredit, basemapStyle } from '../../web/parts/map/style/basemap-style.ts';
import { covers, readTile } from './read-tile.ts';

const position = z.tuple([z.number(), z.number()]);
const place = {
  zoom: z.number().min(10).max(18),
  latitude: z.number(),
  longitude: z.number(),
  polygon: z.array(position).min(4),
};
const markerTypes = ['parking', 'information', 'mobilestand', 'kingdomhome'] as const;
const { territories, limits } = z
  .strictObject({
    attribution: z.literal('© OpenStreetMap contributors, ODbL 1.0'),
    limits: z.strictObject({ desc: z.literal('GloBalMap'), ...place }),
    territories: z.array(
      z.strictObject({
        number: z.int(),
        name: z.string(),
        quarter: z.string().min(1),
        gate: z.int().min(1).max(999),
        ...place,
        markers: z.array(
          z.strictObject({ type: z.enum(markerTypes), desc: z.string().min(1), at: position }),
        ),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('backend/seed/territories.json', 'utf8')));

const shapes = territories.map((territory) => polygon([territory.polygon]));

describe('the territories of the demo congregation', () => {
  it('at least 64 are numbered from 1 without a gap, with 1 to 999 doors each [DET-13]', () => {
    expect(territories.length).toBeGreaterThanOrEqual(64);
    expect(territories.map(({ number }) => number)).toEqual(territories.map((_, at) => at + 1));
  });

  it('names are unique, no longer than 45 and without forbidden characters [DET-10, DET-11]', () => {
    const names = territories.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const wrong = names.filter(
      (name) => name.length > 45 || name.trim() !== name || /[\\&~#{}[\]%`=|^$<>"]/u.test(name),
    );
    expect(wrong).toEqual([]);
  });

  it('every polygon is simple, counterclockwise and closed, with six decimals [MAP-37, MAP-39]', () => {
    const wrong = territories.filter(({ polygon: ring }, index) => {
      const points = new Set(ring.map(String));
      const shape = shapes[index];
      return (
        shape === undefined ||
        kinks(shape).features.length > 0 ||
        points.size !== ring.length - 1 ||
        String(ring[0]) !== String(ring.at(-1)) ||
        doubleArea(ring) <= 0 ||
        ring.flat().some((degrees) => Number(degrees.toFixed(6)) !== degrees)
      );
    });
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  it('no two overlap, and together they fill the limits [GMV-04]', () => {
    const overlaps = shapes.flatMap((shape, index) =>
      shapes.slice(index + 1).flatMap((other) => {
        const common = intersect(featureCollection([shape, other]));
        return common !== null && area(common) > 1 ? [area(common)] : [];
      }),
    );
    expect(overlaps).toEqual([]);
    const sum = shapes.reduce((total, shape) => total + area(shape), 0);
    expect(Math.abs(sum - area(polygon([limits.polygon])))).toBeLessThan(5);
  });

  it('every territory opens where it lies and holds its own markers [GMV-06, PUB-12]', () => {
    const astray = territories.flatMap(
      ({ number, markers, latitude, longitude, polygon: ring }) => {
        const shape = polygon([ring]);
        const lngs = ring.map(([lng]) => lng);
        const centred = Math.abs(longitude - (Math.min(...lngs) + Math.max(...lngs)) / 2) < 1e-5;
        const outside = markers.filter(({ at }) => !booleanPointInPolygon(at, shape));
        return centred && latitude > 43.7 && outside.length === 0 ? [] : [number];
      },
    );
    expect(astray).toEqual([]);
    const types = new Set(territories.flatMap(({ markers }) => markers.map(({ type }) => type)));
    expect(types).toEqual(new Set(markerTypes));
  });
});

describe('the offline map', () => {
  const archive = new PMTiles(fileSource('web/public/basemap/monaco.pmtiles'));

  it('is one small archive from zoom 0 to 15 that credits OpenStreetMap [GMV-02, B-22]', async () => {
    const header = await archive.getHeader();
    expect([header.minZoom, header.maxZoom]).toEqual([0, 15]);
    expect(await archive.getMetadata()).toMatchObject({
      name: 'Monaco',
      attribution:
        '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a> (ODbL)',
    });
    expect(readFileSync('web/public/basemap/monaco.pmtiles').length).toBeLessThan(400_000);
  });

  it('has the sea as a polygon off the harbour, and none on the streets behind it [B-22]', async () => {
    expect(await inSea(7.435, 43.735)).toBe(true);
    expect(await inSea(7.4245, 43.735)).toBe(true);
    expect(await inSea(7.35, 43.65)).toBe(true);
    expect(await inSea(7.4205, 43.7345)).toBe(false);
    expect(await inSea(7.424, 43.7313)).toBe(false);
    expect(await inSea(7.4, 43.76)).toBe(false);
  });

  it('shows streets, buildings, names and house numbers at zoom 15 [B-22, OWN-60]', async () => {
    const { layers } = await tileAt(7.4205, 43.7345);
    const all = (layer: string, key: string) =>
      (layers.get(layer) ?? []).map(({ properties }) => properties[key]);
    expect(layers.get('roads')?.length).toBeGreaterThan(50);
    expect(layers.get('buildings')?.length).toBeGreaterThan(50);
    expect(all('roads', 'name')).toContain('Rue Grimaldi');
    expect(all('places', 'name')).toContain('La Condamine');
    expect(all('buildings', 'addr_street')).toContain('Rue Grimaldi');
  });

  it('every layer of the style finds its layer in the archive [B-22]', async () => {
    const { vector_layers: known } = z
      .object({ vector_layers: z.array(z.object({ id: z.string() })) })
      .parse(await archive.getMetadata());
    const ids = known.map(({ id }) => id);
    for (const theme of ['light', 'dark'] as const) {
      const { layers } = basemapStyle({ ...offline, theme });
      const used = layers.flatMap((layer) =>
        'source-layer' in layer ? [layer['source-layer']] : [],
      );
      expect(used.filter((layer) => layer === undefined || !ids.includes(layer))).toEqual([]);
    }
  });

  async function tileAt(lng: number, lat: number) {
    const scale = 2 ** 15;
    const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
    const [x, y] = [((lng + 180) / 360) * scale, ((1 - mercator) / 2) * scale];
    const tile = await archive.getZxy(15, Math.floor(x), Math.floor(y));
    const layers = readTile(new Uint8Array(tile?.data ?? new ArrayBuffer(0)));
    return { layers, x: (x % 1) * 4096, y: (y % 1) * 4096 };
  }

  async function inSea(lng: number, lat: number): Promise<boolean> {
    const { layers, x, y } = await tileAt(lng, lat);
    const sea = (layers.get('water') ?? []).filter(
      ({ properties }) => properties['kind'] === 'ocean',
    );
    return sea.some((feature) => feature.type === 'polygon' && covers(feature.lines, x, y));
  }
});

describe('the style of the ground', () => {
  it('an archive becomes a vector source without glyphs, credited by name and to OpenStreetMap [GMV-02]', () => {
    const style = basemapStyle({ ...offline, theme: 'light' });
    expect(style.glyphs).toBeUndefined();
    expect(style.sources).toEqual({
      basemap: {
        type: 'vector',
        url: 'pmtiles://https://example.org/basemap/monaco.pmtiles',
        attribution:
          '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">Plan hors ligne, © OpenStreetMap</a>',
      },
    });
  });

  it('a template becomes a raster source that stops at its own maximum zoom [GMV-02]', () => {
    const template = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
    const style = basemapStyle({ ...offline, url: template, name: 'OpenStreetMap', theme: 'dark' });
    expect(style.sources).toEqual({
      basemap: {
        type: 'raster',
        tiles: [template],
        tileSize: 256,
        maxzoom: 19,
        attribution:
          '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>',
      },
    });
    expect(basemapCredit({ url: template, name: 'IGN' })).toBe('© IGN');
  });

  it('a name or an address with markup in it stays text [GMV-02]', () => {
    const style = basemapStyle({ ...offline, name: '<b>"', copyrightUrl: '"><i>', theme: 'light' });
    expect(JSON.stringify(style.sources)).not.toMatch(/<b>|<i>/u);
  });
});

const offline = {
  url: 'https://example.org/basemap/monaco.pmtiles',
  name: 'Plan hors ligne',
  copyrightUrl: 'https://www.openstreetmap.org/copyright',
  maxZoom: 19,
};

function fileSource(path: string): Source {
  const bytes = readFileSync(path);
  return {
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
}

function doubleArea(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = ring[index + 1] ?? [x1, y1];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
}
