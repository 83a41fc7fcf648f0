import { expect, type Page, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import {
  aTerritoryWithoutMap,
  MapEditorPage,
  removeTerritory,
  setMap,
} from '../support/pages/map-editor.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { done, failed } from '../support/play.ts';
import { asks, clicks, saysNo, saysYes } from '../support/walk/hands.ts';
import { atOnce, comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { aMap, drawn, features, imported, removed, saved } from './map-answers.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { type EditorContext, nothingDrawn } from '#machines/map/map-editor.rules.ts';

const place = { latitude: 43.735, longitude: 7.425, zoom: 16 };
const device = { latitude: 48.85, longitude: 2.35, zoom: 15 };
const importTitle = "Importation d'une carte au format GeoJson";
const geojson = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'parking', desc: 'Apporté' },
      geometry: { type: 'Point', coordinates: [7.425, 43.735] },
    },
  ],
});

/** The editor of a territory that only its walk touches; null for the limits of a congregation. */
class WalkedEditor extends MapEditorPage {
  readonly id: string | null;
  override readonly button = this.tool;
  readonly question = this.dialog;

  constructor(page: Page, id: string | null) {
    super(page);
    this.id = id;
  }
}

const open = (withMap: boolean) => async (page: Page) => {
  const id = await aTerritoryWithoutMap(9874);
  await setMap(id, withMap);
  await arrive(page, 'DEMO Gestionnaire', `/t-view/${id}`);
  await page.getByRole('button', { name: 'Modifier la fiche', exact: true }).click();
  await page.getByRole('button', { name: 'Dessiner la carte' }).click();
  return new WalkedEditor(page, id);
};

async function openLimits(page: Page) {
  await arrive(page, 'DEMO Voisin', '/c-setting', 2);
  await page.getByRole('button', { name: 'Cartes', exact: true }).click();
  await page.getByRole('button', { name: 'Dessiner les limites globales' }).click();
  return new WalkedEditor(page, null);
}

type At = Hands<WalkedEditor>;
type Started = Pick<EditorContext, 'global' | 'lastCoordinates'>;

/** The machine tells them apart by nothing but where the last map was. */
const territory = { global: false, lastCoordinates: null };
const emptyTerritory = { global: false, lastCoordinates: '16|43.7|7.4' };
const limits = { global: true, lastCoordinates: null };
const untold = { global: true, lastCoordinates: 'unreadable' };
const nowhere = { latitude: null, longitude: null, zoom: null };
const inOf =
  ({ global, lastCoordinates }: Started) =>
  (context: Started) =>
    context.global === global && context.lastCoordinates === lastCoordinates;
const withMap = (context: Started) => inOf(territory)(context);

async function seeReady({ screen }: At, { help, drawn: now, saved: before }: EditorContext) {
  if (help !== null) return expect(screen.dialog('Comment imprimer ?')).toBeVisible();
  await screen.seeEditor();
  await expect(screen.tool('Supprimer la carte')).toBeEnabled();
  await expect(
    screen.page.getByRole('img', { name: 'Modifications non enregistrées' }),
  ).toHaveCount(now === before ? 0 : 1);
}

test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });

walk({
  machine: mapEditorMachine,
  starts: {
    'a manager opens the map of a territory': { input: territory, open: open(true) },
    'a manager opens a map that is not drawn': { input: emptyTerritory, open: open(false) },
    'a manager opens limits that are nowhere': {
      input: limits,
      open: async (page) => {
        await page.context().grantPermissions(['geolocation']);
        await page.context().setGeolocation(device);
        return openLimits(page);
      },
    },
    'another does, whose device may not tell': { input: untold, open: openLimits },
  },
  operations: {
    TerritoryMap: 'editableMap',
    GlobalMapEdit: 'editableMap',
    SaveTerritoryMap: 'saveMap',
    RemoveTerritoryMap: 'removeMap',
  },
  deeds: {
    'the map comes': comes('editableMap', aMap({ geojsonFeature: features }), { when: withMap }),
    'an empty map comes': comes('editableMap', aMap(nowhere), {
      when: (context: Started) => !withMap(context),
    }),
    'the map fails to come': fails('editableMap'),
    'tries again': { event: { type: 'retry' }, ...clicks('Réessayer') },
    'the device says where it is': {
      event: done('ownPosition', device),
      when: inOf(limits),
      how: ({ screen }: At) =>
        expect
          .poll(async () => Number(await screen.region().getAttribute('data-lat')))
          .toBeCloseTo(device.latitude, 2),
    },
    'the device does not say it': {
      ...atOnce(failed('ownPosition', new Failure('NETWORK'))),
      when: inOf(untold),
    },
    'marks a parking': {
      event: drawn(nothingDrawn),
      when: (context) => withMap(context) && context.map !== null && context.drawn === features,
      how: async ({ screen }: At) => {
        await screen.tool('Indiquer un parking').click();
        await screen.click([150, 100]);
        await expect(screen.shapes()).toHaveCount(2);
      },
    },
    'asks how to print': {
      event: { type: 'help.opened', help: 'print' },
      when: ({ help }) => help === null,
      ...clicks('Comment imprimer ?'),
    },
    'closes the help': {
      event: { type: 'dialog.closed' },
      when: ({ help }) => help !== null,
      how: ({ page }: At) => page.keyboard.press('Escape'),
    },
    exports: {
      event: { type: 'export' },
      when: withMap,
      how: async ({ screen, page }: At) => {
        const download = page.waitForEvent('download');
        await screen.tool('Exporter en GeoJSON').click();
        await download;
      },
    },
    'exports what is empty': {
      event: { type: 'export' },
      when: inOf(emptyTerritory),
      ...clicks('Exporter en GeoJSON'),
    },
    'closes the warning': {
      event: { type: 'dialog.closed' },
      when: (_, state) => state === 'nothingToExport',
      how: ({ page }: At) => page.keyboard.press('Escape'),
    },
    saves: { event: { type: 'save', ...place }, when: withMap, ...clicks('Enregistrer la carte') },
    'it is saved': comes('saveMap', saved),
    'another manager was faster, it is refused': {
      ...isRefused('saveMap', { forceOffered: 'overwrite' }),
      how: async ({ screen, answers }: At) => {
        await setMap(screen.id ?? '', true);
        await answers.come('saveMap');
      },
    },
    'the server fails to save': fails('saveMap'),
    'takes over what is recorded': {
      event: { type: 'reread' },
      ...clicks('Revenir à la version enregistrée'),
    },
    'saves over it': {
      event: { type: 'overwrite' },
      ...clicks('Enregistrer ma saisie à la place'),
    },
    'goes on drawing': {
      event: { type: 'cancel' },
      when: (_, state) => state === 'outdated',
      ...clicks('Continuer à dessiner'),
    },
    deletes: { event: { type: 'remove' }, ...clicks('Supprimer la carte') },
    'says yes': {
      event: { type: 'confirm' },
      // The limits of a congregation that all journeys share stay.
      when: ({ global }) => !global,
      ...saysYes,
    },
    'says no': {
      event: { type: 'cancel' },
      when: (_, state) => state !== 'outdated',
      ...saysNo,
    },
    'it is deleted': comes('removeMap', removed),
    'the server fails to delete': fails('removeMap'),
    'brings a file': { event: { type: 'import' }, ...clicks('Importer un GeoJSON') },
    'brings none': {
      event: done('importing', null),
      how: ({ screen }: At) =>
        screen.dialog(importTitle).getByRole('button', { name: 'Annuler' }).click(),
    },
    'it is brought': {
      event: done('importing', imported),
      when: withMap,
      how: async (hands: At) => {
        await hands.page
          .getByLabel('Fichier')
          .setInputFiles({ name: 'a.geojson', mimeType: '', buffer: Buffer.from(geojson) });
        await hands.screen.tool('Importer').click();
        await saysYes.how(hands);
      },
    },
    quits: { event: { type: 'quit' }, ...clicks('Quitter sans enregistrer') },
  },
  shows: {
    loading: async ({ screen }, { map }) => {
      if (map === null) await expect(screen.told('Chargement de la carte…')).toBeVisible();
      else await expect(screen.tool('Supprimer la carte')).toBeDisabled();
    },
    failed: ({ page }) =>
      expect(page.getByRole('alert')).toContainText('Problème de connexion au serveur.'),
    arriving: 'left as soon as it is entered',
    'ready.settled': seeReady,
    'ready.locating': 'over before the browser draws: the device answers at once',
    'ready.importing': asks(importTitle),
    nothingToExport: ({ screen }) =>
      expect(screen.told('Aucune donnée à exporter !')).toBeVisible(),
    saving: ({ screen }) =>
      expect(screen.tool('Enregistrer la carte')).toHaveAttribute('aria-busy', 'true'),
    outdated: asks('Carte modifiée entre-temps'),
    confirmingTerritoryRemoval: asks('Voulez-vous supprimer cette carte ?'),
    confirmingGlobalRemoval: asks('Voulez-vous supprimer la carte ?'),
    removing: ({ screen }) => expect(screen.tool('Supprimer la carte')).toBeDisabled(),
    removed: 'left as soon as it is entered',
    closed: ({ screen }) => expect(screen.region()).toHaveCount(0),
  },
  undone: {
    'map.moved': 'nobody is as fast as a device that answers at once',
    'draft.restored': 'a page that is loaded anew begins another machine; a journey does it',
  },
  tidy: async ({ screen }) => {
    if (screen.id !== null) await removeTerritory(screen.id);
  },
});
