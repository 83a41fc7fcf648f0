import GeoJSONVT from 'geojson-vt';
import type { Feature, Geometry } from 'geojson';
import { fromGeojsonVt } from 'vt-pbf';
import type { Tile } from './pmtiles-archive.ts';

export interface MapFeature {
  readonly layer: string;
  readonly minzoom: number;
  readonly feature: Feature<Geometry, Readonly<Record<string, string | number>>>;
}

export const minZoom = 5;
export const maxZoom = 14;
const extent = 4096;

type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Cuts the features into vector tiles, each layer from its own minzoom on. */
export function cutTiles(features: readonly MapFeature[], bounds: Bounds): Tile[] {
  const sheaves = sheavesOf(features).map(({ layer, minzoom, sheaf }) => ({
    layer,
    minzoom,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features: sheaf },
      { maxZoom, indexMaxZoom: minZoom, extent, buffer: 64 },
    ),
  }));

  return tilesIn(bounds).flatMap(({ z, x, y }) => {
    const layers: Record<string, { features: unknown[] }> = {};
    for (const { layer, minzoom, index } of sheaves) {
      const cut = minzoom <= z ? (index.getTile(z, x, y)?.features ?? []) : [];
      if (cut.length > 0) (layers[layer] ??= { features: [] }).features.push(...cut);
    }
    if (Object.keys(layers).length === 0) return [];
    return [{ z, x, y, bytes: fromGeojsonVt(layers, { version: 2, extent }) }];
  });
}

function sheavesOf(features: readonly MapFeature[]) {
  const sheaves = new Map<string, { layer: string; minzoom: number; sheaf: Feature[] }>();
  for (const { layer, minzoom, feature } of features) {
    const key = `${layer} ${minzoom}`;
    const known = sheaves.get(key);
    if (known === undefined) sheaves.set(key, { layer, minzoom, sheaf: [feature] });
    else known.sheaf.push(feature);
  }
  return [...sheaves.values()];
}

function tilesIn([west, south, east, north]: Bounds): { z: number; x: number; y: number }[] {
  const tiles = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    for (let x = column(west, z); x <= column(east, z); x += 1) {
      for (let y = row(north, z); y <= row(south, z); y += 1) tiles.push({ z, x, y });
    }
  }
  return tiles;
}

const column = (lng: number, z: number) => Math.floor(((lng + 180) / 360) * 2 ** z);

function row(lat: number, z: number): number {
  const mercator = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return Math.floor(((1 - mercator) / 2) * 2 ** z);
}
