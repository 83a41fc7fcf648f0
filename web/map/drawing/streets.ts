import { booleanPointInPolygon } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import type { FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { isBetweenCarriageways } from '#engines/drawing/carriageways.ts';
import type { Line } from '#engines/drawing/snap.ts';
import { type Bounds, boundsOfPositions } from '../../parts/map/geometry/bounds.ts';
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
  const around = {
    west: view.getWest() - width,
    east: view.getEast() + width,
    south: view.getSouth() - height,
    north: view.getNorth() + height,
  };
  return map
    .querySourceFeatures(basemapSource, {
      sourceLayer: 'roads',
      filter: above(classes),
    })
    .flatMap(({ geometry }) => linesOf(geometry))
    .filter((line) => {
      const bounds = boundsOfPositions(line);
      return bounds !== null && meet(bounds, around);
    });
}

const meet = (a: Bounds, b: Bounds) =>
  a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;

/** What points may be drawn to, and the blocks one may pick, for as long as the map stays where it is. */
export function streetsOf(map: MapLibreMap) {
  const [, streets] = networks;
  const linesOfNetwork = new Map<Network, readonly Line[]>();
  const linesIn = (network: Network) => {
    const known = linesOfNetwork.get(network) ?? linesAround(map, network);
    linesOfNetwork.set(network, known);
    return known;
  };
  const blocks = new Map<Network, Promise<readonly Polygon[]>>();
  const blocksIn = async (network: Network) => {
    const known = blocks.get(network) ?? findBlocks(linesIn(network));
    blocks.set(network, known);
    try {
      return await known;
    } catch (error) {
      blocks.delete(network);
      throw error;
    }
  };
  return {
    lines: () => linesIn(streets),
    /** Finds the blocks before one is picked, for as long as they are wanted. */
    prepare: async (wanted: () => boolean): Promise<void> => {
      for (const network of networks) if (wanted()) await blocksIn(network);
    },
    /** The block around a place, and the strips of streets that may lie beside it; none where no streets close one. */
    blocksAt: async (at: Position): Promise<readonly Polygon[]> => {
      for (const network of networks) {
        const all = await blocksIn(network);
        const found = all.filter((block) => booleanPointInPolygon(at, block));
        if (found.length > 0) return [...found, ...all.filter(isBetweenCarriageways)];
      }
      return [];
    },
  };
}
