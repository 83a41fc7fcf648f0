import { booleanPointInPolygon } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import type { FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import type { Line } from '#machines/map/operations/snap.ts';
import { boundsOfPositions } from '../../parts/map/geometry/bounds.ts';
import { linesOf } from '../../parts/map/geometry/geometry.ts';
import { basemapSource } from '../../parts/map/style/basemap-layers.ts';
import { inTunnel, roadIs } from '../../parts/map/style/road-classes.ts';
import { findBlocks } from './find-blocks.ts';

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
  return map
    .querySourceFeatures(basemapSource, {
      sourceLayer: 'roads',
      filter: above(classes),
    })
    .flatMap(({ geometry }) => linesOf(geometry))
    .filter((line) => {
      const bounds = boundsOfPositions(line);
      return (
        bounds &&
        bounds.west < view.getEast() + width &&
        bounds.east > view.getWest() - width &&
        bounds.south < view.getNorth() + height &&
        bounds.north > view.getSouth() - height
      );
    });
}

/** What points may be drawn to, and the blocks one may pick, for as long as the map stays where it is. */
export function streetsOf(map: MapLibreMap) {
  const [, streets] = networks;
  const known = new Map<Network, Promise<readonly Polygon[]>>();
  const blocksBy = async (network: Network) => {
    const blocks = known.get(network) ?? findBlocks(linesAround(map, network));
    known.set(network, blocks);
    try {
      return await blocks;
    } catch (error) {
      known.delete(network);
      throw error;
    }
  };
  let lines: readonly Line[] | null = null;
  return {
    lines: () => (lines ??= linesAround(map, streets)),
    blocksAt: async (at: Position): Promise<readonly Polygon[]> => {
      for (const network of networks) {
        const blocks = await blocksBy(network);
        if (blocks.some((block) => booleanPointInPolygon(at, block))) return blocks;
      }
      return [];
    },
  };
}
