import {
  type Fault,
  firstFault,
  maxLength,
  plainCharacters,
  required,
} from '../fields/fields.rules.ts';
import type {
  EditTerritoryOutcome,
  MutationEditTerritoryArgs,
  TerritorySettings,
} from '#schema/generated.ts';
import {
  territoryGateMax,
  territoryNameMaxLength,
  territoryNoteMaxLength,
} from '#schema/limits.ts';

/** What a person says of a territory; the number of doors as it was typed. */
export interface TerritoryEntries {
  readonly name: string;
  readonly typeId: string;
  readonly gate: string;
  readonly noVisited: boolean;
  readonly note: string;
}

/** DET-10, DET-11. */
export const nameFault = (name: string): Fault | null =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(territoryNameMaxLength)]);

/** DET-12. */
export const typeFault = (typeId: string): Fault | null => required(typeId);

/** DET-13, B-57, B-109: empty where nobody counted. */
export const gateFault = (gate: string): Fault | null =>
  /^(?:\d{1,9})?$/u.test(gate.trim()) && Number(gate) <= territoryGateMax
    ? null
    : { code: 'number' };

/** DET-14. */
export const noteFault = (note: string): Fault | null =>
  firstFault(note.trim(), [plainCharacters, maxLength(territoryNoteMaxLength)]);

/** The number of doors as it is sent. */
export const gateOf = (gate: string): number | null =>
  gate.trim() === '' ? null : Number(gate.trim());

/** The form may be sent (DET-15). */
export const territoryFilled = ({ name, typeId, gate, note }: TerritoryEntries): boolean =>
  !nameFault(name) && !typeFault(typeId) && !gateFault(gate) && !noteFault(note);

/** What is entered on t-view. */
export interface SettingsEntries extends TerritoryEntries {
  readonly rebuildMapToken: boolean;
}

/** What the editor of the map says it has become. */
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

/** DET-16, B-71: only a map drawn here has a link of ours to rebuild. */
export const canRebuild = ({ mapLink, mapDrawn }: TerritorySettings): boolean =>
  mapLink !== null && mapDrawn;

/** What is sent; a tick that may not be made counts for nothing. */
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

/** The settings once they are saved (DET-21). */
export const savedSettings = (
  settings: TerritorySettings,
  { name, typeId, gate, noVisited, note }: MutationEditTerritoryArgs,
  answer: EditTerritoryOutcome,
): TerritorySettings =>
  'mapDrawn' in answer
    ? {
        ...settings,
        name,
        typeId,
        gate: gate ?? null,
        noVisited,
        note,
        mapLink: answer.mapLink,
        mapDrawn: answer.mapDrawn,
        enableDrawBtn: answer.enableDrawBtn,
        version: answer.version,
      }
    : settings;
