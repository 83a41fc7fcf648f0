import { kmlWithFolders } from '@tmcw/togeojson';

import type { MapRemark } from '#machines/parts/files/map-remark.ts';

import { parseXml } from '../html/trusted-types.ts';
import { decoded } from './decode-text.ts';
import { UnreadableFile } from './file-fault.ts';
import { soundCoordinates } from './kml-coordinates.ts';
import { soundKml } from './kml-text.ts';
import { documentsIn, type KmlDocument } from './kmz.ts';
import type { LooseShape } from './loose-shape.ts';
import { tableIn } from './plain-text.ts';

interface KmlMap {
  readonly shapes: readonly LooseShape[];
  readonly remarks: readonly MapRemark[];
}

/** The placemarks of a KML or KMZ, each with its folder; throws UnreadableFile. */
export function kmlMap(name: string, bytes: Uint8Array): KmlMap {
  const { documents, damaged } = documentsIn(name, bytes);
  const read = documents.map((document) => ofDocument(document, documents.length > 1));
  const links = read.reduce((sum, it) => sum + it.links, 0);
  const overlays = read.reduce((sum, it) => sum + it.overlays, 0);
  const unreadable = read.reduce((sum, it) => sum + it.unreadable, 0);
  const shapes = read.flatMap((it) => it.shapes);
  if (shapes.length === 0 && links > 0) throw new UnreadableFile('onlyLinks');
  const remarks: MapRemark[] = [];
  if (documents.length > 1) remarks.push({ code: 'files', count: documents.length });
  if (damaged.length > 0) remarks.push({ code: 'damagedFiles', names: damaged });
  if (links > 0) remarks.push({ code: 'links', count: links });
  if (unreadable > 0) remarks.push({ code: 'unreadableCoordinates', count: unreadable });
  if (overlays > 0) remarks.push({ code: 'overlays', count: overlays });
  return { shapes, remarks };
}

function ofDocument({ name, bytes }: KmlDocument, amongOthers: boolean) {
  const document = parsed(decoded(bytes));
  const links = document.getElementsByTagName('NetworkLink').length;
  const overlays = document.getElementsByTagName('GroundOverlay').length;
  const unreadable = mend(document);
  const file = name.split('/').at(-1) ?? name;
  const around = amongOthers ? file.replace(/\.kml$/iu, '') : '';
  return { links, overlays, unreadable, shapes: shapesIn(kmlWithFolders(document), around, file) };
}

function parsed(text: string): Document {
  if (/^\s*(?:<!DOCTYPE\s+html|<html\b)/iu.test(text)) throw new UnreadableFile('webPage');
  const document = parseXml(soundKml(text));
  const fault = document.querySelector('parsererror');
  if (fault) throw new UnreadableFile('brokenKml', lineIn(fault.textContent));
  return document;
}

/** Browsers say in which line XML ends to be XML, each in its words. */
function lineIn(message: string): number | undefined {
  const [, line] = /line(?: number)?:? (\d+)/iu.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** No shapes, and no properties that anybody imports. */
const aside = `NetworkLink GroundOverlay ScreenOverlay PhotoOverlay Region LookAt Camera
  Style StyleMap styleUrl visibility open Schema Snippet TimeSpan TimeStamp when`.split(/\s+/u);

const elements = (parent: Document | Element, name: string): readonly Element[] => [
  ...parent.getElementsByTagName(name),
];

/** Makes of a document what the converter understands; tells how many coordinates cannot be read. */
function mend(document: Document): number {
  for (const name of aside) for (const element of elements(document, name)) element.remove();
  let unreadable = 0;
  for (const element of elements(document, 'coordinates')) {
    const sound = soundCoordinates(element.textContent);
    if (sound === null) unreadable += 1;
    const ring = element.parentElement?.tagName === 'LinearRing';
    element.textContent = ring ? closedRing(sound ?? '') : (sound ?? '');
  }
  for (const polygon of elements(document, 'Polygon')) {
    // The converter takes the first ring for the outer one.
    const [outer] = elements(polygon, 'outerBoundaryIs');
    if (outer) polygon.prepend(outer);
  }
  for (const data of elements(document, 'Data')) {
    const [shown] = elements(data, 'displayName');
    const name = shown?.textContent.trim() ?? '';
    if (name !== '' && !/[$<]/u.test(name)) data.setAttribute('name', name);
  }
  return unreadable;
}

/** A ring ends where it begins, also where its last corner is left out. */
function closedRing(coordinates: string): string {
  const corners = coordinates.split(' ');
  const [first = ''] = corners;
  return corners.length < 3 || corners.at(-1) === first ? coordinates : `${coordinates} ${first}`;
}

type Tree = ReturnType<typeof kmlWithFolders>;
type Node = Tree['children'][number];

function shapesIn(tree: Tree, folder: string, file: string): readonly LooseShape[] {
  return tree.children.flatMap((child) => ofNode(child, folder, file));
}

function ofNode(node: Node, folder: string, file: string): readonly LooseShape[] {
  if (node.type === 'Feature')
    return [
      { geometry: node.geometry, properties: propertiesOf(node.properties ?? {}), folder, file },
    ];
  const { name } = node.meta;
  const own = typeof name === 'string' ? name.trim() : '';
  return node.children.flatMap((child) => ofNode(child, own || folder, file));
}

/** Name and description first; a table in the description is properties of its own. */
function propertiesOf(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { name, description, ...others } = properties;
  const table = typeof description === 'string' ? tableIn(description) : null;
  return { name, description: table?.rest ?? description, ...others, ...table?.properties };
}
