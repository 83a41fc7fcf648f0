import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { phone } from '../support/accessibility.ts';
import { arrive } from '../support/pages/visitor.ts';

interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest = path.resolve(import.meta.dirname, '../../dist/web/.vite/manifest.json');

const readBuilt = async () =>
  JSON.parse(await readFile(manifest, 'utf8')) as Readonly<Record<string, Built>>;

function filesOf(built: Readonly<Record<string, Built>>, ...names: readonly string[]) {
  const files = new Set<string>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const { file, imports = [], css = [] } = built[name]!;
    if (!files.has(file)) left.push(...imports);
    for (const one of [file, ...css]) files.add(one);
  }
  return [...files];
}

test('what a phone opens first comes in few files, so that a slow line is waited for a few times only [OWN-162]', async () => {
  const built = await readBuilt();
  const counts = {
    signIn: filesOf(built, 'index.html', 'session/SignInScreen.tsx').length,
    myTerritories: filesOf(built, 'index.html', 'shell/ShellScreen.tsx', 'mine/MineScreen.tsx')
      .length,
    publicMap: filesOf(built, 'index.html', 'map/PublicMapScreen.tsx').length,
  };
  for (const [screen, count] of Object.entries(counts)) {
    expect(count, screen).toBeGreaterThan(2);
    expect(count, screen).toBeLessThanOrEqual(10);
  }
});

test('menus, dialogs, charts, antd and the engine of maps come after the first screens [OWN-353]', async () => {
  const built = await readBuilt();
  const later =
    /\/(?:AntdProvider|DrawerPanel|PersonEntries|PrintDialog|TrendChart|Palette|KeysDialog|MapCanvas|(?:ground|layers)-engine|sign-in|map)-.{8}\.(?:js|css)$/u;
  for (const screen of [
    'mine/MineScreen.tsx',
    'exited/ExitedScreen.tsx',
    'dashboard/DashboardScreen.tsx',
  ]) {
    const files = filesOf(built, 'index.html', 'shell/ShellScreen.tsx', screen);
    expect(files.length, screen).toBeGreaterThan(8);
    expect(
      files.filter((file) => later.test(file)),
      screen,
    ).toEqual([]);
  }
  // The names are those of the build.
  const all = Object.values(built).map(({ file }) => file);
  for (const name of [
    'AntdProvider',
    'DrawerPanel',
    'PersonEntries',
    'PrintDialog',
    'TrendChart',
    'ground-engine',
  ])
    expect(
      all.some((file) => file.startsWith(`assets/${name}-`)),
      name,
    ).toBe(true);
});

test('what the sign-in page loads by itself needs nothing of the shell [OWN-353]', async () => {
  const built = await readBuilt();
  const files = filesOf(
    built,
    'index.html',
    'session/SignInScreen.tsx',
    'passkeys/PasskeySignIn.tsx',
  );
  expect(files.some((file) => /\/sign-in-.{8}\.js$/u.test(file))).toBe(true);
  expect(files.filter((file) => /\/(?:shell|map)-.{8}\.(?:js|css)$/u.test(file))).toEqual([]);
});

test('my territories stand before any format of a language is made [OWN-413]', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const known = Object.getOwnPropertyDescriptors(Intl);
    for (const [name, { value }] of Object.entries(known)) {
      if (typeof value !== 'function' || !value.prototype) continue;
      const counting = new Proxy(value, {
        construct: (format, args, self) => {
          made.push(name);
          return Reflect.construct(format, args, self);
        },
      });
      Object.defineProperty(Intl, name, { value: counting, configurable: true, writable: true });
    }
    Object.assign(window, { made });
  });
  const made = () => page.evaluate(() => Reflect.get(window, 'made') as unknown);
  await page.setViewportSize(phone);
  await arrive(page, 'DEMO Proclamateur', '/t-my-exited');
  await expect(page.getByRole('link', { name: /Voir la carte/u }).first()).toBeVisible();
  expect(await made()).toEqual([]);
  await page.evaluate(() => new Intl.NumberFormat('fr-FR'));
  expect(await made()).toEqual(['NumberFormat']);
});
