import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from './browser.mjs';
import { main, root } from './process.mjs';

// npm run icons: draws the icons of an installed application from web/public/icon.svg.

const publicFolder = path.join(root, 'web/public');

/** A maskable icon fills its square, with the drawing in the inner circle of 80 % that no launcher cuts off. */
const icons = [
  { file: 'icon-192.png', size: 192, maskable: false },
  { file: 'icon-512.png', size: 512, maskable: false },
  { file: 'maskable-192.png', size: 192, maskable: true },
  { file: 'maskable-512.png', size: 512, maskable: true },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
];

await main(async () => {
  const svg = readFileSync(path.join(publicFolder, 'icon.svg'), 'utf8');
  const paper = /<rect[^>]* fill="(?<colour>#[\da-f]{6})"/u.exec(svg)?.groups?.['colour'];
  if (!paper) throw new Error('icon.svg has no coloured background.');
  const folder = path.join(publicFolder, 'icons');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    for (const { file, size, maskable } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const style = `svg { position: fixed; inset: 0; width: 100%; transform: scale(${maskable ? 0.75 : 1}) }`;
      await page.setContent(
        `<style>body { background: ${maskable ? paper : 'transparent'} } ${style}</style>${svg}`,
      );
      writeFileSync(path.join(folder, file), await page.screenshot({ omitBackground: true }));
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
