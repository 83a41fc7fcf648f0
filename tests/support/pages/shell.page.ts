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

  async seeScreen(title: string) {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
