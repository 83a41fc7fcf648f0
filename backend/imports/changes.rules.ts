import type { DrawnFeature } from '#engines/geojson/drawing.ts';
import type { ChangedField, TerritorySettings } from '../domain/territory/territory.rules.ts';
import { changeTexts } from './imports.texts.ts';

/** A value as the report shows it, before and after; null where there is none. */
export interface FieldChange {
  readonly field: ChangedField | 'map' | 'email' | 'role';
  readonly before: string | null;
  readonly after: string | null;
}

type Values = TerritorySettings & { readonly drawing: readonly DrawnFeature[] | null };

interface Changed {
  readonly fields: readonly (ChangedField | 'map')[];
  readonly before: Values;
  readonly after: Values;
  readonly typeName: (id: number) => string;
}

/** What changes of a territory, field by field (OWN-316). */
export const territoryChanges = ({
  fields,
  before,
  after,
  typeName,
}: Changed): readonly FieldChange[] =>
  fields.map((field) => ({
    field,
    before: shown(field, before, typeName),
    after: shown(field, after, typeName),
  }));

function shown(
  field: ChangedField | 'map',
  { name, typeId, gate, noVisited, note, drawing }: Values,
  typeName: Changed['typeName'],
): string | null {
  const values: Readonly<Record<typeof field, string | null>> = {
    name,
    type: typeName(typeId),
    gate: gate === null ? null : String(gate),
    noVisited: changeTexts[noVisited ? 'yes' : 'no'],
    note: note || null,
    map: drawing && shapesIn(drawing),
    mapLink: null,
  };
  return values[field];
}

/** '2 zones, 1 point'. */
function shapesIn(drawing: readonly DrawnFeature[]): string {
  const areas = drawing.filter(({ geometry }) => geometry.type === 'Polygon').length;
  return [changeTexts.areas(areas), changeTexts.points(drawing.length - areas)]
    .filter((words) => words !== '')
    .join(', ');
}
