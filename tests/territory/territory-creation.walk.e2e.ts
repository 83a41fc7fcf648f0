import { expect, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { CreationPage, removeTerritory } from '../support/pages/creation.page.ts';
import { arrive } from '../support/pages/visitor.ts';
import { comes, fails, type Hands, isRefused } from '../support/walk/table.ts';
import { walk } from '../support/walk/walk.ts';
import { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import type { CreationChoices } from '#machines/territory/territory-creation.rules.ts';

type At = Hands<CreationPage>;

const free = '9043';
const taken = '1';
/** The machine tells the two congregations apart by nothing but the day it begins on. */
const many = { today: '2026-03-15' };
const two = { today: '2026-03-16' };
const inOf =
  ({ today }: typeof many) =>
  (context: { readonly today: string }) =>
    context.today === today;

const choices = (numberOfUsers: number): CreationChoices => ({
  publishers: { users: [{ id: '5', login: 'Rôle 5' }], numberOfUsers },
  types: [{ id: '1', longName: 'Habitations', shortName: 'Hab.', congregationId: '0' }],
  activities: [{ id: '1', name: 'Porte à porte' }],
});

const creates = (number: string, toDraw = false) => ({
  event: {
    type: 'create',
    toDraw,
    number,
    name: 'Rue de l’essai',
    typeId: '1',
    gate: '',
    noVisited: false,
    mapUrl: '',
    note: '',
  },
  how: async ({ screen }: At) => {
    await screen.number().fill(number);
    await screen.name().fill('Rue de l’essai');
    await (toDraw ? screen.createToDraw() : screen.create()).click();
  },
});
const withNumber =
  (number: string) =>
  ({ form }: { readonly form: { readonly number: number } | null }) =>
    form?.number === Number(number);

test.use({ viewport: desk });

walk({
  machine: territoryCreationMachine,
  starts: {
    'a manager opens the screen': {
      input: many,
      open: async (page) => {
        await arrive(page, 'DEMO Gestionnaire', '/t-add');
        return new CreationPage(page);
      },
    },
    'a manager of a congregation of two opens it': {
      input: two,
      open: async (page) => {
        await arrive(page, 'DEMO Voisin', '/t-add', 2);
        return new CreationPage(page);
      },
    },
  },
  operations: { TerritoryCreation: 'publishers' },
  deeds: {
    'the publishers come': comes('publishers', choices(5), { when: inOf(many) }),
    'the two publishers come': comes('publishers', choices(2), { when: inOf(two) }),
    'the publishers fail to come': fails('publishers'),
    'tries again': {
      event: { type: 'retry' },
      how: ({ page }: At) => page.getByRole('button', { name: 'Réessayer' }).click(),
    },
    'creates one': creates(free),
    'creates one to draw it': creates(free, true),
    'creates one with a number that is taken': creates(taken),
    'creates another': {
      event: { type: 'another' },
      how: ({ screen }: At) => screen.another().click(),
    },
    'it is created': comes(
      'addTerritory',
      { __typename: 'TerritoryAdded', territoryId: '77', notice: null },
      { when: withNumber(free) },
    ),
    'it is refused': isRefused('addTerritory', { when: withNumber(taken) }),
  },
  shows: {
    countingUsers: async ({ screen, page }) => {
      await expect(page.getByText('Chargement…')).toBeVisible();
      await expect(screen.create()).toHaveCount(0);
    },
    failed: ({ screen }) =>
      expect(screen.alert()).toContainText('Problème de connexion au serveur.'),
    blocked: async ({ screen }) => {
      await expect(screen.alert()).toContainText("Il n'y a pas assez de proclamateurs");
      await expect(screen.create()).toHaveCount(0);
    },
    describing: async ({ screen }, { problem }) => {
      await expect(screen.step()).toContainText("Création d'un territoire");
      await expect(screen.create()).toBeVisible();
      await expect(screen.alert()).toHaveCount(problem === null ? 0 : 1);
    },
    creating: ({ screen }) => expect(screen.create()).toHaveAttribute('aria-busy', 'true'),
    drawing: ({ page }) =>
      expect(page.getByRole('dialog', { name: `T${free} - Rue de l’essai` })).toBeVisible(),
    recordingPast: async ({ screen }) => {
      await expect(screen.step()).toContainText("Saisie de l'historique du territoire");
      await expect(screen.past()).toContainText(`T${free} - Rue de l’essai`);
    },
  },
  undone: {
    'changed.elsewhere':
      'the third publisher would have to come into a congregation that all journeys share',
  },
  tidy: () => removeTerritory(Number(free)),
});
