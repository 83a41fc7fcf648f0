import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';
import { Failure } from '#machines/parts/failure/failure.ts';
import { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import { unsavedDraft } from '#machines/map/map-draft.rules.ts';
import type { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import type { SaveInput, StartPosition } from '#machines/map/map-editor.rules.ts';
import { mapImportMachine } from '#machines/map/map-import.machine.ts';
import type { ChosenFile, ConvertedFile, FileRead } from '#machines/map/map-import.rules.ts';
import { deviceKey } from '../../parts/device/device-key.ts';
import { type ActorsOf, asksWith } from '../../parts/graphql/asks.ts';
import { dropDraft, orWarn, readDraft, writeDraft } from '../../parts/storage/drafts.ts';
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

/** The drawing asks nobody, and runs as it is. */
export type EditorActors = (
  client: Client,
) => Omit<ReturnType<ActorsOf<typeof mapEditorMachine>>, 'drawing'>;
type ImportActors = ActorsOf<typeof mapImportMachine>;

const sentFile = (file: ChosenFile): File => {
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

/** Where the device is; refused or unknown, the world stays (MAP-10). */
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

/** The draft of one map, by the key of what is drawn. */
const draftOf = (client: Client, key: string) => {
  const giveKey = () => deviceKey(client);
  return mapDraftMachine.provide({
    actors: {
      readDraft: fromPromise(async ({ input: { known } }) =>
        unsavedDraft(await orWarn(readDraft(giveKey, key)), known),
      ),
      writeDraft: fromPromise(async ({ input }) => {
        if (input.draft) await orWarn(writeDraft(giveKey, key, JSON.stringify(input.draft)));
      }),
      dropDraft: fromPromise<void>(() => orWarn(dropDraft(giveKey, key))),
    },
  });
};

const convertFile = fromPromise<ConvertedFile, FileRead>(async ({ input }) => {
  const { asGeoJson } = await import('./convert-file.ts');
  return asGeoJson(sentFile(input.file), input.reading);
});

const territoryImport =
  (territoryId: string): ImportActors =>
  (client) => ({
    convertFile,
    importMap: asksWith(client, importTerritoryMapMutation, ({ file, ...near }) => ({
      territoryId,
      geojsonFile: sentFile(file),
      ...near,
    })),
  });

const globalImport: ImportActors = (client) => ({
  convertFile,
  importMap: asksWith(client, importGlobalMapMutation, ({ file }) => ({
    geojsonFile: sentFile(file),
  })),
});

export const territoryMapActors =
  (territoryId: string): EditorActors =>
  (client) => ({
    ownPosition,
    editableMap: asksWith(client, territoryMapQuery, () => ({ territoryId })),
    saveMap: asksWith(client, saveTerritoryMapMutation, (input) => ({
      territoryId,
      ...wire(input),
    })),
    removeMap: asksWith(client, removeTerritoryMapMutation, () => ({ territoryId })),
    draft: draftOf(client, `territory|${territoryId}`),
    importing: mapImportMachine.provide({ actors: territoryImport(territoryId)(client) }),
  });

export const globalMapActors: EditorActors = (client) => ({
  ownPosition,
  editableMap: asksWith(client, globalMapEditQuery, () => ({})),
  saveMap: asksWith(client, saveGlobalMapMutation, wire),
  removeMap: asksWith(client, removeGlobalMapMutation, () => ({})),
  draft: draftOf(client, 'global'),
  importing: mapImportMachine.provide({ actors: globalImport(client) }),
});
