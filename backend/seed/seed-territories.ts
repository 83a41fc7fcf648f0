import { readFile } from 'node:fs/promises';
import type { Feature, FeatureCollection, Point, Polygon, Position } from 'geojson';
import { z } from 'zod';

const position = z.tuple([z.number(), z.number()]);
const place = z.object({
  zoom: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  polygon: z.array(position).min(4),
});
const cutFromTheMap = z.object({
  limits: place.extend({ desc: z.string() }),
  territories: z.array(
    place.extend({
      number: z.number(),
      name: z.string(),
      gate: z.number(),
      markers: z.array(z.object({ type: z.string(), desc: z.string(), at: position })),
    }),
  ),
});

export interface DemoMap {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly geojson_feature: FeatureCollection;
}

export interface DemoTerritory {
  readonly number: number;
  readonly name: string;
  readonly gate: number;
  readonly map: DemoMap;
}

export interface DemoGround {
  readonly limits: DemoMap;
  readonly territories: readonly DemoTerritory[];
}

/** Monaco cut along its streets: made by scripts/map-data from OpenStreetMap (ODbL). */
export async function demoGround(): Promise<DemoGround> {
  const file = new URL('./territories.json', import.meta.url);
  const { limits, territories } = cutFromTheMap.parse(JSON.parse(await readFile(file, 'utf8')));
  return {
    limits: mapOf(limits, [polygon(limits.desc, limits.polygon)]),
    territories: territories.map(({ number, name, gate, markers, ...shape }) => ({
      number,
      name,
      gate,
      map: mapOf(shape, [
        polygon(`T${number}`, shape.polygon),
        ...markers.map(({ type, desc, at }) => marker(type, desc, at)),
      ]),
    })),
  };
}

const mapOf = (
  { latitude, longitude, zoom }: z.infer<typeof place>,
  features: Feature[],
): DemoMap => ({
  latitude,
  longitude,
  zoom,
  geojson_feature: { type: 'FeatureCollection', features },
});

const polygon = (desc: string, ring: Position[]): Feature<Polygon> => ({
  type: 'Feature',
  properties: { type: 'polygon', desc },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

const marker = (type: string, desc: string, at: Position): Feature<Point> => ({
  type: 'Feature',
  properties: { type, desc },
  geometry: { type: 'Point', coordinates: at },
});
