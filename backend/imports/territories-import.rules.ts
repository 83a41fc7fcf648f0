import { isDeepStrictEqual } from 'node:util';
import { flag } from '../parts/http/fields.ts';
import { drawingOf, type DrawnFeature, type ImpossibleShape } from '#engines/geojson/drawing.ts';
import { jsonIn } from '#engines/geojson/json.ts';
import { mapUrl } from '../domain/territory/territory-creation.fields.ts';
import { addTerritory } from '../domain/territory/territory-creation.rules.ts';
import { territoryFields } from '../domain/territory/territory.fields.ts';
import {
  editTerritory,
  type ChangedField,
  type TerritorySettings,
} from '../domain/territory/territory.rules.ts';
import { readCell } from './cells.rules.ts';
import { territoryChanges } from './changes.rules.ts';
import { heldBack, type Register } from './held-back.rules.ts';
import {
  line,
  type ImportRequest,
  type ImportRow,
  type PlannedLine,
  type Reason,
} from './imports.rules.ts';
import { numberIn } from './territory-number.rules.ts';
import { nameOfType, typeOf, typeWords, type KnownType } from './type-words.rules.ts';
import { undecided, type NewNamed, type OtherMeaning, type Words } from './words.rules.ts';

export interface KnownTerritory extends TerritorySettings {
  readonly id: number;
  readonly number: number;
  readonly mapUrl: string | null;
  /** Places not to be visited set the flag, whatever the file says. */
  readonly hasPlaces: boolean;
  readonly map: { readonly token: string; readonly features: readonly DrawnFeature[] } | null;
  /** Who has it now; null while it is in. */
  readonly holder: string | null;
}

export interface TerritoriesFacts {
  readonly users: number;
  readonly types: readonly KnownType[];
  /** Those that the file names. */
  readonly territories: readonly KnownTerritory[];
  /** All of them. */
  readonly register: Register;
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
  { rows, choices, confirmed }: Pick<ImportRequest, 'rows' | 'choices' | 'confirmed'>,
): TerritoriesPlan {
  const types = typeWords(facts.types, rows, choices);
  const known = new Map(facts.territories.map((it) => [it.number, it]));
  const earlierBy = new Map<number, { readonly line: number; readonly name: string }>();
  const rulings = rows.map((row): Ruling => {
    const read = readTerritory({ facts, known, types }, row);
    if ('undecided' in read) {
      const unknown = { code: 'unknownType', values: { type: row.cells.type ?? '' } } as const;
      return undecided(row, row.cells.number ?? '', read.undecided, unknown);
    }
    if ('refused' in read) return line(row, 'refused', row.cells.number ?? '', read.refused);
    const earlier = earlierBy.get(read.number);
    if (earlier) {
      const values = { line: String(earlier.line), name: earlier.name };
      return line(row, 'doubtful', aboutOf(read), { code: 'numberTwice', values });
    }
    earlierBy.set(read.number, { line: row.line, name: read.name });
    const before = known.get(read.number);
    return before
      ? changed({ facts, known, types }, { before, row, read })
      : added(facts, row, read);
  });
  const held = heldBack(
    rulings.flatMap(({ change }) => change ?? []),
    facts.register,
  );
  const judged = rulings.map((ruling) => unlessHeld(ruling, held.get(ruling.line), confirmed));
  return {
    lines: judged.map(({ change: _, ...it }) => it),
    changes: judged.flatMap(({ change }) => change ?? []),
    words: [types],
    newTypes: types.created,
  };
}

const aboutOf = ({ number, name }: Pick<ReadTerritory, 'number' | 'name'>): string =>
  `T${number} - ${name}`;

/** A line that is held back has no change before it is confirmed. */
function unlessHeld(
  ruling: Ruling,
  held: readonly Reason[] | undefined,
  confirmed: ReadonlySet<number>,
): Ruling {
  if (!held) return ruling;
  if (confirmed.has(ruling.line)) return { ...ruling, held };
  const { change: _, ...planned } = ruling;
  return { ...planned, status: 'doubtful', held };
}

interface ReadTerritory extends Omit<TerritorySettings, 'name'> {
  readonly number: number;
  readonly name: string;
  /** The file gives a new territory no name. */
  readonly nameless: boolean;
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
  const number = numberIn(row);
  if ('fault' in number) return { refused: number.fault };
  const before = known.get(number.value);
  const given = row.cells.name === undefined ? null : readCell(row, 'name', territoryFields.name);
  if (given && 'fault' in given) return { refused: given.fault };
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
  const type = typeOf(facts.types, types, row);
  if (type && type.means !== 'known') return { undecided: type };
  return {
    number: number.value,
    name: given?.value ?? before?.name ?? String(number.value),
    nameless: !given && !before,
    typeId: type?.id ?? before?.typeId ?? usualType,
    gate: gate.value ?? before?.gate ?? null,
    noVisited:
      said === undefined || before?.hasPlaces ? (before?.noVisited ?? false) : flag.parse(said),
    note: note.value === '' ? (before?.note ?? '') : note.value,
    mapUrl: url.value ?? before?.mapUrl ?? null,
    drawing,
  };
}

function drawingIn({ cells }: ImportRow): ReadTerritory['drawing'] | { readonly refused: Reason } {
  if (cells.map === undefined) return null;
  const json = jsonIn(cells.map);
  const drawing = json ? drawingOf(json.parsed) : null;
  if (!drawing || drawing.refused === 'unreadable') return { refused: { code: 'invalidFile' } };
  if (drawing.refused) return { refused: faultIn(drawing) };
  return drawing.features.length === 0 ? { refused: { code: 'emptyMap' } } : drawing.features;
}

function faultIn({ shape, label, fault }: ImpossibleShape): Reason {
  const named = label === '' ? String(shape) : `${shape} («\u202F${label}\u202F»)`;
  if (!fault) return { code: 'shapeTooSmall', values: { shape: named } };
  const [longitude = 0, latitude = 0] = fault.at;
  const place = [latitude, longitude].map((degrees) => degrees.toFixed(5)).join(', ');
  return { code: faultCodes[fault.kind], values: { shape: named, place } };
}

const faultCodes = {
  crossing: 'shapeCrosses',
  touching: 'shapeTouches',
  holeOutside: 'shapeHoleOutside',
} as const;

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
  const about = aboutOf(read);
  const ruling = addTerritory({ users: facts.users, typeVisible: true, numberTaken: false });
  if (ruling.refused) return line(row, 'refused', about, { code: ruling.refused });
  return {
    ...line(row, 'created', about, saidOfNew(read)),
    change: { ...changeOf(row, read, null), fields: [], drawing: read.drawing, replacesMap: false },
  };
}

function saidOfNew({ drawing, nameless }: ReadTerritory): Reason | null {
  if (nameless) return { code: drawing ? 'withMapProvisionalName' : 'provisionalName' };
  return drawing ? { code: 'withMap' } : null;
}

interface KnownLine {
  readonly before: KnownTerritory;
  readonly row: ImportRow;
  readonly read: ReadTerritory;
}

function changed({ facts, types }: Ground, { before, row, read }: KnownLine): Ruling {
  const about = aboutOf(before);
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
    territory: { id: before.id, holder: before.holder },
    changes: territoryChanges({
      fields: [...edit.changed, ...(drawing ? (['map'] as const) : [])],
      before: { ...before, drawing: before.map?.features ?? null },
      after: { ...read, drawing },
      typeName: (id) => nameOfType(facts.types, types, id),
    }),
    change: { ...changeOf(row, read, before), fields: edit.changed, drawing, replacesMap },
  };
}

function changesIn(fields: readonly ChangedField[], drawn: boolean, replaced: boolean): Reason {
  const map = drawn ? [replaced ? 'mapReplaced' : 'mapDrawn'] : [];
  return { code: 'changes', values: { fields: [...fields, ...map].join(',') } };
}
