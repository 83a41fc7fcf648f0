import type { Page } from 'playwright/test';

/** Page model of c-import. */
export class ImportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  readonly file = () => this.page.getByLabel('Fichier', { exact: true });
  readonly check = () => this.page.getByRole('button', { name: 'Vérifier sans rien enregistrer' });
  readonly columns = () => this.page.getByRole('button', { name: 'Revoir les colonnes' });
  readonly run = () => this.page.getByRole('button', { name: 'Importer 1 ligne' });
  readonly question = (words: string) => this.page.getByRole('dialog', { name: words });
  readonly line = (words: string | RegExp) => this.page.getByRole('row').filter({ hasText: words });

  choose(name: string, text: string) {
    return this.file().setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  }

  /** What the device keeps of an import under way. */
  kept() {
    return this.page.evaluate(async () => {
      const opening = indexedDB.open('map-drafts');
      const ended = (request: IDBRequest) =>
        new Promise((resolve) => request.addEventListener('success', resolve));
      await ended(opening);
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      await ended(reading);
      opening.result.close();
      const [kept] = reading.result as { drawn: { skipping: boolean; judged: boolean } }[];
      return kept ? { skipping: kept.drawn.skipping, judged: kept.drawn.judged } : null;
    });
  }
}

/** A map of My Maps with one territory. */
export const kml = (number: number, name: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>${number}</name><description>${name}</description><Polygon><outerBoundaryIs><LinearRing><coordinates>7.42,43.73 7.43,43.73 7.43,43.74 7.42,43.73</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;
