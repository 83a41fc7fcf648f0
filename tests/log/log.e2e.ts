import { expect, test, type Page } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { ListPage } from '../support/pages/list.page.ts';
import { answerInstead, arrive, failingWith } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const nothing = 'Aucun résultat trouvé pour votre recherche';

test.use({ viewport: desk });

/** The newest of a hundred and twenty lines by two authors, every tenth a removal. */
const newestLines = (count: number) => ({
  data: {
    eventLogs: {
      __typename: 'EventLogs',
      message: null,
      messageType: 'error',
      total: 120,
      logs: Array.from({ length: count }, (_, at) => {
        const number = 120 - at;
        const day = String((number % 28) + 1).padStart(2, '0');
        const month = String(Math.floor(number / 28) + 1).padStart(2, '0');
        return {
          __typename: 'LogEntry',
          numberName: number % 7 === 0 ? null : `T${number} - Rue ${number}`,
          datetime: `2026-${month}-${day}T09:00:00.000Z`,
          datetimeHuman: `${day}/${month}/2026 10:00`,
          login: number % 2 === 0 ? 'Rémi Bâle' : 'Anne Cory',
          action: number % 10 === 0 ? 'Sortie annulée' : 'Sortie',
          cssClass: number % 10 === 0 ? 'row-danger' : '',
        };
      }),
    },
  },
});
const answerLines = (page: Page) => answerInstead(page, 'EventLogs', () => newestLines(120));

test('a manager walks from the menu into the log: fifty lines a page, by several columns, found without accents, kept in the address [LOG-01, LOG-02, LOG-03, LOG-04, LOG-05, LOG-06, B-92]', async ({
  page,
}) => {
  await answerLines(page);
  await arrive(page, manager, '/t-my-exited');
  await page.getByRole('navigation').getByRole('link', { name: 'Journaux' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Journaux d'événements");
  const list = new ListPage(page);
  await expect(list.table().getByRole('columnheader')).toHaveText([
    'Territoire',
    'Date',
    'Proclamateur',
    'Action',
  ]);
  await expect(list.rows()).toHaveCount(50);
  await expect(list.rows().first()).toContainText('T120 - Rue 120');
  await expect(list.rows().first()).toHaveClass(/row-danger/u);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Lignes 1 à 50');

  const header = list.table().getByRole('columnheader', { name: 'Date' });
  const top = async () => Math.round((await header.boundingBox())?.y ?? 0);
  const before = await top();
  await list.rows().last().scrollIntoViewIfNeeded();
  await expect(list.rows().last()).toBeInViewport();
  expect(await top()).toBe(before);

  const next = pages.getByRole('button', { name: 'Page suivante' });
  await next.click();
  await next.click();
  await expect(list.rows()).toHaveCount(20);
  await expect(list.rows().last()).toContainText('T1 - Rue 1');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/\/log\?page=3$/u);
  await expectAccessible(page);

  await list.sortBy('Proclamateur');
  await list.sortBy('Date');
  await expect(page).toHaveURL(/\/log\?tri=login%2Cdatetime$/u);
  await expect(list.rows().first()).toContainText('Anne Cory');
  await expect(list.rows().first()).toContainText('02/01/2026 10:00');
  await list.sortBy('Proclamateur', 'descending');
  await expect(list.rows().first()).toContainText('Rémi Bâle');
  await expect(list.rows().first()).toContainText('03/01/2026 10:00');

  await list.search('remi BALE annulee');
  await list.seeCount('12 sur 120 événements');
  await expect(list.rows().first()).toContainText('Sortie annulée');
  await expect(page).toHaveURL(/q=remi/u);
  await page.reload();
  await list.seeCount('12 sur 120 événements');
  await expect(list.table().getByRole('columnheader', { name: 'Proclamateur' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  await list.search('zzzz');
  await expect(page.getByText(nothing)).toBeVisible();
  await list.search('');
  await page.setViewportSize(phone);
  await expect(list.cards()).toHaveCount(50);
  await next.click();
  await expect(pages).toContainText('Lignes 51 à 100');
  await next.click();
  await expect(list.cards()).toHaveCount(20);
  await expectAccessible(page);
});

test('an empty log says so, a refused one why, and an elder has no way in [LOG-06, LOG-07, B-92]', async ({
  page,
}) => {
  await answerInstead(page, 'EventLogs', (answer) => {
    const { eventLogs } = answer.data as { eventLogs: object };
    return { data: { eventLogs: { ...eventLogs, logs: [], total: 0 } } };
  });
  await arrive(page, manager, '/log');
  await expect(page.getByText(nothing)).toBeVisible();

  await answerInstead(page, 'EventLogs', () =>
    failingWith('eventLogs', 'REFUSED', 'Les journaux dorment.', 'warning'),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Les journaux dorment.');

  await page.unrouteAll();
  await arrive(page, 'DEMO Ancien', '/t-exited');
  await new ListPage(page).seeCount('territoires');
  await expect(page.getByRole('link', { name: 'Journaux' })).toHaveCount(0);
  await page.goto('/log');
  await expect(page.getByRole('alert')).toContainText(
    'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
  );
});
