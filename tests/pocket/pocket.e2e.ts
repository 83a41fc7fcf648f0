import { expect } from 'playwright/test';
import { aGround, sha256Of } from '../grounds/a-ground.ts';
import { expectAccessible, phone } from '../support/accessibility.ts';
import { arriveAt, signInAt, test } from '../support/own-product.ts';
import { arriveWithToken } from '../support/pages/visitor.ts';
import { PocketPage } from '../support/pages/pocket.page.ts';
import { workerInControl } from '../support/worker.ts';
import {
  aFullPocket,
  fromTheIcon,
  giveGround,
  heldBy,
  letReturn,
  post,
  publisher,
} from './pocket-journey.ts';

test.use({ serviceWorkers: 'allow', viewport: phone });
test.setTimeout(180_000);

const other = 'DEMO Proclamatrice';

test('in airplane mode, from the icon and without signing in, each territory opens with its map, and a street is ticked [OWN-103, OWN-101, OWN-152]', async ({
  page,
  own,
  context,
}) => {
  await arriveAt(page, own, publisher, '/t-my-exited');
  await expectAccessible(page);
  await new PocketPage(page).keep();
  await workerInControl(page);
  await expectAccessible(page);
  await page.close();

  await context.setOffline(true);
  const pocket = await fromTheIcon(context);
  await pocket.see();
  await expect(pocket.page).toHaveURL(/\/poche$/u);
  await expect(pocket.page.getByText(/^Hors ligne, à jour à \d\d:\d\d$/u)).toBeVisible();
  await expect(
    pocket.page.getByText(/^Prêt hors ligne ✓ à \d\d:\d\d, \d+\sko$/u).first(),
  ).toBeVisible();
  await expectAccessible(pocket.page);
  await pocket.page.getByText('Code QR').first().click();
  await expect(pocket.page.getByAltText(/^Code QR de/u).first()).toBeVisible();

  await pocket.page
    .getByRole('link', { name: /^Voir la carte/u })
    .first()
    .click();
  const map = pocket.page.getByRole('region', { name: /T\d+/u });
  await expect(map.locator('canvas').first()).toBeVisible();
  await expect(pocket.page.getByText('© OpenStreetMap')).toBeVisible();
  await expect(
    pocket.page.getByText(/^Le fond de carte ne se charge pas|^Plus loin/u),
  ).toBeHidden();
  await pocket.page.reload();
  await expect(map).toBeVisible();

  await pocket.page.getByRole('button', { name: /^Rues/u }).click();
  const street = pocket.page.getByRole('button', { name: /^Fait/u }).first();
  await street.click();
  await expect(street).toHaveAttribute('aria-pressed', 'true');
  await expect(pocket.page.getByText('1 coche attend le réseau.')).toBeVisible();
  await expectAccessible(pocket.page);
  await pocket.page.getByRole('button', { name: 'Fermer' }).click();
  await pocket.page.getByRole('link', { name: 'Retour' }).click();
  await pocket.see();
  await context.setOffline(false);
  await expect(pocket.queue().getByText(/^Noté\s: .+, fait\.$/u)).toBeVisible();
});

test('a return made without a network waits through a reload, and is sent once when the network is back [OWN-105, OWN-106]', async ({
  page,
  own,
  context,
}) => {
  await letReturn(own);
  await aFullPocket(page, own);
  await page.close();
  await context.setOffline(true);
  let pocket = await fromTheIcon(context, '/t-my-exited');
  await pocket.see();
  const name = await pocket.firstWith('Rentrer');
  await pocket.act('Rentrer', name);
  await expect(pocket.queue().getByText('Attend le réseau')).toBeVisible();
  await expectAccessible(pocket.page);
  await pocket.page.close();

  pocket = await fromTheIcon(context);
  await expect(pocket.queue()).toContainText(`Rentrer\u202F: ${name}`);
  await expect(pocket.card(name).getByRole('button')).toHaveCount(0);
  const before = await heldBy(own, publisher);
  expect(before.map((it) => it.number_name)).toContain(name);

  await context.setOffline(false);
  await expect(pocket.queue().getByText('Compté', { exact: true })).toBeVisible();
  await expect(pocket.queue()).toContainText('Rentrée enregistrée, à la date du');
  await expect(pocket.card(name)).toHaveCount(0);
  const after = await heldBy(own, publisher);
  expect(after.map((it) => it.number_name)).not.toContain(name);
  expect(after).toHaveLength(before.length - 1);
});

test('with the network cut in the middle of a return and between two acts, each counts once [OWN-105]', async ({
  page,
  own,
  context,
}) => {
  const pocket = await aFullPocket(page, own, other);
  await page.goto('/poche');
  await pocket.see();
  const acts = page.getByRole('button', {
    name: /^(?:Annoncer la rentrée|Rentrer|Un mois de plus)\s:/u,
  });
  await expect(acts.nth(1)).toBeVisible();
  const labels = [
    await acts.nth(0).getAttribute('aria-label'),
    await acts.nth(1).getAttribute('aria-label'),
  ];

  let sent = 0;
  await context.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('DoPocketAct')) return route.fallback();
    sent += 1;
    if (sent > 2) return route.fallback();
    // The server does it; its answer gets lost, once for each act.
    await route.fetch();
    return route.abort();
  });
  const name = labels[1]?.split(/\s:\s/u)[1] ?? '';
  await pocket.act('Un mois de plus', name);
  await expect(pocket.queue().getByText('Attend le réseau')).toBeVisible();
  await pocket.page.getByRole('button', { name: 'Envoyer maintenant' }).click();
  // The worker may have sent it too.
  await expect.poll(() => sent).toBeGreaterThan(1);
  await pocket.page.reload();
  await expect(pocket.queue().getByText('Compté', { exact: true })).toBeVisible();
  const asked = (await heldBy(own, other)).find((it) => it.number_name === name);
  expect(asked?.asked).toEqual(['month']);
  await context.unroute('**/graphql');
});

test('what a manager has done meanwhile is said plainly, with what is left to do [OWN-108]', async ({
  page,
  own,
  context,
}) => {
  const pocket = await aFullPocket(page, own);
  await context.setOffline(true);
  await page.goto('/poche');
  await pocket.see();
  const name = await pocket.firstWith('Un mois de plus');
  await pocket.act('Un mois de plus', name);
  await expect(pocket.queue().getByText('Attend le réseau')).toBeVisible();
  const held = (await heldBy(own, publisher)).find((it) => it.number_name === name);
  await post(own, '/history/reprieve', {
    territory_id: String(held?.territory_id),
    history_id: String(held?.history_id),
  });
  await context.setOffline(false);
  await expect(pocket.queue()).toContainText(
    /Prolongé entre-temps par un gestionnaire\s: à rentrer le/u,
  );
  await expectAccessible(page);
  await pocket
    .queue()
    .getByRole('button', { name: `Un mois de plus\u202F: ${name}`, exact: true })
    .click();
  await page.getByRole('button', { name: 'Oui' }).click();
  await expect(pocket.queue().getByText('Compté', { exact: true })).toBeVisible();
  const asked = (await heldBy(own, publisher)).find((it) => it.number_name === name);
  expect(asked?.asked).toEqual(['month']);
});

test('after sign-out nothing of the person is on the device, and the next one is asked [OWN-104]', async ({
  page,
  own,
}) => {
  const pocket = await aFullPocket(page, own);
  const held = await heldBy(own, publisher);
  const before = await pocket.everythingStored();
  expect(before).toContain(held[0]?.number_name);
  expect(before).not.toContain(publisher);

  await page.getByRole('button', { name: publisher }).click();
  await page.getByRole('link', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect.poll(() => pocket.everythingStored()).not.toContain(held[0]?.number_name);
  const after = await pocket.everythingStored();
  for (const { number_name, history_id } of held) {
    expect(after).not.toContain(number_name);
    expect(after).not.toContain(`"${history_id}"`);
  }
  expect(after).not.toMatch(/\bjwt\b|\bDEMO\b|pmtiles|"1-[\w-]{22}"/u);

  const { token = '' } = await signInAt(own, other);
  await arriveWithToken(page, token, '/t-my-exited');
  await expect(page.getByRole('button', { name: 'Les garder' })).toBeVisible();
});

test('two tabs share one queue: an act of one is sent once, and both show its receipt [OWN-105, OWN-107]', async ({
  page,
  own,
  context,
}) => {
  const first = await aFullPocket(page, own);
  await page.goto('/poche');
  await first.see();
  const second = await fromTheIcon(context, '/poche');
  await second.see();
  await context.setOffline(true);
  const button = second.page
    .getByRole('button', { name: /^(?:Annoncer la rentrée|Rentrer)\s:/u })
    .first();
  const [what = '', name = ''] = (await button.getAttribute('aria-label'))?.split(/\s:\s/u) ?? [];
  await second.act(what, name);
  for (const { queue } of [first, second])
    await expect(queue().getByText('Attend le réseau')).toBeVisible();
  await context.setOffline(false);
  for (const { queue } of [first, second])
    await expect(queue().getByText('Compté', { exact: true })).toHaveCount(1);
  const held = (await heldBy(own, publisher)).find((it) => it.number_name === name);
  expect(held === undefined || held.asked.filter((it) => it === 'returned').length === 1).toBe(
    true,
  );
});

test('the ground that the congregation was given is on the phone too, by the pieces around each territory [OWN-70, OWN-103]', async ({
  page,
  own,
  context,
}) => {
  const bytes = aGround({ name: 'Monaco', at: [7.405, 43.72], padding: 4_500_000 });
  const address = `/grounds/${sha256Of(bytes)}.pmtiles`;
  await giveGround(own, bytes, 'Côte d’Azur');
  await aFullPocket(page, own);
  await page.close();
  await context.setOffline(true);
  const pocket = await fromTheIcon(context);
  await pocket.see();
  const asked = (range: string) =>
    pocket.page.evaluate(
      async ([url, Range]) => {
        const answer = await fetch(url, { headers: { Range }, cache: 'no-store' }).catch(
          () => null,
        );
        return answer && [answer.status, (await answer.arrayBuffer()).byteLength];
      },
      [address, range] as const,
    );
  expect(await asked('bytes=0-16383')).toEqual([206, 16_384]);
  expect(await asked('bytes=4000000-4000100')).toBe(null);

  await pocket.page
    .getByRole('link', { name: /^Voir la carte/u })
    .first()
    .click();
  await expect(
    pocket.page.getByRole('link', { name: 'Côte d’Azur, © OpenStreetMap' }),
  ).toBeVisible();
  await expect(pocket.page.locator('canvas').first()).toBeVisible();
  await expect(
    pocket.page.getByText(/^Le fond de carte ne se charge pas|^Plus loin/u),
  ).toBeHidden();
});
