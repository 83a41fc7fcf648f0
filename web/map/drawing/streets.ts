import { booleanPointInPolygon } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import type { FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { Line } from '#machines/map/operations/snap.ts';
import { linesOf } from '../../parts/map/geometry/geometry.ts';
import { basemapSource } from '../../parts/map/style/basemap-layers.ts';
import { inTunnel, roadIs } from '../../parts/map/style/road-classes.ts';
import { findBlocks } from './find-blocks.ts';
import { liesWithin, linesWithin, squareAround, stretchesWithin } from './near-streets.ts';

/** The network gets closer from step to step, until a block closes around the place. */
const networks = [
  ['major', 'secondary', 'street', 'pedestrian'],
  ['major', 'secondary', 'street', 'pedestrian', 'service'],
  ['major', 'secondary', 'street', 'pedestrian', 'service', 'path'],
] as const;

type Network = (typeof networks)[number];

const above = (classes: Network): FilterSpecification => [
  'all',
  roadIs(...classes),
  ['!', inTunnel],
];

/** The lines of the ground that are loaded around the window; none where the ground is made of pictures. */
function linesAround(map: MapLibreMap, classes: Network): readonly Line[] {
  if (map.getSource(basemapSource)?.type !== 'vector') return [];
  const view = map.getBounds();
  const width = view.getEast() - view.getWest();
  const height = view.getNorth() - view.getSouth();
  const lines = map
    .querySourceFeatures(basemapSource, {
      sourceLayer: 'roads',
      filter: above(classes),
    })
    .flatMap(({ geometry }) => linesOf(geometry));
  return linesWithin(lines, {
    west: view.getWest() - width,
    east: view.getEast() + width,
    south: view.getSouth() - height,
    north: view.getNorth() + height,
  });
}

/** Metres to each side of the place that are looked at, until a block closes within. */
const reaches = [200, 400, 800];

/** What points may be drawn to, and the blocks one may pick, for as long as the map stays where it is. */
export function streetsOf(map: MapLibreMap) {
  const [, streets] = networks;
  const lines = new Map<Network, readonly Line[]>();
  const linesOfNetwork = (network: Network) => {
    const known = lines.get(network) ?? linesAround(map, network);
    lines.set(network, known);
    return known;
  };
  const blocks = new Map<Network, Promise<readonly Polygon[]>>();
  const allBlocks = async (network: Network) => {
    const known = blocks.get(network) ?? findBlocks(linesOfNetwork(network));
    blocks.set(network, known);
    try {
      return await known;
    } catch (error) {
      blocks.delete(network);
      throw error;
    }
  };
  return {
    lines: () => linesOfNetwork(streets),
    /** The block around a place; none where no streets close one. */
    blocksAt: async (at: Position): Promise<readonly Polygon[]> => {
      const around = (found: readonly Polygon[]) =>
        found.filter((block) => booleanPointInPolygon(at, block));
      for (const network of networks) {
        for (const reach of reaches) {
          const square = squareAround(at, reach);
          const near = await findBlocks(stretchesWithin(linesOfNetwork(network), square));
          // Streets outside of the square change no block that lies within.
          const whole = around(near.filter((block) => liesWithin(block, square)));
          if (whole.length > 0) return whole;
        }
        const far = around(await allBlocks(network));
        if (far.length > 0) return far;
      }
      return [];
    },
  };
}
