import { isDeepStrictEqual } from 'node:util';
import { flag } from '../parts/http/fields.ts';
import { drawingOf, type DrawnFeature } from '#engines/geojson/drawing.ts';
import { jsonIn } from '#engines/geojson/json.ts';
import { mapUrl, territoryNumber } from '../domain/territory/territory-creation.fields.ts';
import { addTerritory } from '../domain/territory/territory-creation.rules.ts';
import { territoryFields } from '../domain/territory/territory.fields.ts';
import {
  editTerritory,
  type ChangedField,
  type TerritorySettings,
} from '../domain/territory/territory.rules.ts';
import { nameKey, readCell } from './cells.rules.ts';
import type { ImportChoice } from './imports.fields.ts';
import { line, type ImportRow, type PlannedLine, type Reason } from './imports.rules.ts';
import { newTypeName } from './new-names.rules.ts';
import {
  undecided,
  wordsIn,
  type Meaning,
  type NewNamed,
  type OtherMeaning,
  type Words,
} from './words.rules.ts';

export interface KnownTerritory extends TerritorySettings {
  readonly id: number;
  readonly number: number;
  readonly mapUrl: string | null;
  /** Places not to be visited set the flag, whatever the file says. */
  readonly hasPlaces: boolean;
  readonly map: { readonly token: string; readonly features: readonly DrawnFeature[] } | null;
}

export interface TerritoriesFacts {
  readonly users: number;
  readonly types: readonly {
    readonly id: number;
    readonly shortName: string;
    readonly longName: string;
  }[];
  readonly territories: readonly KnownTerritory[];
}

export interface TerritoryChange extends TerritorySettings {
  readonly line: number;
  /** Null for a new territory. */
  readonly before: KnownTerritory | null;
  readonly number: number;
  readonly mapUrl: string | null;
  /** Changed settings; empty when only the map changes or the territory is new. */
  readonly fields: readonly ChangedField[];
  /** The new map; null when it stays. */
  readonly drawing: readonly DrawnFeature[] | null;
  readonly replacesMap: boolean;
}

type Ruling = PlannedLine & { readonly change?: TerritoryChange };

export interface TerritoriesPlan {
  readonly lines: readonly PlannedLine[];
  readonly changes: readonly TerritoryChange[];
  readonly words: readonly Words[];
  /** Types to be created; a change has their id, below 0, as its type. */
  readonly newTypes: readonly NewNamed[];
}

/**
 * Plans the lines by the rules of adding and editing territories and of saving a map
 * (C2 TERRITORY ADD, C2 TERRITORY EDIT, C2 MAP).
 */
export function planTerritories(
  facts: TerritoriesFacts,
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): TerritoriesPlan {
  const types = typeWords(facts, rows, choices);
  const known = new Map(facts.territories.map((it) => [it.number, it]));
  const lineOf = new Map<number, number>();
  const rulings = rows.map((row): Ruling => {
    const read = readTerritory({ facts, known, types }, row);
    if ('undecided' in read) {
      const unknown = { code: 'unknownType', values: { type: row.cells.type ?? '' } } as const;
      return undecided(row, row.cells.number ?? '', read.undecided, unknown);
    }
    if ('refused' in read) return line(row, 'refused', row.cells.number ?? '', read.refused);
    const earlier = lineOf.get(read.number);
    if (earlier !== undefined) {
      const values = { line: String(earlier) };
      return line(row, 'doubtful', `T${read.number}`, { code: 'numberTwice', values });
    }
    lineOf.set(read.number, row.line);
    const before = known.get(read.number);
    return before ? changed(before, row, read) : added(facts, row, read);
  });
  return {
    lines: rulings.map(({ change: _, ...it }) => it),
    changes: rulings.flatMap(({ change }) => change ?? []),
    words: [types],
    newTypes: types.created,
  };
}

interface ReadTerritory extends Omit<TerritorySettings, 'name'> {
  readonly number: number;
  /** '' when the file gives none. */
  readonly name: string;
  readonly mapUrl: string | null;
  readonly drawing: readonly DrawnFeature[] | null;
}

const usualType = 1;

interface Ground {
  readonly facts: TerritoriesFacts;
  readonly known: ReadonlyMap<number, KnownTerritory>;
  readonly types: Words;
}

function readTerritory(
  { facts, known, types }: Ground,
  row: ImportRow,
): ReadTerritory | { readonly refused: Reason } | { readonly undecided: OtherMeaning } {
  const number = readCell(row, 'number', territoryNumber);
  if ('fault' in number) return { refused: number.fault };
  const before = known.get(number.value);
  const name =
    row.cells.name === undefined && before ? null : readCell(row, 'name', territoryFields.name);
  if (name && 'fault' in name) return { refused: name.fault };
  const gate = readCell(row, 'gate', territoryFields.gate);
  if ('fault' in gate) return { refused: gate.fault };
  const note = readCell(row, 'note', territoryFields.note);
  if ('fault' in note) return { refused: note.fault };
  const url = readCell(row, 'map_url', mapUrl);
  if ('fault' in url) return { refused: url.fault };
  const said = row.cells.no_visited;
  if (said !== undefined && said !== 'y' && said !== 'n') return { refused: { code: 'yesOrNo' } };
  const drawing = drawingIn(row);
  if (drawing && 'refused' in drawing) return drawing;
  const type = typeOf(facts, types, row);
  if (type && type.means !== 'known') return { undecided: type };
  return {
    number: number.value,
    name: name?.value ?? before?.name ?? '',
    typeId: type?.id ?? before?.typeId ?? usualType,
    gate: gate.value ?? before?.gate ?? null,
    noVisited:
      said === undefined || before?.hasPlaces ? (before?.noVisited ?? false) : flag.parse(said),
    note: note.value === '' ? (before?.note ?? '') : note.value,
    mapUrl: url.value ?? before?.mapUrl ?? null,
    drawing,
  };
}

const typeWords = (
  { types }: TerritoriesFacts,
  rows: readonly ImportRow[],
  choices: readonly ImportChoice[],
): Words =>
  wordsIn(
    rows.flatMap(({ line: at, cells: { type } }) =>
      type === undefined || typeNamed(types, type) ? [] : [{ line: at, word: type }],
    ),
    {
      field: 'type',
      options: types.map(({ id, longName: name, shortName }) => ({ id, name, shortName })),
      choices,
      newName: newTypeName,
    },
  );

/** Null for an empty cell. */
function typeOf({ types }: TerritoriesFacts, words: Words, { cells }: ImportRow): Meaning | null {
  if (cells.type === undefined) return null;
  const type = typeNamed(types, cells.type);
  return type ? { means: 'known', id: type.id } : words.meaningOf(cells.type);
}

function typeNamed(types: TerritoriesFacts['types'], word: string) {
  const wanted = nameKey(word);
  return (
    types.find(({ longName }) => nameKey(longName) === wanted) ??
    types.find(({ shortName }) => nameKey(shortName) === wanted)
  );
}

function drawingIn({ cells }: ImportRow): ReadTerritory['drawing'] | { readonly refused: Reason } {
  if (cells.map === undefined) return null;
  const json = jsonIn(cells.map);
  const drawing = json ? drawingOf(json.parsed) : null;
  if (!drawing || drawing.refused === 'unreadable') return { refused: { code: 'invalidFile' } };
  if (drawing.refused) return { refused: { code: 'impossibleShape' } };
  return drawing.features.length === 0 ? { refused: { code: 'emptyMap' } } : drawing.features;
}

const changeOf = (row: ImportRow, read: ReadTerritory, before: KnownTerritory | null) => ({
  line: row.line,
  before,
  number: read.number,
  name: read.name,
  typeId: read.typeId,
  gate: read.gate,
  noVisited: read.noVisited,
  note: read.note,
  mapUrl: read.mapUrl,
});

function added(facts: TerritoriesFacts, row: ImportRow, read: ReadTerritory): Ruling {
  const about = `T${read.number} - ${read.name}`;
  const ruling = addTerritory({ users: facts.users, typeVisible: true, numberTaken: false });
  if (ruling.refused) return line(row, 'refused', about, { code: ruling.refused });
  return {
    ...line(row, 'created', about, read.drawing ? { code: 'withMap' } : null),
    change: { ...changeOf(row, read, null), fields: [], drawing: read.drawing, replacesMap: false },
  };
}

function changed(before: KnownTerritory, row: ImportRow, read: ReadTerritory): Ruling {
  const about = `T${before.number} - ${before.name}`;
  if (read.mapUrl !== before.mapUrl) return line(row, 'doubtful', about, { code: 'mapUrlFixed' });
  const edit = editTerritory(
    { ...before, mapToken: before.map?.token ?? null, typeVisible: true, since: [] },
    { ...read, rebuildMapToken: false, forceOverwrite: false },
  );
  if (edit.refused) return line(row, 'refused', about, { code: 'unknownTerritory' });
  const drawing =
    read.drawing && !isDeepStrictEqual(read.drawing, before.map?.features) ? read.drawing : null;
  if (edit.changed.length === 0 && !drawing) return line(row, 'ignored', about, { code: 'same' });
  const replacesMap = drawing !== null && before.map !== null;
  return {
    ...line(row, 'updated', about, changesIn(edit.changed, drawing !== null, replacesMap)),
    change: { ...changeOf(row, read, before), fields: edit.changed, drawing, replacesMap },
  };
}

function changesIn(fields: readonly ChangedField[], drawn: boolean, replaced: boolean): Reason {
  const map = drawn ? [replaced ? 'mapReplaced' : 'mapDrawn'] : [];
  return { code: 'changes', values: { fields: [...fields, ...map].join(',') } };
}
