import { expect, type Page } from 'playwright/test';

/** A key is made, chosen in the browser's dialog, or offered in the name field. */
type Ceremony = 'make' | 'choose' | 'offer';

type Held = typeof globalThis & { heldDevice: Record<Ceremony, (() => void)[]> };

/** Holds back what a page asks of the authenticator, so that states that wait for it can be looked at. */
export class HeldDevice {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<HeldDevice> {
    await page.addInitScript(hold);
    return new HeldDevice(page);
  }

  /** Lets the last of these be answered. */
  async answer(ceremony: Ceremony) {
    const waiting = () =>
      this.#page.evaluate((it) => (globalThis as Held).heldDevice[it].length, ceremony);
    await expect.poll(waiting, { message: `the page asks to ${ceremony} a key` }).not.toBe(0);
    await this.#page.evaluate((it) => (globalThis as Held).heldDevice[it].pop()?.(), ceremony);
  }
}

function hold() {
  const heldDevice: Held['heldDevice'] = { make: [], choose: [], offer: [] };
  Object.assign(globalThis, { heldDevice });
  const until = (ceremony: Ceremony) =>
    new Promise<void>((resolve) => {
      heldDevice[ceremony].push(resolve);
    });
  const device = navigator.credentials;
  const make = device.create.bind(device);
  const find = device.get.bind(device);
  device.create = async (options) => {
    await until('make');
    return make(options);
  };
  device.get = async (options) => {
    await until(options?.mediation === 'conditional' ? 'offer' : 'choose');
    return find(options);
  };
}
