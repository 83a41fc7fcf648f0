import type { FileTable } from '#machines/imports/import.rules.ts';
import type { Feature } from 'geojson';

import { imported } from '#machines/map/operations/foreign-file.ts';

import { UnreadableFile } from './file-fault.ts';
import { mapHeads } from './headers.texts.ts';

/** What Territory Helper, NW Scheduler, My Maps and others say of a shape. */
interface Spoken {
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly note: string;
}

/** A line for each territory of a map: its shapes together, with the number of the first (field-notes). */
export function mapTable(fileName: string, json: string): FileTable {
  const features = featuresIn(json);
  const territories = new Map<string, { line: number; spoken: Spoken; shapes: Feature[] }>();
  const named = numberIn(fileName.replace(/\.[^.]*$/u, ''));
  for (const [at, feature] of features.entries()) {
    const own = spokenOf(feature.properties ?? {});
    const spoken = own.number === '' && named ? { ...own, ...named } : own;
    const key = spoken.number === '' ? `line ${at}` : spoken.number;
    const known = territories.get(key);
    if (known) known.shapes.push(feature);
    else territories.set(key, { line: at + 1, spoken, shapes: [feature] });
  }
  const rows = [...territories.values()].map(({ line, spoken, shapes }) => ({
    line,
    cells: [spoken.number, spoken.name, spoken.type, spoken.note, drawn(shapes)],
  }));
  if (rows.length === 0) throw new UnreadableFile('nothingDrawn');
  return { name: fileName, heads: Object.values(mapHeads), rows };
}

function featuresIn(json: string): readonly Feature[] {
  const read = parsed(json);
  if (!isObject(read)) throw new UnreadableFile('invalidMap');
  const features: unknown = read['type'] === 'FeatureCollection' ? read['features'] : [read];
  if (!Array.isArray(features)) throw new UnreadableFile('invalidMap');
  return features.map((feature: unknown, at) => {
    if (!isFeature(feature)) throw new UnreadableFile('invalidMap', at + 1);
    return feature;
  });
}

function parsed(json: string): unknown {
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

/** Shapes of five kinds, as the map editor takes them; a shape that cannot be drawn goes as it is, to be refused. */
function drawn(features: readonly Feature[]): string {
  const collection = JSON.stringify({ type: 'FeatureCollection', features });
  const map = imported(collection);
  return map === null ? collection : JSON.stringify(map);
}

type Properties = Readonly<Record<string, unknown>>;

function spokenOf(properties: Properties): Spoken {
  const say = (...names: readonly string[]) => said(properties, names);
  const name = say('name', 'Name');
  const own = numberIn(name);
  const number = say('TerritoryNumber', 'number', 'Number', 'numero') || (own?.number ?? '');
  const description = say('description', 'Description', 'Area', 'locality', 'nom');
  const called = own ? own.name || description : name || description;
  return {
    number,
    name: called === number ? description : called,
    type: '',
    note: say('TerritoryNotes', 'note', 'notes'),
  };
}

function said(properties: Properties, names: readonly string[]): string {
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
