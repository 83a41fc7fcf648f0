import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { buildRoom } from '../../scripts/machines/build-room.ts';
import { linkTextOf } from '../../scripts/machines/play/path.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { rounds } from '../support/rounds.ts';

let folder = '';
let room = '';
const faults: string[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'room-'));
  await buildRoom(folder, { runs: async () => ({ problem: null, all: false, byMachine: {} }) });
  room = pathToFileURL(path.join(folder, 'index.html')).href;
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test.beforeEach(async ({ page, context }) => {
  await context.setOffline(true);
  faults.length = 0;
  page.on('pageerror', ({ message }) => faults.push(message));
});
test.afterEach(() => expect(faults).toEqual([]));

const open = async (page: Page, address: string) => {
  await page.goto('about:blank');
  await page.goto(`${room}#/${address}`);
};
const fault = (page: Page) => page.locator('.fault');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('from a file, without a network, every machine is drawn and no page is wider than a phone [OWN-135]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '');
  await page.getByText(/^\d+ machines$/u).click();
  const links = page.getByRole('navigation', { name: 'Machines' }).getByRole('link');
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(50);
  // The layout of all takes half a minute on a busy machine.
  for (const name of names.slice(0, rounds(names.length, 12))) {
    await links.getByText(name, { exact: true }).click();
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, wider]).toEqual([name, 0]);
    await expect(page.getByText('This cannot be shown.')).toHaveCount(0);
  }
});

test('a machine is played on its picture, back and forth; who never answers is said [OWN-137]', async ({
  page,
}) => {
  await open(page, 'reprieve');
  const lit = page.locator('.state.lit .n');
  await expect(lit).toHaveText(['reprieve', 'quiet']);
  await press(page, 'ask');
  await expect(page.getByText('« Voulez-vous ajouter un sursis ? »')).toBeVisible();
  await press(page, 'confirm');
  await press(page, 'Never');
  await expect(page.getByText('The machine waits for ever.')).toBeVisible();
  await press(page, '← Back');
  await expect(lit).toHaveText(['reprieve', 'asking']);
  await press(page, 'Forth →');
  await expect(lit).toHaveText(['reprieve', 'doing']);
  await expectAccessible(page);
});

test('what throws, is unknown, of another version or cut off is said, never a blank page [OWN-137]', async ({
  page,
}) => {
  await open(page, 'vanished');
  await expect(fault(page)).toContainText('There is no machine “vanished” here.');
  await open(page, '%E0%A4%A');
  await expect(fault(page)).toContainText('There is no machine');
  await open(page, 'reprieve?path=abc');
  await expect(fault(page)).toContainText('holds no path that can be read');
  const older = linkTextOf({ input: undefined, moves: [{ event: { type: 'was.known' } }] });
  await open(page, `reprieve?path=${older}`);
  await expect(fault(page)).toContainText('reprieve knows no event "was.known"');
  await open(page, 'mapDrawing');
  await page.getByLabel('Context', { exact: true }).fill('{');
  await press(page, 'Change the context');
  await expect(fault(page)).toContainText('This is no JSON.');
  await page.getByLabel('Context', { exact: true }).fill('{}');
  await press(page, 'Change the context');
  await expect(
    page.locator('.forbidden').filter({ hasText: 'Unable to evaluate guard' }),
  ).not.toHaveCount(0);
  await expect(page.getByRole('group', { name: 'mapDrawing', exact: true })).toBeVisible();
});

test('a trace from a file shows who ran, what was sent and where all were, and is replayed; another version is said [OWN-141]', async ({
  page,
}) => {
  const file = (json: unknown) => ({
    name: 'trace.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(json)),
  });
  const subject = { territoryId: '12', historyId: '340' };
  const of = { actor: 'x:0', at: 5 };
  const is = (state: string) => ({
    ...of,
    kind: 'is',
    states: ['reprieve', `reprieve.${state}`],
    status: 'active',
  });
  const trace = {
    version: 1,
    page: '/t-exited',
    entries: [
      { ...of, kind: 'began', name: 'reprieve', parent: null, machine: 'reprieve', input: null },
      is('quiet'),
      { ...of, kind: 'got', from: null, event: { type: 'ask', subject } },
      is('asking'),
      { ...of, kind: 'got', from: null, event: { type: 'confirm' } },
      is('doing'),
    ],
  };
  await open(page, 'live');
  await expect(page.getByText('No page of the product is open.')).toBeVisible();
  const chooser = page.getByLabel('Open a trace');
  await chooser.setInputFiles(file({ ...trace, version: 7 }));
  await expect(fault(page)).toHaveText('This trace is of version 7; this room reads version 1.');
  await chooser.setInputFiles(file(trace));
  const actors = page.getByRole('region', { name: 'Actors' });
  await expect(actors).toContainText('doing');
  await expect(page.getByRole('region', { name: 'Sequence', exact: true })).toContainText(
    'confirm',
  );
  await press(page, '← Back');
  await expect(actors).toContainText('asking');
  await actors.getByRole('button', { name: 'replay' }).click();
  await expect(page.locator('.state.lit .n')).toHaveText(['reprieve', 'asking']);
});

test('the search finds states, events, guards and questions, and leads to them [OWN-137]', async ({
  page,
}) => {
  await open(page, '');
  const search = page.getByRole('searchbox', { name: 'Search machines' });
  const list = page.getByRole('navigation', { name: 'Machines' });
  await search.fill('voulez-vous ajouter');
  await list
    .getByRole('link', { name: 'Voulez-vous ajouter un sursis ? question' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'reprieve.asking' })).toBeVisible();
  await expect(page.locator('.state.chosen .n')).toHaveText('asking');
  await search.fill('exitfilled');
  await expect(list.getByRole('link', { name: 'exitFilled guard' }).first()).toBeVisible();
  await search.fill('nothing is called so');
  await expect(list.getByText('Nothing in any machine is called so.')).toBeVisible();
});

test('a picture starts whole where it can be read so, and is walked by keyboard [OWN-135, OWN-137]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'queue');
  const frame = page.getByRole('region', { name: 'Picture of queue' });
  await expect(frame).toBeVisible();
  const hidden = await frame.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ],
  );
  expect(hidden).toEqual([0, 0]);
  await open(page, 'reprieve');
  await page.getByRole('region', { name: 'Picture of reprieve' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'state reprieve.quiet' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('button', { name: 'transition ask of reprieve.quiet' }),
  ).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'state reprieve.asking' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'reprieve.asking' })).toBeVisible();
});

test('a trace of a hundred thousand events is walked; that it is too long to be replayed is said [OWN-141]', async ({
  page,
}) => {
  const of = { actor: 'x:0', at: 5 };
  const began = { ...of, kind: 'began', name: 'reprieve', parent: null, machine: 'reprieve' };
  const got = { ...of, kind: 'got', from: null, event: { type: 'cancel' } };
  const entries = [{ ...began, input: null }, ...Array.from({ length: 100_000 }, () => got)];
  const is = { ...of, kind: 'is', states: ['reprieve', 'reprieve.quiet'], status: 'active' };
  const buffer = Buffer.from(JSON.stringify({ version: 1, page: '/', entries: [...entries, is] }));
  await open(page, 'live');
  await page
    .getByLabel('Open a trace')
    .setInputFiles({ name: 'trace.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { name: 'Events (100000)' })).toBeVisible();
  await press(page, 'replay');
  await expect(fault(page)).toContainText('100000 events are too much for one path');
});

test('each committed picture is a file that a browser opens [OWN-138]', async ({ page }) => {
  const pictures = new URL('../../machines/pictures/', import.meta.url);
  const names = await readdir(pictures);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, pictures), 'utf8')));
  const broken = await page.evaluate(
    (all) =>
      all.map((text) => {
        const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
        return documentElement.querySelector('parsererror')?.textContent ?? null;
      }),
    texts,
  );
  expect(broken).toEqual(texts.map(() => null));
});

test('the built product holds not a byte of it [OWN-135]', async () => {
  const built = path.resolve(import.meta.dirname, '../../dist/web');
  const files = (await readdir(built, { recursive: true })).filter((name) =>
    /\.(?:js|html|css)$/u.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = await readFile(path.join(built, name), 'utf8');
    expect([name, /machine room|org\.eclipse\.elk|machine-facts/u.test(text)]).toEqual([
      name,
      false,
    ]);
  }
});
