import type { Feature, Geometry } from 'geojson';

import {
  impossibleShapes,
  mended,
  type FoundShape,
  type Mending,
} from '#engines/geojson/impossible-shapes.ts';
import { type MapReading, type MapRemark, readAsItIs } from '#machines/parts/files/map-remark.ts';

import { breath } from './breath.ts';
import { decoded, isZip } from './decode-text.ts';
import { UnreadableFile } from './file-fault.ts';
import { numberedFile } from './file-number.ts';
import { geometryOf, moved, type Pieces, piecesOf, positionsOf, swapped } from './geometry.ts';
import type { LooseShape } from './loose-shape.ts';
import { propertyText } from './plain-text.ts';
import { projected } from './projected.ts';
import { namingWords } from './naming-words.texts.ts';

/** A map of any program. */
export interface MapFile {
  readonly features: readonly MapShape[];
  readonly remarks: readonly MapRemark[];
}

/** A feature or placemark in WGS 84, longitude first, with the properties that it has in the file. */
export interface MapShape extends Feature<Geometry | null> {
  /** Its place in the file, from 1. */
  readonly line: number;
  /** What the folder around it is called; empty where there is none. */
  readonly folder: string;
  /** An area only because a closed line was taken for one. */
  readonly outline: boolean;
  /** The file's name, where it is the number of a territory; else empty. */
  readonly numberedFile: string;
}

/** Reads a GeoJSON, KML or KMZ, told apart by what is in it; throws UnreadableFile. */
export async function readMap(
  name: string,
  bytes: Uint8Array,
  reading: MapReading = readAsItIs,
): Promise<MapFile> {
  const { shapes, crs, remarks } = await loose(name, bytes);
  await breath();
  const flat = await projected(
    shapes.map(({ geometry }) => piecesOf(geometry)),
    crs,
  );
  const latitudeFirst = reading.latitudeFirst ?? onlySwapped(flat.pieces);
  const pieces = latitudeFirst ? flat.pieces.map((it) => moved(it, swapped)) : flat.pieces;
  const areas = areasIn(shapes, pieces);
  const ours = shapes.every(isOurs);
  const features = shapes.flatMap((shape, at) => {
    const own = pieces[at];
    if (!own) return [];
    const rings = reading.outlines ? own.closedLines.map((line) => [line]) : [];
    const geometry = geometryOf({ areas: [...own.areas, ...rings], points: own.points });
    if (geometry === null && hasLines(own)) return [];
    return [
      {
        type: 'Feature' as const,
        properties: { ...shape.properties },
        geometry,
        line: at + 1,
        folder: shape.folder,
        outline: own.areas.length === 0 && rings.length > 0,
        numberedFile: numberedFile(shape.file, areas.get(shape.file) ?? 0, ours) ?? '',
      },
    ];
  });
  if (features.every(({ geometry }) => geometry === null)) throw nothingDrawn(pieces, remarks);
  await breath();
  const closed = sum(pieces, ({ closedLines }) => closedLines.length);
  const open = sum(pieces, ({ openLines }) => openLines);
  const others = sum(pieces, (it) => it.areas.length + it.points.length);
  const found = impossibleShapes(features);
  return {
    features: reading.mending === null ? features : mended(features, reading.mending),
    remarks: [
      ...remarks,
      ...projectionRemark(flat.projection),
      ...(closed > 0
        ? [
            {
              code: 'closedLines' as const,
              count: closed,
              taken: reading.outlines,
              choice: others > 0,
            },
          ]
        : []),
      ...(open > 0 ? [{ code: 'linesLeftOut' as const, count: open }] : []),
      ...namedRemarks(shapes, pieces),
      ...impossibleRemark(found, features, reading.mending),
      { code: 'latitudeFirst', taken: latitudeFirst },
    ],
  };
}

/** Nothing but the kind and the label, as the map editor writes them. */
const isOurs = ({ properties }: LooseShape): boolean =>
  Object.keys(properties).length === 2 &&
  typeof properties['type'] === 'string' &&
  typeof properties['desc'] === 'string';

async function loose(name: string, bytes: Uint8Array) {
  if (isZip(bytes) || /^\s*</u.test(decoded(bytes.subarray(0, 400)))) {
    const { kmlMap } = await import('./kml-map.ts');
    return { ...kmlMap(name, bytes), crs: undefined };
  }
  const { geoJsonMap } = await import('./geojson-map.ts');
  return { ...geoJsonMap(name, bytes), remarks: [] };
}

function nothingDrawn(pieces: readonly Pieces[], remarks: readonly MapRemark[]): UnreadableFile {
  if (pieces.some(hasLines)) return new UnreadableFile('onlyLines');
  const unreadable = remarks.some(({ code }) => code === 'unreadableCoordinates');
  return new UnreadableFile(unreadable ? 'unreadableCoordinates' : 'nothingDrawn');
}

/** Every latitude lies beyond a pole, so that what stands second is the longitude. */
function onlySwapped(pieces: readonly Pieces[]): boolean {
  const positions = pieces.flatMap(positionsOf);
  return positions.length > 0 && positions.every(impossible);
}

const impossible = ([x = 0, y = 0]: readonly number[]): boolean =>
  Math.abs(y) > 90 && Math.abs(y) <= 180 && Math.abs(x) <= 90;

const hasLines = ({ closedLines, openLines }: Pieces): boolean =>
  closedLines.length + openLines > 0;

const sum = (pieces: readonly Pieces[], count: (it: Pieces) => number): number =>
  pieces.reduce((before, it) => before + count(it), 0);

/** How many areas each file of an archive has, whether closed lines are taken or not. */
function areasIn(shapes: readonly LooseShape[], pieces: readonly Pieces[]) {
  const areas = new Map<string, number>();
  for (const [at, { file }] of shapes.entries()) {
    const own = (pieces[at]?.areas.length ?? 0) + (pieces[at]?.closedLines.length ?? 0);
    areas.set(file, (areas.get(file) ?? 0) + own);
  }
  return areas;
}

const projectionRemark = (
  projection: { readonly name: string; readonly guessed: boolean } | null,
): readonly MapRemark[] =>
  projection
    ? [{ code: 'projected', projection: projection.name, guessed: projection.guessed }]
    : [];

/** Each shape is called as its other remarks call it. */
const impossibleRemark = (
  found: readonly FoundShape[],
  features: readonly MapShape[],
  mending: Mending | null,
): readonly MapRemark[] => {
  const shapes = found.flatMap((it) => {
    const feature = features[it.shape - 1];
    if (!feature) return [];
    const name = calledIn(feature.properties ?? {});
    return [{ ...it, shape: feature.line, label: name || it.label }];
  });
  return shapes.length > 0 ? [{ code: 'impossible', shapes, mending }] : [];
};

const isOutside = ([x = 0, y = 0]: readonly number[]): boolean =>
  Math.abs(x) > 180 || Math.abs(y) > 90;

/** Shapes that have nothing to draw, or lie beyond the earth, by what they are called. */
function namedRemarks(
  shapes: readonly LooseShape[],
  pieces: readonly Pieces[],
): readonly MapRemark[] {
  const called = (is: (own: Pieces) => boolean) =>
    shapes.flatMap((shape, at) => {
      const own = pieces[at];
      return own && is(own) ? [nameOf(shape, at)] : [];
    });
  const empty = called(
    (own) => own.broken > 0 || (positionsOf(own).length === 0 && own.openLines === 0),
  );
  const outside = called((own) => positionsOf(own).some(isOutside));
  return [
    ...(empty.length > 0 ? [{ code: 'withoutShape' as const, names: empty }] : []),
    ...(outside.length > 0 ? [{ code: 'outside' as const, names: outside }] : []),
  ];
}

const naming = new RegExp(`^(?:${namingWords.join('|')})$`, 'iu');

/** What a shape is called: by a property that names things, else by its place in the file. */
const nameOf = ({ properties }: LooseShape, at: number): string =>
  calledIn(properties) || `n°\u202F${at + 1}`;

function calledIn(properties: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(properties).flatMap(([head, value]) => {
    const text = propertyText(value);
    return naming.test(head) && text !== '' ? [text] : [];
  });
  return texts[0] ?? '';
}
