import { VectorTile } from '@mapbox/vector-tile';
import { open } from 'node:fs/promises';
import { PbfReader } from 'pbf';
import { openTiles } from '../../ground/tiles/unpack.mjs';
import { commonSpelling } from '../../ground/spelling.mjs';
import { meet } from './clip.mjs';
import { layerNames, meaningOf, sourceLayers } from './ground-schema.mjs';
import { joinLines, lengthOf } from './join-lines.mjs';
import { boxOf, toWorld } from './projection.mjs';

/**
 * @typedef {import('./card-sheet.ts').Box} Box
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').GroundShape} GroundShape
 * @typedef {import('./card-sheet.ts').GroundLayers} GroundLayers
 * @typedef {{ readonly credit: string, readonly layers: GroundLayers }} Ground
 * @typedef {NonNullable<Awaited<ReturnType<typeof openArchive>>>} Archive
 */

const mostTiles = 12;

/**
 * Least recently used tiles are dropped first; cards of one town share them.
 * @type {Map<string, GroundLayers>}
 */
const tiles = new Map();
const mostKept = 32;

/**
 * Opens the vector tile archives.
 * @param {readonly string[]} paths
 */
export function openGrounds(paths) {
  /** @type {Promise<readonly Archive[]> | undefined} */
  let opened;
  const archives = () => {
    opened ??= Promise.all(paths.map(openArchive)).then((all) => all.filter((it) => it !== null));
    return opened;
  };
  return {
    /**
     * Tiles around a place; null when no archive covers it or the archive is damaged.
     * @param {{ x: number, y: number }} centre
     * @param {Box} seen
     * @returns {Promise<Ground | null>}
     */
    async at({ x, y }, seen) {
      const point = { left: x, right: x, top: y, bottom: y };
      const archive = (await archives()).find(({ box }) => meet(box, point));
      if (!archive) return null;
      try {
        return { credit: archive.credit, layers: await layersIn(archive, seen) };
      } catch (error) {
        return withoutGround(archive.path, error);
      }
    },
    async close() {
      for (const { close } of (await opened) ?? []) await close();
    },
  };
}

/** @param {string} path */
async function openArchive(path) {
  /** @type {import('node:fs/promises').FileHandle | undefined} */
  let file;
  try {
    file = await open(path);
    return await readArchive(path, file);
  } catch (error) {
    await file?.close();
    return withoutGround(path, error);
  }
}

/**
 * A damaged archive is logged and ignored: a card without streets is better than none.
 * @param {string} path
 * @param {unknown} cause
 */
function withoutGround(path, cause) {
  console.error(new Error(`The map tiles in ${path} cannot be read.`, { cause }));
  return null;
}

/**
 * @param {string} path
 * @param {import('node:fs/promises').FileHandle} file
 */
async function readArchive(path, file) {
  const archive = openTiles({
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.buffer };
    },
  });
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = await archive.getHeader();
  const metadata = Object(await archive.getMetadata());
  const credit = String(metadata.attribution ?? '');
  const { mtimeMs } = await file.stat();
  return {
    path,
    box: boxOf([toWorld([minLon, maxLat]), toWorld([maxLon, minLat])]),
    credit: credit.replaceAll(/<[^>]*>/gu, ''),
    minZoom,
    maxZoom,
    /**
     * @param {number} z
     * @param {number} x
     * @param {number} y
     */
    async tile(z, x, y) {
      const key = `${path} ${mtimeMs} ${z}/${x}/${y}`;
      const known = tiles.get(key);
      tiles.delete(key);
      const tile = known ?? decoded((await archive.getZxy(z, x, y))?.data, 2 ** z, x, y);
      tiles.set(key, tile);
      if (tiles.size > mostKept) tiles.delete(tiles.keys().next().value ?? key);
      return tile;
    },
    close: () => file.close(),
  };
}

/**
 * @param {Archive} archive
 * @param {Box} seen
 * @returns {Promise<GroundLayers>}
 */
async function layersIn(archive, seen) {
  const { minZoom, maxZoom } = archive;
  let zoom = maxZoom;
  while (zoom > minZoom && tilesOf(seen, zoom).length > mostTiles) zoom -= 1;
  const layers = await Promise.all(tilesOf(seen, zoom).map(([x, y]) => archive.tile(zoom, x, y)));
  return new Map(
    layerNames.map((name) => [
      name,
      layers.flatMap((tile) => (tile.get(name) ?? []).filter(({ box }) => meet(box, seen))),
    ]),
  );
}

/**
 * @param {Box} seen
 * @param {number} zoom
 */
function tilesOf(seen, zoom) {
  const at = (/** @type {number} */ part) => Math.floor(part * 2 ** zoom);
  /** @type {(readonly [number, number])[]} */
  const tiles = [];
  for (let x = at(seen.left); x <= at(seen.right); x += 1) {
    for (let y = at(seen.top); y <= at(seen.bottom); y += 1) {
      tiles.push([x, y]);
      if (tiles.length > mostTiles) return tiles;
    }
  }
  return tiles;
}

/**
 * @param {ArrayBuffer | undefined} bytes
 * @param {number} side how many tiles make the width of the world
 * @param {number} x
 * @param {number} y
 * @returns {GroundLayers}
 */
function decoded(bytes, side, x, y) {
  /** @type {Map<string, GroundShape[]>} */
  const drawn = new Map(layerNames.map((name) => [name, []]));
  if (!bytes) return drawn;
  const { layers } = new VectorTile(new PbfReader(bytes));
  for (const name of sourceLayers) {
    const layer = layers[name];
    for (let at = 0; at < (layer?.length ?? 0); at += 1) {
      const feature = layer?.feature(at);
      const shape = feature && shapes[feature.type];
      const meaning = shape && meaningOf(name, shape, feature.properties);
      if (!meaning) continue;
      const lines = linesOf(feature, side, x, y);
      drawn.get(meaning.layer)?.push({
        kind: meaning.kind,
        name: meaning.words,
        street: String(feature.properties.addr_street ?? ''),
        tunnel: feature.properties.is_tunnel === true,
        lines,
        box: boxOf(lines.flat()),
      });
    }
  }
  drawn.set('name', streetNames(drawn.get('road') ?? []));
  return drawn;
}

/** @type {Readonly<Record<number, 'point' | 'line' | 'area'>>} */
const shapes = { 1: 'point', 2: 'line', 3: 'area' };

/**
 * @param {import('@mapbox/vector-tile').VectorTileFeature} feature
 * @param {number} side
 * @param {number} x
 * @param {number} y
 */
function linesOf(feature, side, x, y) {
  const unit = feature.extent * side;
  const [left, top] = [x / side, y / side];
  return feature
    .loadGeometry()
    .map((line) =>
      line.map((point) => /** @type {Point} */ ([left + point.x / unit, top + point.y / unit])),
    );
}

/**
 * A street's name is written along all of its pieces.
 * @param {readonly GroundShape[]} roads
 * @returns {GroundShape[]}
 */
function streetNames(roads) {
  /** @type {Map<string, GroundShape[]>} */
  const streets = new Map();
  const nameOf = commonSpelling(roads.map(({ name, lines }) => [name, lengthOf(lines)]));
  for (const road of roads) {
    if (road.name === '' || road.tunnel) continue;
    const named = { ...road, name: nameOf(road.name) };
    const key = `${named.kind} ${named.name}`;
    const street = streets.get(key);
    if (street) street.push(named);
    else streets.set(key, [named]);
  }
  return [...streets.values()].flatMap((pieces) => {
    const [first] = pieces;
    if (!first) return [];
    const lines = joinLines(pieces.flatMap((piece) => piece.lines));
    return [{ ...first, lines, box: boxOf(lines.flat()) }];
  });
}
