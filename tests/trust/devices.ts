import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test';
import { ensureChromium } from '../../scripts/browser.mjs';
import { ImportPage } from '../support/pages/import.page.ts';
import { ShellPage } from '../support/pages/shell.page.ts';
import { arriveWithToken } from '../support/pages/visitor.ts';
import { bearer, hear } from './asking.ts';
import { seatId, type Stage } from './stage.ts';
import { tallyOf, type Row } from './tally.ts';

/** A way in which a person leaves a device; it may return the page that is looked at afterwards. */
type End = (page: Page, token: string) => Promise<Page | void>;

const secret = 'zoe.martin@example.org';
const list = `Nom;E-mail\nZoé Martin;${secret}\n`;

/** What stays in a browser after each end: of an import under way, and of territories that it keeps. */
export async function searchDevices(stage: Stage): Promise<readonly Row[]> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    return [await searchImports(stage, browser), await searchPockets(stage, browser)];
  } finally {
    await browser.close();
  }
}

async function contextFor(
  { product }: Stage,
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fr-FR',
    ...options,
  });
  // The compiler that runs this file keeps the names of functions with it, in those for a page too.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

const openTab = async (context: BrowserContext, path: string) => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

async function post(stage: Stage, call: string, token: string, form: Record<string, string> = {}) {
  const { text } = await hear(`${stage.product.backendUrl}${call}`, {
    method: 'POST',
    headers: bearer(token),
    body: new URLSearchParams(form),
  });
  if (!text.includes('"success":true')) throw new Error(`${call}: ${text}`);
}

async function searchImports(stage: Stage, browser: Browser): Promise<Row> {
  const tally = tallyOf('devices', 'the file of an import, searched for after each end');
  const ends: Readonly<Record<string, End>> = {
    'the tab was closed': async (page) => {
      const context = page.context();
      await page.close({ runBeforeUnload: false });
      return openTab(context, '/aide');
    },
    'the session was ended elsewhere': async (page, token) => {
      await post(stage, '/user/connection/endall', token);
      return openTab(page.context(), '/login');
    },
    'somebody else signed in': async (page) => {
      const other = await page.context().newPage();
      await arriveWithToken(other, await stage.seat(3), '/u-my-account');
      await other.getByRole('heading', { level: 1 }).waitFor();
      return other;
    },
    'the reader signed out': async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto('/u-my-account');
      await new ShellPage(page).chooseOfPerson('ESSAI Rôle 2', 'Déconnexion');
      await page.waitForURL('**/login');
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    const context = await contextFor(stage, browser);
    const page = await context.newPage();
    const token = await stage.seat(2);
    await arriveWithToken(page, token, '/c-import');
    await new ImportPage(page).choose('liste.csv', list);
    await until(async () => (await stored(page)).includes('brouillons'), 'a draft');
    const after = (await end(page, token)) ?? page;
    tally.tried();
    if ((await stored(after)).includes(secret)) tally.through(`read after ${name}`);
    await context.close();
  }
  return tally.row();
}

async function searchPockets(stage: Stage, browser: Browser): Promise<Row> {
  const tally = tallyOf('devices', 'territories kept, looked at after each end');
  const user = String(seatId(5));
  const ends: Readonly<Record<string, (token: string) => Promise<unknown>>> = {
    'Déconnecter partout': (token) => post(stage, '/user/connection/endall', token),
    'a password given by a manager': async () =>
      post(stage, '/user/edit', await stage.seat(2), {
        user_id: user,
        login: 'ESSAI Rôle 5',
        email: '',
        role_id: '5',
        password: 'kayak-vert-77',
      }),
    'the removal of the account': async () => {
      await takeTerritories(stage, seatId(5));
      await post(stage, '/user/remove', await stage.seat(2), { user_id: user });
    },
  };
  for (const [name, end] of Object.entries(ends)) {
    const token = await stage.seat(5);
    const number = await giveTerritory(stage, seatId(5));
    const context = await contextFor(stage, browser, { viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await arriveWithToken(page, token, '/t-my-exited');
    await page.getByRole('button', { name: 'Les garder' }).click();
    await until(async () => (await stored(page)).includes(number), 'a kept territory');
    await page.close();
    await end(token);
    const after = await openTab(context, '/poche');
    tally.tried();
    const gone = async () => !(await stored(after)).includes(number);
    await until(gone, 'an empty pocket').catch(() => tally.through(`kept after ${name}`));
    if (!(await after.getByText('Ce téléphone a été déconnecté').isVisible()))
      tally.lost(`nothing is said after ${name}`);
    await context.close();
  }
  return tally.row();
}

/** A territory that person has out, whoever had it; its number and name. */
async function giveTerritory({ database }: Stage, userId: number): Promise<string> {
  const row = await database.asTenant(1, (db) =>
    db.row<{ name: string }>(
      `with given as (
         update histories
         set user_id = $1
         where congregation_id = 1
           and id = (
             select h.id from histories h
             where h.congregation_id = 1 and h.return_date is null and h.user_id is distinct from $1
             order by h.id limit 1
           )
         returning territory_id
       )
       select 'T' || t.number || ' - ' || t.name as name
       from given
       join territories t on t.congregation_id = 1 and t.id = given.territory_id`,
      [userId],
    ),
  );
  if (!row) throw new Error('No territory is out.');
  return row.name;
}

/** Nobody who holds a territory can be removed. */
const takeTerritories = ({ database }: Stage, userId: number) =>
  database.asTenant(1, (db) =>
    db.rows(
      `update histories
       set return_date = current_date
       where congregation_id = 1 and user_id = $1 and return_date is null`,
      [userId],
    ),
  );

async function until(held: () => Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await held());)
    if (Date.now() > deadline) throw new Error(`No ${what}.`);
}

/** All that the browser stores for the site, as text, bytes and files in it too. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
    ].map((entry) => entry.join('='));
    const ended = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('unread')));
      });
    const read = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder().decode(value);
      if (typeof value !== 'object' || value === null) return String(value);
      return (await Promise.all(Object.values(value).map(read))).join(' ');
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await ended(database.transaction(store).objectStore(store).getAll());
        if (rows.length > 0) found.push(name, await read(rows));
      }
      database.close();
    }
    return found.join('\n');
  });
