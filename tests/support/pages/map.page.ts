import { expect, type Locator, type Page } from 'playwright/test';
import type { MapFeatures } from '../../../schema/geojson.ts';

const closestFit = 18;

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Page model of a map; its canvas is found by its region (B-105). */
export class MapPage {
  readonly page: Page;
  readonly within: Page | Locator;

  /** Where the screen has several maps, `within` selects one. */
  constructor(page: Page, within: Page | Locator = page) {
    this.page = page;
    this.within = within;
  }

  readonly region = () => this.within.locator('[role=region][data-zoom]');
  readonly sketch = () => this.within.locator('canvas[data-pins]');
  readonly features = () => this.page.getByRole('list', { name: 'Éléments de la carte' });
  readonly labels = () => this.region().locator('[aria-hidden=true] > span');
  readonly popup = () => this.page.getByRole('dialog', { name: 'Parking' });
  readonly button = (name: string) => this.within.getByRole('button', { name, exact: true });
  readonly scale = () => this.page.getByRole('img', { name: /^Échelle/u });
  readonly attribution = () => this.region().getByRole('link', { name: /©/u });

  async seeMap(name: string | RegExp) {
    await expect(this.within.getByRole('region', { name })).toBeVisible();
    await expect(this.region()).toHaveAttribute('data-zoom', /\d/u);
  }

  /** Waits until the engine has drawn the map and its placeholder is gone. */
  async seePicture() {
    await expect(this.sketch()).toHaveCount(0);
  }

  async seeView(view: Place & { readonly zoom: number }) {
    await expect(this.region()).toHaveAttribute('data-lat', String(view.latitude));
    await expect(this.region()).toHaveAttribute('data-lng', String(view.longitude));
    await expect(this.region()).toHaveAttribute('data-zoom', String(view.zoom));
  }

  /** All areas lie in the window and take at least `share` of its width or height, or are as near as any. */
  async seeWhole({ features }: MapFeatures, share = 0.5) {
    const points = features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates.flat() : [],
    );
    const [longitudes, latitudes] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0));
    const cornerOf = (of: typeof Math.min) => ({
      longitude: of(...(longitudes ?? [])),
      latitude: of(...(latitudes ?? [])),
    });
    await expect(async () => {
      const box = await this.region().boundingBox();
      if (!box) throw new Error('The map is not on the screen');
      const southWest = await this.pixelOf(cornerOf(Math.min));
      const northEast = await this.pixelOf(cornerOf(Math.max));
      const [west, east] = [southWest.x - box.x, northEast.x - box.x];
      const [north, south] = [northEast.y - box.y, southWest.y - box.y];
      expect(Math.min(west, box.width - east, north, box.height - south)).toBeGreaterThan(0);
      const taken = Math.max((east - west) / box.width, (south - north) / box.height);
      if ((await this.zoom()) < closestFit) expect(taken).toBeGreaterThan(share);
    }).toPass();
  }

  async zoom() {
    return Number(await this.region().getAttribute('data-zoom'));
  }

  /** Presses a zoom button until it is disabled. */
  async zoomToTheEnd(name: 'Agrandir' | 'Réduire') {
    await expect(async () => {
      if (await this.button(name).isEnabled()) await this.button(name).click({ timeout: 1000 });
      expect(await this.button(name).isDisabled()).toBe(true);
    }).toPass({ timeout: 40_000 });
  }

  /** The screen position of a place. */
  async pixelOf({ longitude, latitude }: Place) {
    const { zoom, lat, lng } = await this.region().evaluate(({ dataset }) => ({
      zoom: dataset['zoom'],
      lat: dataset['lat'],
      lng: dataset['lng'],
    }));
    const box = await this.region().boundingBox();
    if (!box) throw new Error('The map is not on the screen');
    const world = 256 * 2 ** Number(zoom);
    const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
    const high = (degrees: number) =>
      Math.log((1 + sine(degrees)) / (1 - sine(degrees))) / (4 * Math.PI);
    return {
      x: box.x + box.width / 2 + ((longitude - Number(lng)) / 360) * world,
      y: box.y + box.height / 2 + (high(Number(lat)) - high(latitude)) * world,
    };
  }

  /** Clicks the middle of the pin whose tip is at the place. */
  async clickMarker(place: Place) {
    const { x, y } = await this.pixelOf(place);
    await this.page.mouse.click(x, y - 22);
  }

  /** The box of the pin whose tip is at the place. */
  async pinBox(place: Place): Promise<Box> {
    const { x, y } = await this.pixelOf(place);
    return { x: Math.round(x) - 16, y: Math.round(y) - 39, width: 32, height: 39 };
  }

  /** Counts the pixels of a colour in the pin whose tip is at the place. */
  async pinPixels(place: Place, colour: Colour) {
    return this.pixelsLike(colour, await this.pinBox(place));
  }

  readonly picture = () => this.page.screenshot({ type: 'png', scale: 'css' });

  /** Counts the pixels of about this colour on the screen, or in a part of it. */
  async pixelsLike(colour: Colour, within?: Box) {
    return this.pixelsIn(await this.picture(), colour, within);
  }

  /** The same in a screenshot. */
  async pixelsIn(picture: Buffer, colour: Colour, within?: Box) {
    return this.page.evaluate(
      async ([source, [red, green, blue], part]) => {
        const binary = Uint8Array.from(atob(source), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([binary], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('No canvas');
        context.drawImage(bitmap, 0, 0);
        const { x, y, width, height } = part ?? {
          x: 0,
          y: 0,
          width: bitmap.width,
          height: bitmap.height,
        };
        const { data } = context.getImageData(x, y, width, height);
        let found = 0;
        for (let at = 0; at < data.length; at += 4) {
          const off =
            Math.abs((data[at] ?? 0) - red) +
            Math.abs((data[at + 1] ?? 0) - green) +
            Math.abs((data[at + 2] ?? 0) - blue);
          if (off < 24) found += 1;
        }
        return found;
      },
      [picture.toString('base64'), colour, within ?? null] as const,
    );
  }
}
