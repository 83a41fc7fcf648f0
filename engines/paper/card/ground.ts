import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { open, type FileHandle } from 'node:fs/promises';
import { PbfReader } from 'pbf';
import { openTiles } from '../../ground/tiles/unpack.ts';
import { commonSpelling } from '../../ground/spelling.ts';
import { meet } from './clip.ts';
import { layerNames, meaningOf, sourceLayers } from './ground-schema.ts';
import { joinLines, lengthOf } from './join-lines.ts';
import { boxOf, toWorld } from './projection.ts';
import type { Box, GroundLayers, GroundShape, Point } from './card-sheet.ts';

interface Ground {
  readonly credit: string;
  readonly layers: GroundLayers;
}

type Archive = NonNullable<Awaited<ReturnType<typeof openArchive>>>;

const mostTiles = 12;

/** Least recently used tiles are dropped first; cards of one town share them. */
const tiles = new Map<string, GroundLayers>();
const mostKept = 32;

/** Opens the vector tile archives. */
export function openGrounds(paths: readonly string[]) {
  let opened: Promise<readonly Archive[]> | undefined;
  const archives = () => {
    opened ??= Promise.all(paths.map(openArchive)).then((all) => all.filter((it) => it !== null));
    return opened;
  };
  return {
    /** Tiles around a place; null when no archive covers it or the archive is damaged. */
    async at({ x, y }: { x: number; y: number }, seen: Box): Promise<Ground | null> {
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

async function openArchive(path: string) {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    return await readArchive(path, file);
  } catch (error) {
    await file?.close();
    return withoutGround(path, error);
  }
}

/** A damaged archive is logged and ignored: a card without streets is better than none. */
function withoutGround(path: string, cause: unknown) {
  console.error(new Error(`The map tiles in ${path} cannot be read.`, { cause }));
  return null;
}

async function readArchive(path: string, file: FileHandle) {
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
    async tile(z: number, x: number, y: number) {
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

async function layersIn(archive: Archive, seen: Box): Promise<GroundLayers> {
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

function tilesOf(seen: Box, zoom: number) {
  const at = (part: number) => Math.floor(part * 2 ** zoom);
  const tiles: (readonly [number, number])[] = [];
  for (let x = at(seen.left); x <= at(seen.right); x += 1) {
    for (let y = at(seen.top); y <= at(seen.bottom); y += 1) {
      tiles.push([x, y]);
      if (tiles.length > mostTiles) return tiles;
    }
  }
  return tiles;
}

/** @param side how many tiles make the width of the world */
function decoded(bytes: ArrayBuffer | undefined, side: number, x: number, y: number): GroundLayers {
  const drawn = new Map<string, GroundShape[]>(layerNames.map((name) => [name, []]));
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

const shapes: Readonly<Record<number, 'point' | 'line' | 'area'>> = {
  1: 'point',
  2: 'line',
  3: 'area',
};

function linesOf(feature: VectorTileFeature, side: number, x: number, y: number) {
  const unit = feature.extent * side;
  const [left, top] = [x / side, y / side];
  return feature
    .loadGeometry()
    .map((line) => line.map((point): Point => [left + point.x / unit, top + point.y / unit]));
}

/** A street's name is written along all of its pieces. */
function streetNames(roads: readonly GroundShape[]): GroundShape[] {
  const streets = new Map<string, GroundShape[]>();
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
