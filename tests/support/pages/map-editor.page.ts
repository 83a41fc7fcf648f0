import { expect } from 'playwright/test';
import { callAs } from './loan-desk.page.ts';
import { MapPage } from './map.page.ts';
import { arrive, tokenOf } from './visitor.ts';

const manager = 'DEMO Gestionnaire';

/** A new territory without a map, which no other journey uses. */
export async function aTerritoryWithoutMap(number: number): Promise<string> {
  const form = { number: String(number), name: 'Essai de carte', type_id: '1', gate: '', note: '' };
  const added = await callAs(manager, '/territory/add', form);
  return String(added['territory_id']);
}

export const removeTerritory = (id: string) =>
  callAs('DEMO Responsable', '/territory/remove', { territory_id: id });

/** A zone to the upper left of the map's centre: 200 by 100 pixels at zoom 16. */
const zone = [
  [7.420_708, 43.735],
  [7.425, 43.735],
  [7.425, 43.736_55],
  [7.420_708, 43.736_55],
  [7.420_708, 43.735],
];

/** Replaces the map by one zone, or removes it. */
export async function setMap(territoryId: string, drawn: boolean) {
  await callAs(manager, '/map/remove/territory', { territory_id: territoryId });
  if (!drawn) return;
  await callAs(manager, '/map/save/territory', {
    territory_id: territoryId,
    zoom: '16',
    latlng: '43.735|7.425',
    geojson_feature: JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: 'polygon', desc: 'Rade' },
          geometry: { type: 'Polygon', coordinates: [zone] },
        },
      ],
    }),
  });
}

/** Page model of both map editors. */
export class MapEditorPage extends MapPage {
  override readonly region = () => this.page.getByRole('region', { name: 'Carte à dessiner' });
  override readonly features = () =>
    this.region().getByRole('list', { name: 'Éléments de la carte' });
  readonly tool = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly dialog = (name: string | RegExp) => this.page.getByRole('dialog', { name });
  readonly label = () => this.page.getByRole('textbox', { name: /^(?:Nom de la zone|Texte)/u });
  readonly shapes = () => this.features().getByRole('listitem');
  readonly told = (text: string) => this.page.getByText(text, { exact: true });

  /** Opens the editor from the page of a territory. */
  async openTerritory(id: string) {
    await arrive(this.page, manager, `/t-view/${id}`);
    await this.openEditor();
  }

  /** Of the territory whose page is open. */
  async openEditor() {
    await this.page.getByRole('button', { name: 'Modifier la fiche', exact: true }).click();
    await this.page.getByRole('button', { name: 'Dessiner la carte' }).click();
    await this.seeEditor();
  }

  async seeEditor() {
    await this.seeMap('Carte à dessiner');
    await expect(this.tool('Dessiner un polygone')).toBeEnabled();
  }

  /** The screen position of an offset in pixels from the map's centre. */
  async at(x: number, y: number) {
    const box = await this.region().boundingBox();
    if (!box) throw new Error('The map is not on the screen');
    return { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y };
  }

  async click(...points: readonly (readonly [x: number, y: number])[]) {
    for (const [dx, dy] of points) {
      const { x, y } = await this.at(dx, dy);
      await this.page.mouse.click(x, y);
    }
  }

  async tap(...points: readonly (readonly [x: number, y: number])[]) {
    for (const [dx, dy] of points) {
      const { x, y } = await this.at(dx, dy);
      await this.page.touchscreen.tap(x, y);
    }
  }

  /** The next warning, and how long it stays by the page's clock. */
  async warningLasts() {
    return this.page.evaluate(async () => {
      const warning = () =>
        [...document.querySelectorAll('[role=alert]')].find(({ textContent }) =>
          textContent?.includes('Forme impossible'),
        );
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!warning()) await frame();
      const text = warning()?.textContent;
      const from = performance.now();
      while (warning()) await frame();
      return { text, milliseconds: performance.now() - from };
    });
  }

  async press(key: string, times = 1) {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
  }

  async write(label: string) {
    await this.label().fill(label);
    await this.label().press('Enter');
    await expect(this.label()).toHaveCount(0);
  }

  /** Drags the map by pixels with this many fingers. */
  async swipe(fingers: 1 | 2, by: number) {
    const client = await this.page.context().newCDPSession(this.page);
    const { x, y } = await this.at(0, 60);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : Array.from({ length: fingers }, (_, id) => ({ x: x + id * 80, y: y - moved, id })),
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', (by * step) / 8);
    await touch('touchEnd', by);
  }
}

/** The map as the server stores it. */
export async function mapOf(territoryId: string) {
  const answer = await fetch(
    `${process.env['PRODUCT_BACKEND_URL'] ?? ''}/map/edit/territory/${territoryId}`,
    {
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Authorization: `Bearer ${await tokenOf(manager)}`,
      },
    },
  );
  return (await answer.json()) as {
    readonly latitude: number | null;
    readonly zoom: number | null;
    readonly geojson_feature: { readonly features: readonly object[] } | null;
    readonly start: { readonly latitude: number } | null;
  };
}
