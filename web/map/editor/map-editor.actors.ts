import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';
import { Failure } from '#machines/failure/failure.ts';
import type { SaveInput, Saved, StartPosition } from '#machines/map/map-editor.rules.ts';
import type { ChosenFile } from '#machines/map/map-import.rules.ts';
import type {
  EditableMap,
  ImportSpan,
  ImportTerritoryMapOutcome,
  Outcome,
} from '#schema/generated.ts';
import { ask } from '../../graphql/ask.ts';
import {
  globalMapEditQuery,
  importGlobalMapMutation,
  importTerritoryMapMutation,
  removeGlobalMapMutation,
  removeTerritoryMapMutation,
  saveGlobalMapMutation,
  saveTerritoryMapMutation,
  territoryMapQuery,
} from './map-editor.operations.ts';

const known = (map: EditableMap | null): EditableMap => {
  if (map === null) throw new Failure('BACKEND_BAD_RESPONSE');
  return map;
};

const sentFile = ({ file }: { readonly file: ChosenFile }): File => {
  if (!(file instanceof File)) throw new Failure('BACKEND_BAD_RESPONSE');
  return file;
};

const wire = ({ latitude, longitude, zoom, features, ...read }: SaveInput) => ({
  latitude,
  longitude,
  zoom,
  geojsonFeature: features,
  version: read.version,
  forceOverwrite: read.forceOverwrite,
});

const patience = 15_000;
const districtZoom = 15;

/** MAP-10: where the device is; refused or unknown, the world stays. */
const ownPosition = fromPromise<StartPosition>(
  (): Promise<StartPosition> =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) =>
          resolve({ latitude, longitude, zoom: districtZoom }),
        () => reject(new Failure('NETWORK')),
        { timeout: patience },
      );
    }),
);

export const territoryMapActors = (client: Client, territoryId: string) => ({
  ownPosition,
  editableMap: fromPromise<EditableMap>(async (): Promise<EditableMap> =>
    known((await ask(client, territoryMapQuery, { territoryId })).territoryMap),
  ),
  saveMap: fromPromise<Saved, SaveInput>(
    async ({ input }): Promise<Saved> =>
      (await ask(client, saveTerritoryMapMutation, { territoryId, ...wire(input) }))
        .saveTerritoryMap,
  ),
  removeMap: fromPromise<Outcome>(
    async (): Promise<Outcome> =>
      (await ask(client, removeTerritoryMapMutation, { territoryId })).removeTerritoryMap,
  ),
});

export const globalMapActors = (client: Client) => ({
  ownPosition,
  editableMap: fromPromise<EditableMap>(async (): Promise<EditableMap> =>
    known((await ask(client, globalMapEditQuery, {})).globalMapEdit),
  ),
  saveMap: fromPromise<Saved, SaveInput>(
    async ({ input }): Promise<Saved> =>
      (await ask(client, saveGlobalMapMutation, wire(input))).saveGlobalMap,
  ),
  removeMap: fromPromise<Outcome>(
    async (): Promise<Outcome> => (await ask(client, removeGlobalMapMutation, {})).removeGlobalMap,
  ),
});

interface Sending {
  readonly file: ChosenFile;
  readonly latitude: number;
  readonly longitude: number;
  readonly within: ImportSpan | null;
}

const convertFile = fromPromise<ChosenFile, { file: ChosenFile }>(
  async ({ input }): Promise<ChosenFile> => {
    const { asGeoJson } = await import('./convert-file.ts');
    return asGeoJson(sentFile(input));
  },
);

export const territoryImportActors = (client: Client, territoryId: string) => ({
  convertFile,
  importMap: fromPromise<ImportTerritoryMapOutcome | Outcome, Sending>(
    async ({ input }): Promise<ImportTerritoryMapOutcome> => {
      const { latitude, longitude, within } = input;
      const variables = {
        territoryId,
        geojsonFile: sentFile(input),
        latitude,
        longitude,
        within,
      };
      return (await ask(client, importTerritoryMapMutation, variables)).importTerritoryMap;
    },
  ),
});

export const globalImportActors = (client: Client) => ({
  convertFile,
  importMap: fromPromise<ImportTerritoryMapOutcome | Outcome, Sending>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, importGlobalMapMutation, { geojsonFile: sentFile(input) }))
        .importGlobalMap,
  ),
});
