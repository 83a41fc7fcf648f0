import { booleanPointInPolygon } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import type { FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { Line } from '#machines/map/operations/snap.ts';
import { linesOf } from '../../parts/map/geometry/geometry.ts';
import { basemapSource } from '../../parts/map/style/basemap-layers.ts';
import { inTunnel, roadIs } from '../../parts/map/style/road-classes.ts';
import { findBlocks } from './find-blocks.ts';
import {
  liesWithin,
  placed,
  type PlacedLine,
  squareAround,
  stretchesWithin,
  within,
} from './near-streets.ts';

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
function linesAround(map: MapLibreMap, classes: Network): readonly PlacedLine[] {
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
  return within(placed(lines), {
    west: view.getWest() - width,
    east: view.getEast() + width,
    south: view.getSouth() - height,
    north: view.getNorth() + height,
  });
}

/** Metres to each side of the place that are looked at, until a block closes within. */
const reaches = [200, 400, 800];
/** Metres at the edge of what is looked at where the end of a street may meet one that is not. */
const edge = 5;

/** What points may be drawn to, and the blocks one may pick, for as long as the map stays where it is. */
export function streetsOf(map: MapLibreMap) {
  const [, streets] = networks;
  const placedLines = new Map<Network, readonly PlacedLine[]>();
  const linesOfNetwork = (network: Network) => {
    const known = placedLines.get(network) ?? linesAround(map, network);
    placedLines.set(network, known);
    return known;
  };
  let lines: readonly Line[] | null = null;
  const blocks = new Map<Network, Promise<readonly Polygon[]>>();
  const allBlocks = async (network: Network) => {
    const known =
      blocks.get(network) ?? findBlocks(linesOfNetwork(network).map(({ line }) => line));
    blocks.set(network, known);
    try {
      return await known;
    } catch (error) {
      blocks.delete(network);
      throw error;
    }
  };
  return {
    lines: () => (lines ??= linesOfNetwork(streets).map(({ line }) => line)),
    /** The block around a place; none where no streets close one. */
    blocksAt: async (at: Position): Promise<readonly Polygon[]> => {
      const around = (found: readonly Polygon[]) =>
        found.filter((block) => booleanPointInPolygon(at, block));
      const near = async (network: Network, reach: number) => {
        const found = await findBlocks(
          stretchesWithin(linesOfNetwork(network), squareAround(at, reach)),
        );
        // Streets outside of the square change no block that keeps off its edge.
        return around(found.filter((block) => liesWithin(block, squareAround(at, reach - edge))));
      };
      for (const network of networks) {
        for (const reach of blocks.has(network) ? [] : reaches) {
          const found = await near(network, reach);
          if (found.length > 0) return found;
        }
        const found = around(await allBlocks(network));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}
