import type { FileTable } from '#machines/imports/import.rules.ts';
import type { Feature } from 'geojson';

import { imported } from '#engines/drawing/foreign-file.ts';

import { UnreadableFile } from './file-fault.ts';
import { mapHeads } from './headers.texts.ts';

/** Facts of a shape, as the properties of Territory Helper, NW Scheduler, My Maps and others give them. */
interface ShapeFacts {
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly note: string;
}

/** One row per territory of a map: shapes with the same number belong together. */
export function mapTable(fileName: string, json: string): FileTable {
  const features = featuresIn(json);
  const territories = new Map<string, { line: number; facts: ShapeFacts; shapes: Feature[] }>();
  const inFileName = numberIn(fileName.replace(/\.[^.]*$/u, ''));
  for (const [at, feature] of features.entries()) {
    const own = factsOf(feature.properties ?? {});
    const facts = own.number === '' && inFileName ? { ...own, ...inFileName } : own;
    const key = facts.number === '' ? `line ${at}` : facts.number;
    const known = territories.get(key);
    if (known) known.shapes.push(feature);
    else territories.set(key, { line: at + 1, facts, shapes: [feature] });
  }
  const rows = [...territories.values()].map(({ line, facts, shapes }) => ({
    line,
    cells: [facts.number, facts.name, facts.type, facts.note, mapOf(shapes)],
  }));
  if (rows.length === 0) throw new UnreadableFile('nothingDrawn');
  return { name: fileName, heads: Object.values(mapHeads), rows };
}

function featuresIn(json: string): readonly Feature[] {
  const read = parseMap(json);
  if (!isObject(read)) throw new UnreadableFile('invalidMap');
  const features: unknown = read['type'] === 'FeatureCollection' ? read['features'] : [read];
  if (!Array.isArray(features)) throw new UnreadableFile('invalidMap');
  return features.map((feature: unknown, at) => {
    if (!isFeature(feature)) throw new UnreadableFile('invalidMap', at + 1);
    return feature;
  });
}

function parseMap(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/u, ''));
  } catch {
    throw new UnreadableFile('invalidMap');
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFeature = (value: unknown): value is Feature =>
  isObject(value) &&
  value['type'] === 'Feature' &&
  (value['geometry'] === null || isObject(value['geometry']));

/** Shapes as the map editor stores them; where one cannot be converted, all are kept as they are, for the server to refuse. */
function mapOf(features: readonly Feature[]): string {
  const collection = JSON.stringify({ type: 'FeatureCollection', features });
  const map = imported(collection);
  return map === null ? collection : JSON.stringify(map);
}

type Properties = Readonly<Record<string, unknown>>;

function factsOf(properties: Properties): ShapeFacts {
  const first = (...names: readonly string[]) => firstText(properties, names);
  const name = first('name', 'Name');
  const own = numberIn(name);
  const number = first('TerritoryNumber', 'number', 'Number', 'numero') || (own?.number ?? '');
  const description = first('description', 'Description', 'Area', 'locality', 'nom');
  const called = own ? own.name || description : name || description;
  return {
    number,
    name: called === number ? description : called,
    type: '',
    note: first('TerritoryNotes', 'note', 'notes'),
  };
}

/** The first of these properties that holds a text or a number. */
function firstText(properties: Properties, names: readonly string[]): string {
  for (const name of names) {
    const value = properties[name];
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string' && value.trim() !== '') return withoutMarkup(value);
  }
  return '';
}

/** My Maps writes descriptions as HTML. */
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** 'T12 - Rue Grimaldi', '12', '12 Rue Grimaldi'. */
function numberIn(text: string): { readonly number: string; readonly name: string } | null {
  const [, number, name = ''] = /^T?\s*0*(\d{1,4})(?:[\s.:–-]+(.*))?$/iu.exec(text.trim()) ?? [];
  return number === undefined ? null : { number, name: name.trim() };
}
