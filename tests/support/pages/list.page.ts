import { expect, type Page } from 'playwright/test';

/** Page model of a list: a table on a desktop, cards on a phone. */
export class ListPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly table = () => this.page.getByRole('table');
  readonly rows = () => this.table().locator('tbody tr');
  readonly cards = () => this.page.getByRole('main').getByRole('listitem');
  readonly legend = () => this.page.getByRole('group', { name: 'Légende' });

  /** On a phone the legend is folded. */
  async openLegend() {
    await this.page.getByRole('main').getByText('Légende', { exact: true }).click();
  }

  /** The names of the rows, without the columns folded under them. */
  async names(rows = this.rows()): Promise<readonly string[]> {
    await expect(rows.first()).toBeVisible();
    return rows
      .getByRole('rowheader')
      .evaluateAll((cells) =>
        cells.map(
          (cell) => (cell.querySelector('[data-name]') ?? cell.firstChild)?.textContent ?? '',
        ),
      );
  }

  async search(words: string) {
    await this.page.getByLabel('Rechercher').fill(words);
  }

  /** Presses the heading of a column, and waits until the rows stand in its order. */
  async sortBy(column: string, order: 'ascending' | 'descending' = 'ascending') {
    await this.table().getByRole('button', { name: column }).click();
    await expect(this.table().getByRole('columnheader', { name: column })).toHaveAttribute(
      'aria-sort',
      order,
    );
  }

  async seeCount(count: string | RegExp) {
    await expect(
      this.page.getByRole('main').getByRole('status').filter({ hasText: count }),
    ).toBeVisible();
  }

  column(position: number) {
    return this.table().locator(`tbody tr > :nth-child(${position})`);
  }
}
