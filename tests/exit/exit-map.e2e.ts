import { expect, test } from 'playwright/test';
import { desk, expectAccessible, phone } from '../support/accessibility.ts';
import { callAs, LoanDeskPage } from '../support/pages/loan-desk.page.ts';
import { MapPage } from '../support/pages/map.page.ts';
import { arrive } from '../support/pages/visitor.ts';

const publisher = 'DEMO Proclamatrice';

for (const viewport of [phone, desk])
  test(`a publisher chooses on the map what he may take, and goes back to the list, at ${viewport.width} px [OWN-366]`, async ({
    page,
  }) => {
    const { territories } = await callAs(publisher, '/territory/exit/list', {});
    const [first] = territories;
    if (!first) throw new Error('The demo data offers nothing on line.');
    await page.setViewportSize(viewport);
    await arrive(page, publisher, '/t-exit');
    const screen = new LoanDeskPage(page);
    await screen.seeList();
    await screen.button('Voir sur la carte').click();

    const map = new MapPage(page);
    await map.seeMap('Carte des territoires à sortir');
    await expect(screen.search()).toHaveCount(0);
    await expect(map.features().getByRole('listitem')).toHaveCount(territories.length);
    await map.seePicture();
    const [number = ''] = first.number_name.split(' ');
    const label = await map
      .labels()
      .filter({ hasText: new RegExp(`^${number}$`, 'u') })
      .boundingBox();
    if (!label) throw new Error('Its number is not on the map.');
    await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2);
    await expect(screen.chosen()).toHaveAccessibleName(`Retirer ${first.number_name}`);
    await expect(screen.save()).toBeEnabled();
    await expectAccessible(page);

    await screen.button('Voir la liste').click();
    await expect(screen.row(first.number_name)).toHaveAttribute('aria-selected', 'true');
  });
