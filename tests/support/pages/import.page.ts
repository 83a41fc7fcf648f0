import type { Page } from 'playwright/test';
import { opened } from '../../../web/parts/storage/sealed.ts';

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

  /** What the device keeps of an import under way, opened as a session of its reader does. */
  async kept(backendUrl = process.env['PRODUCT_BACKEND_URL'] ?? '') {
    const sealed = await this.page.evaluate(async () => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'brouillons')) return null;
      const opening = indexedDB.open('brouillons');
      const ended = (request: IDBRequest) =>
        new Promise((resolve) => request.addEventListener('success', resolve));
      await ended(opening);
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      await ended(reading);
      opening.result.close();
      const [draft] = reading.result as { iv: Uint8Array; bytes: ArrayBuffer }[];
      const token = JSON.parse(sessionStorage.getItem('jwt') ?? '""') as string;
      return draft && { iv: [...draft.iv], bytes: [...new Uint8Array(draft.bytes)], token };
    });
    if (!sealed) return null;
    const answer = await fetch(`${backendUrl}/user/devicekey`, {
      headers: { Authorization: `Bearer ${sealed.token}` },
    });
    const { key } = (await answer.json()) as { key: string };
    const secret = await crypto.subtle.importKey(
      'raw',
      Buffer.from(key, 'base64url'),
      'AES-GCM',
      false,
      ['decrypt'],
    );
    const { iv, bytes } = sealed;
    const draft = await opened(secret, {
      iv: Uint8Array.from(iv),
      bytes: Uint8Array.from(bytes).buffer,
    });
    const { skipping, judged } = draft as { skipping: boolean; judged: boolean };
    return { skipping, judged };
  }
}

/** A map of My Maps with one territory. */
export const kml = (number: number, name: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>${number}</name><description>${name}</description><Polygon><outerBoundaryIs><LinearRing><coordinates>7.42,43.73 7.43,43.73 7.43,43.74 7.42,43.73</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Document></kml>`;
