import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { startProduct, type Product } from '../tests/support/product.ts';
import { pictureSizes } from '../web/help/picture-sizes.ts';
import { allTopics } from '../web/help/topics/all-topics.ts';
import type { Topic } from '../web/help/topics/topic.ts';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './browser.mjs';
import { mark, toWebp } from './pictures/draw.ts';
import { shots } from './pictures/shots.ts';
import { main, root } from './process.mjs';

// npm run pictures [-- topic…]: makes the pictures of the help from the demo data.

const folder = path.join(root, 'web/help/pictures');
const scales = { phone: 1.5, desk: 1 };

await main(async () => {
  const wanted = process.argv.slice(2);
  const topics = allTopics.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const executablePath = await ensureChromium();
  const product = await startProduct();
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    });
    for (const topic of topics) await picture(browser, product, topic);
    await browser.close();
  } finally {
    await product.stop();
  }
});

async function picture(browser: Browser, product: Product, { id, picture: { width } }: Topic) {
  const shot = shots[id];
  if (!shot) throw new Error(`scripts/pictures/shots.ts has nothing for '${id}'.`);
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: pictureSizes[width],
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
    const webp = await toWebp(browser, await page.screenshot());
    writeFileSync(path.join(folder, `${id}.webp`), webp);
    console.log(`${id}: ${Math.ceil(webp.length / 1024)} kB`);
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
