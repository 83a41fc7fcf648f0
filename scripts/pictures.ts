import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { startProduct, type Product } from '../tests/support/product.ts';
import { pictureSizes } from '../web/help/picture-sizes.ts';
import { allTopics } from '../web/help/topics/all-topics.ts';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './browser.mjs';
import { mark, toWebp } from './pictures/draw.ts';
import { readmeShots } from './pictures/readme-shots.ts';
import { shots, type Shot } from './pictures/shots.ts';
import { main, root } from './process.mjs';

// npm run pictures [-- name…]: makes the pictures of the help and of README.md from the demo data.

// The help loads one at a time, on a phone; README.md shows them at the size of a desk.
const sizes = {
  ...pictureSizes,
  wide: { width: 1440, height: 900 },
};
const scales = { phone: 1.5, desk: 1, wide: 1 };
const mostBytes = { phone: 40 * 1024, desk: 40 * 1024, wide: 90 * 1024 };

interface Picture {
  readonly name: string;
  readonly folder: string;
  readonly width: keyof typeof sizes;
  readonly shot: Shot;
}

const ofHelp = allTopics.map(({ id, picture: { width } }): Picture => {
  const shot = shots[id];
  if (!shot) throw new Error(`scripts/pictures/shots.ts has nothing for '${id}'.`);
  return { name: id, folder: 'web/help/pictures', width, shot };
});

const ofReadme = Object.entries(readmeShots).map(([name, { width, ...shot }]): Picture => ({
  name,
  folder: 'pictures',
  width,
  shot,
}));

await main(async () => {
  const wanted = process.argv.slice(2);
  const pictures = [...ofHelp, ...ofReadme].filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  );
  await ensureBuilt();
  const executablePath = await ensureChromium();
  const product = await startProduct();
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    });
    for (const picture of pictures) await take(browser, product, picture);
    await browser.close();
  } finally {
    await product.stop();
  }
});

async function take(browser: Browser, product: Product, { name, folder, width, shot }: Picture) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: sizes[width],
    deviceScaleFactor: scales[width],
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  try {
    if (shot.as !== undefined) await signIn(page, product, shot.as);
    await page.goto(shot.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const marked = await shot.take(page);
    for (const found of marked) await found.scrollIntoViewIfNeeded();
    await settle(page, shot.map === true);
    for (const found of marked) await mark(found);
    const webp = await toWebp(browser, await page.screenshot(), mostBytes[width]);
    const file = path.join(root, folder, `${name}.webp`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, webp);
    console.log(`${name}: ${Math.ceil(webp.length / 1024)} kB`);
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, { backendUrl }: Product, login: string) {
  const answer = await fetch(`${backendUrl}/user/auth`, {
    method: 'POST',
    body: new URLSearchParams({ login, password: 'demo2026', congregation_id: '1' }),
  });
  const { token }: { token: string } = await answer.json();
  await page.goto('/icon.svg');
  await page.evaluate((value) => sessionStorage.setItem('jwt', JSON.stringify(value)), token);
}

/** A page does not tell when its map is drawn. */
async function settle(page: Page, map: boolean) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(map ? 5000 : 1000);
}
