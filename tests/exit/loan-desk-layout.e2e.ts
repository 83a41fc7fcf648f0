import { expect, test, type Locator, type Page } from 'playwright/test';
import { phone } from '../support/accessibility.ts';
import { LoanDeskPage } from '../support/pages/loan-desk.page.ts';
import { answerInstead, arrive } from '../support/pages/visitor.ts';

const manager = 'DEMO Gestionnaire';
const sentence = 'Le territoire est réservé pour un événement.';

const refusing = (page: Page, operation: string, field: string, forceOffered: string | null) =>
  answerInstead(page, operation, () => ({
    data: {
      [field]: { __typename: 'Refusal', message: sentence, severity: 'warning', forceOffered },
    },
  }));

// Other journeys take territories out at the same time, which the desk tells in an alert of its own.
const refusal = (screen: LoanDeskPage) => screen.alert().filter({ hasText: sentence });

/** Whether the middle of the element is what a finger there would touch. */
const onTop = (element: Locator) =>
  element.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (it.contains(hit) || hit.contains(it));
  });

const seen = async (element: Locator) => {
  await expect(element).toBeInViewport({ ratio: 0.99 });
  expect(await onTop(element)).toBe(true);
};

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return box;
};

async function open(page: Page, path: string) {
  await arrive(page, manager, path);
  const screen = new LoanDeskPage(page);
  await screen.seeList();
  return screen;
}

const desks = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
];

for (const viewport of [...desks, phone]) {
  const size = `${viewport.width}×${viewport.height}`;

  test(`a refused exit is in sight with what forces it, at ${size} [EXIT-21, GEN-05, OWN-27]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await refusing(page, 'ExitTerritories', 'exitTerritories', 'bookingOverwrite');
    const screen = await open(page, '/t-exit');
    await screen.row(/^T/u).nth(1).click();
    await screen.chooseUser('DEMO Ancien');
    await screen.save().click();
    for (const element of [refusal(screen), screen.force(), screen.save()]) await seen(element);
  });

  test(`a refused return is in sight, at ${size} [GEN-05, OWN-27]`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await refusing(page, 'ReturnTerritories', 'returnTerritories', null);
    const screen = await open(page, '/t-return');
    await screen.row(/^T/u).nth(1).click();
    await screen.button('Rentrer').click();
    await screen.answer('Voulez-vous renter ce territoire ?', 'Oui');
    await seen(refusal(screen));
    await seen(screen.button('Rentrer'));
  });
}

for (const viewport of desks) {
  test(`no entry of an exit lies under its button, the map comes after, and the list ends in sight, at ${viewport.width}×${viewport.height} [EXIT-09, EXIT-17, OWN-27]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const screen = await open(page, '/t-exit');
    for (const at of [0, 1, 2]) await screen.row(/^T/u).nth(at).click();
    const map = page.getByRole('region', { name: 'Carte des territoires choisis' });
    await expect(map).toBeVisible();
    const button = await boxOf(screen.save());
    for (const field of [screen.user(), screen.activity(), screen.releaseDate()]) {
      await seen(field);
      const { y, height } = await boxOf(field);
      expect(y + height).toBeLessThanOrEqual(button.y);
    }
    expect((await boxOf(map)).y).toBeGreaterThanOrEqual(button.y + button.height);
    const list = await boxOf(screen.rows());
    expect(list.y + list.height).toBeLessThanOrEqual(viewport.height);
  });
}
