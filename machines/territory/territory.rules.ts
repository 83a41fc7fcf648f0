import {
  type Fault,
  firstFault,
  maxLength,
  plainCharacters,
  required,
} from '../parts/fields/fields.rules.ts';
import type {
  EditedTerritory,
  MutationEditTerritoryArgs,
  TerritorySettings,
} from '#schema/generated.ts';
import {
  territoryGateMax,
  territoryNameMaxLength,
  territoryNoteMaxLength,
} from '#schema/limits.ts';

/** The form of a territory, as typed; the doors as text. */
export interface TerritoryEntries {
  readonly name: string;
  readonly typeId: string;
  readonly gate: string;
  readonly noVisited: boolean;
  readonly note: string;
}

/** Required, without special characters, within the length limit (DET-10, DET-11). */
export const nameFault = (name: string): Fault | null =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(territoryNameMaxLength)]);

/** Required (DET-12). */
export const typeFault = (typeId: string): Fault | null => required(typeId);

/** A whole number within the limit; empty where nobody counted the doors (DET-13, B-57, B-109). */
export const gateFault = (gate: string): Fault | null =>
  /^(?:\d{1,9})?$/u.test(gate.trim()) && Number(gate) <= territoryGateMax
    ? null
    : { code: 'number' };

/** Optional, without special characters, within the length limit (DET-14). */
export const noteFault = (note: string): Fault | null =>
  firstFault(note.trim(), [plainCharacters, maxLength(territoryNoteMaxLength)]);

/** The number of doors as sent. */
export const gateOf = (gate: string): number | null =>
  gate.trim() === '' ? null : Number(gate.trim());

/** The form may be sent (DET-15). */
export const territoryFilled = ({ name, typeId, gate, note }: TerritoryEntries): boolean =>
  !nameFault(name) && !typeFault(typeId) && !gateFault(gate) && !noteFault(note);

/** The form of t-view. */
export interface SettingsEntries extends TerritoryEntries {
  readonly rebuildMapToken: boolean;
}

/** The territory's map after a change in the map editor. */
export interface MapUpdate {
  readonly mapLink: string | null;
  readonly mapDrawn: boolean;
}

export const entriesOf = (settings: TerritorySettings): SettingsEntries => ({
  name: settings.name,
  typeId: settings.typeId,
  gate: settings.gate === null ? '' : String(settings.gate),
  noVisited: settings.noVisited,
  note: settings.note,
  rebuildMapToken: false,
});

/** Only a map drawn here has a link that can be rebuilt (DET-16, B-71). */
export const canRebuild = ({ mapLink, mapDrawn }: TerritorySettings): boolean =>
  mapLink !== null && mapDrawn;

/** The edit as sent; `rebuildMapToken` counts only where a link can be rebuilt. */
export const editOf = (
  settings: TerritorySettings,
  entered: SettingsEntries,
  forceOverwrite: boolean,
): MutationEditTerritoryArgs => ({
  territoryId: settings.territoryId,
  name: entered.name.trim(),
  typeId: entered.typeId,
  gate: gateOf(entered.gate),
  noVisited: entered.noVisited,
  note: entered.note.trim(),
  rebuildMapToken: entered.rebuildMapToken && canRebuild(settings),
  version: settings.version,
  forceOverwrite,
});

/** The settings after a save: the entries, and the map as answered (DET-21). */
export const savedSettings = (
  settings: TerritorySettings,
  { name, typeId, gate, noVisited, note }: MutationEditTerritoryArgs,
  { mapLink, mapDrawn, enableDrawBtn, version }: EditedTerritory,
): TerritorySettings => ({
  ...settings,
  name,
  typeId,
  gate: gate ?? null,
  noVisited,
  note,
  mapLink,
  mapDrawn,
  enableDrawBtn,
  version,
});
