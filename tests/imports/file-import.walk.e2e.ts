import { expect, type Page, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { removeTerritory } from '../support/pages/creation.page.ts';
import { ImportPage, kml } from '../support/pages/import.page.ts';
import { callAs } from '../support/pages/loan-desk.page.ts';
import { aTerritoryWithoutMap, setMap } from '../support/pages/map-editor.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { done, failed } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { asks, saysNo, saysYes, seeNoQuestion } from '../support/walk/hands.ts';
import { atOnce, comes, fails, type Hands, isLost, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import * as events from './import-events.ts';
import { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import { readAsItIs } from '#machines/parts/files/map-remark.ts';
import type { ImportContext } from '#machines/imports/import.rules.ts';
import type { ImportReport } from '#schema/generated.ts';

const administrator = 'DEMO Responsable';
const [listed, worded, mapped, before] = [9711, 9712, 9713, 9714];
const files = {
  'liste.csv': `Num;Nom\n${listed};Rue des Essais\n`,
  'mots.csv': `Num;Nom;Type\n${worded};Rue des Mots;Gratte-ciel\n`,
  'carte.kml': kml(mapped, ''),
  'photo.png': 'x',
};
type Name = keyof typeof files;

/** A list of one territory was imported, and a territory has a map. */
async function open(page: Page): Promise<ImportPage> {
  const form = {
    kind: 'territories',
    file_name: 'avant.csv',
    columns: 'number,name',
    rows: JSON.stringify([{ line: 2, cells: [String(before), 'Rue d’avant'] }]),
    choices: '[]',
  };
  const { digest } = await callAs(administrator, '/import/check', form);
  await callAs(administrator, '/import/run', { ...form, digest: String(digest), skipped: '' });
  await setMap(await aTerritoryWithoutMap(mapped), true);
  await arrive(page, administrator, '/c-import');
  const screen = new ImportPage(page);
  await expect(screen.line('avant.csv').first()).toBeVisible();
  return screen;
}

/** As another manager does it. */
const addElsewhere = (number: number) =>
  callAs(administrator, '/territory/add', {
    number: String(number),
    name: 'Rue d’ailleurs',
    type_id: '1',
    gate: '',
    note: '',
  });

type At = Hands<ImportPage>;

const chosen = (name: Name) => ({
  event: { type: 'file.chosen', file: { name } },
  how: ({ screen }: At) => screen.choose(name, files[name]),
});
const reading = (name: Name) => ({
  when: ({ file }: Pick<ImportContext, 'file'>) => file?.name === name,
});
const reported = (name: Name, report: ImportReport) =>
  comes<ImportContext>('importReport', report, reading(name));

/** The same call under another name: the lines are judged anew. */
const judged = {
  comes: { ...comes('importReport', null), event: done('judgeAgain', events.withWord) },
  fails: { ...fails('importReport'), event: fails('judgeAgain').event },
};

const decides = (option: RegExp) => ({
  how: async ({ screen }: At) => {
    const word = screen.page.getByRole('combobox', { name: /Gratte-ciel/u });
    await word.click();
    await screen.page.getByRole('option', { name: option }).click();
  },
});

test.use({ viewport: desk });

walk({
  machine: fileImportMachine,
  starts: { 'an administrator opens the screen': { input: undefined, open } },
  deeds: {
    'chooses a list': chosen('liste.csv'),
    'chooses a list with an unknown word': chosen('mots.csv'),
    'chooses a map of what has one': chosen('carte.kml'),
    'chooses a photo': chosen('photo.png'),
    'the file is read': {
      ...atOnce(done('readFile', events.read)),
      when: ({ file }) => file?.name !== 'photo.png',
    },
    'it cannot be read': {
      ...atOnce(failed('readFile', refusalError(''))),
      ...reading('photo.png'),
    },
    'leaves on the way, comes back and goes on': {
      event: events.restored({
        reading: readAsItIs,
        kind: 'territories',
        targets: events.read.targets,
        sheet: 0,
        choices: [],
        skipping: false,
        judged: false,
      }),
      how: async ({ screen, page }: At) => {
        await screen.choose('liste.csv', files['liste.csv']);
        await expect.poll(() => screen.kept()).toEqual({ skipping: false, judged: false });
        page.once('dialog', (leaving) => leaving.accept());
        await page.reload();
        await page.getByRole('button', { name: 'Le reprendre' }).click();
      },
    },
    'says that the latitude stands first': {
      event: { ...events.reading, reading: { outlines: true, latitudeFirst: true, mending: null } },
      when: ({ file, reading: known }) =>
        file?.name === 'carte.kml' && known.latitudeFirst === null,
      how: ({ page }: At) => page.getByLabel('La latitude est écrite en premier').check(),
    },
    'takes them for people': {
      event: { ...events.sheet, sheet: 0, targets: [null, null] },
      when: ({ kind }) => kind === 'territories',
      how: async ({ page }: At) => {
        await page.getByLabel('Ce fichier contient').selectOption('Proclamateurs');
      },
    },
    'leaves a column out': {
      event: events.target(1, null),
      when: ({ targets }) => targets[1] !== null,
      how: async ({ page }: At) => {
        await page.getByLabel('« Nom » correspond à').selectOption('Non importée');
      },
    },
    checks: {
      event: events.check,
      when: ({ report }) => report === null,
      how: ({ screen }: At) => screen.check().click(),
    },
    'checks again': {
      event: { ...events.check },
      when: ({ report, problem }) => report !== null && problem !== null,
      how: ({ page }: At) => page.getByRole('button', { name: 'Refaire l’essai' }).click(),
    },
    'the report comes': reported('liste.csv', events.aReport()),
    'the report comes with its word': reported('mots.csv', events.withWord),
    'the report comes with its map': reported('carte.kml', events.aReport({ mapsReplaced: 1 })),
    'the report fails': fails('importReport'),
    'leaves the lines of the word aside': {
      event: events.decide({ take: 'left', id: null }),
      when: ({ report, choices }) => report === events.withWord && choices.length === 0,
      ...decides(/^Laisser ces lignes/u),
    },
    'lets the word be created': {
      event: events.decide({ take: 'created', id: null }),
      when: ({ choices }) => choices[0]?.take === 'left',
      ...decides(/^Créer/u),
    },
    'the lines are judged again': judged.comes,
    'they fail to be': judged.fails,
    'asks for all lines': {
      event: events.filter('all'),
      how: ({ page }: At) => page.getByRole('button', { name: /Toutes$/u }).click(),
    },
    'leaves out what is bad': {
      event: events.options(true),
      when: ({ report, skipping }) => report === events.withWord && !skipping,
      how: ({ page }: At) => page.getByLabel(/^Ne pas importer la ligne/u).check(),
    },
    'goes back': { event: events.back, how: ({ screen }: At) => screen.columns().click() },
    imports: { event: events.run, how: ({ screen }: At) => screen.run().click() },
    'they are imported': comes('runImport', events.imported),
    'another manager was faster, it is refused': {
      ...isRefused('runImport'),
      ...reading('liste.csv'),
      how: async ({ answers }: At) => {
        await addElsewhere(listed);
        await answers.come('runImport');
      },
    },
    'takes another file': {
      event: events.restart,
      how: ({ page }: At) =>
        page
          .getByRole('button', { name: /^(?:Autre fichier|Importer un autre fichier)$/u })
          .click(),
    },
    'undoes the import of before': {
      event: events.undo,
      when: ({ imported }) => imported === null,
      how: ({ page }: At) =>
        page
          .getByRole('button', { name: /^Annuler l’import de «\s*avant.csv/u })
          .first()
          .click(),
    },
    'undoes it': {
      event: { ...events.undo, importId: events.imported.importId },
      when: ({ imported }) => imported !== null,
      how: ({ page }: At) =>
        page.getByRole('button', { name: 'Annuler cet import', exact: true }).click(),
    },
    'it is undone': comes('undoImport', events.undone),
    'another manager has removed what it made, it is refused': {
      ...isRefused('undoImport'),
      when: ({ imported }) => imported === null,
      how: async ({ answers }: At) => {
        await removeTerritory(before);
        await answers.come('undoImport');
      },
    },
    'the request is lost': isLost('undoImport'),
    'says yes': { event: events.confirm, ...saysYes },
    'says no': { event: events.cancel, ...saysNo },
  },
  shows: {
    choosing: async (hands, { problem, undoProblem }) => {
      await seeNoQuestion(hands);
      await expect(hands.screen.file()).toBeEnabled();
      await expect(hands.screen.file()).toHaveAttribute('aria-invalid', String(problem !== null));
      await expect(hands.page.getByRole('main').getByRole('alert')).toHaveCount(
        undoProblem === null ? 0 : 1,
      );
    },
    reading: 'over before the browser draws: the file is on the device',
    mapping: async ({ page }, { file, problem }) => {
      await expect(
        page.getByRole('heading', { name: `Colonnes de «\u202F${file?.name}\u202F»` }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(problem ? 1 : 0);
    },
    checking: async ({ screen }, { report }) => {
      if (report === null) await expect(screen.check()).toHaveAttribute('aria-busy', 'true');
      else await expect(screen.columns()).toBeDisabled();
    },
    reporting: async (hands, { file, problem }) => {
      await seeNoQuestion(hands);
      await expect(
        hands.page.getByRole('heading', {
          name: `Rapport d’essai de «\u202F${file?.name}\u202F»`,
        }),
      ).toBeVisible();
      await expect(hands.screen.columns()).toBeEnabled();
      await expect(hands.page.getByRole('main').getByRole('alert')).toHaveCount(problem ? 1 : 0);
    },
    judging: async ({ screen, page }) => {
      await expect(screen.columns()).toBeDisabled();
      await expect(page.getByRole('combobox', { name: /Gratte-ciel/u })).toBeEnabled();
    },
    confirming: asks('Veux-tu importer ces lignes\u202F?'),
    confirmingMaps: asks('Voulez-vous écraser la carte existante ?'),
    importing: async (hands) => {
      await seeNoQuestion(hands);
      await expect(hands.screen.run()).toHaveAttribute('aria-busy', 'true');
    },
    done: async (hands) => {
      await seeNoQuestion(hands);
      await expect(hands.page.getByText(/L’import est fait/u)).toBeVisible();
    },
    confirmingUndo: asks('Veux-tu annuler cet import\u202F?'),
    undoing: async (hands) => {
      await seeNoQuestion(hands);
      await expect(
        hands.page.getByRole('button', { name: /^Annuler l’import de «\s*avant.csv/u }).first(),
      ).toBeDisabled();
    },
    leavingUndo: 'left as soon as it is entered',
  },
  undone: {
    'lines.confirmed': 'judges the lines as a decided word does; held-lines.e2e.ts does it',
  },
  tidy: async () => {
    for (const number of [listed, worded, mapped, before]) await removeTerritory(number);
  },
});
