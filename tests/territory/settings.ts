import { refusalError } from '../support/refusal-error.ts';
import type { SettingsEntries } from '#machines/territory/territory.rules.ts';
import type { EditedTerritory, TerritorySettings } from '#schema/generated.ts';

/** The settings of T7 - Rue Grimaldi, with a map, as a user with the right to edit receives them. */
export const settings = (facts: Partial<TerritorySettings> = {}): TerritorySettings => ({
  territoryId: '12',
  number: 7,
  name: 'Rue Grimaldi',
  typeId: '1',
  types: [
    { id: '1', longName: 'Habitations' },
    { id: '2', longName: 'Commerces' },
  ],
  gate: 40,
  noVisited: false,
  noVisitedFollows: false,
  note: 'Code 12',
  mapLink: 'http://localhost:4000/map/old',
  mapDrawn: true,
  enableDrawBtn: true,
  canEdit: true,
  version: '3',
  ...facts,
});

export const entered = (facts: Partial<SettingsEntries> = {}): SettingsEntries => ({
  name: 'Rue Grimaldi',
  typeId: '1',
  gate: '40',
  noVisited: false,
  note: 'Code 12',
  rebuildMapToken: false,
  ...facts,
});

export const notice = {
  text: 'Territoire enregistré.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};

export const edited: EditedTerritory = {
  __typename: 'EditedTerritory',
  mapLink: 'http://localhost:4000/map/new',
  enableDrawBtn: true,
  mapDrawn: true,
  version: '4',
  message: null,
  messageType: 'success',
  notice,
};

export const outdated = refusalError(
  'Marie a modifié ce territoire entre-temps.',
  'warning',
  'overwrite',
);

export const noType = refusalError('Ce type n’existe pas.');
