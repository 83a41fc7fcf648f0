import { expect, type Page } from 'playwright/test';

/** Page model of the shell. */
export class ShellPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly banner = () => this.page.getByRole('banner');
  readonly drawer = () => this.page.getByRole('navigation', { name: 'Menu principal' });
  readonly globalMapButton = () =>
    this.page.getByRole('button', {
      name: "Afficher les limites globales du territoire de l'assemblée",
    });

  async seeScreen(title: string | RegExp) {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Where bar and menu stand in the window, in whole pixels. */
  place() {
    return this.page.evaluate(() => {
      const edges = (selector: string) => {
        const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
        return { top: Math.ceil(top), bottom: Math.ceil(bottom) };
      };
      return { bar: edges('header'), menu: edges('header + * nav') };
    });
  }

  async seeTitles(titles: readonly string[]) {
    await expect(this.drawer().getByRole('link')).toHaveText([...titles]);
  }

  async toggleDrawer() {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
  }

  async choose(title: string) {
    await this.drawer().getByRole('link', { name: title }).click();
  }

  async chooseOfPerson(login: string, entry: string) {
    await this.banner().getByRole('button', { name: login }).click();
    await this.page.getByRole('link', { name: entry }).click();
  }
}
