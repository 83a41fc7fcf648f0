import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { webManifest } from '../../web/parts/installation/web-manifest.ts';

const publicFile = (path: string) => readFile(new URL(`../../web/public${path}`, import.meta.url));

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('the manifest is named after the product, starts at the root and has shortcuts [OWN-100]', () => {
  expect(webManifest('secteur')).toMatchObject({
    id: '/',
    name: 'Secteurs',
    short_name: 'Secteurs',
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    shortcuts: expect.arrayContaining([
      { name: 'Mes secteurs', url: '/t-my-exited' },
      { name: 'Sortir un secteur', url: '/t-exit' },
    ]) as unknown,
  });
});

it('each icon is a file of the size that the manifest says, plain and maskable [OWN-100]', async () => {
  const { icons } = webManifest('territoire');
  const bitmaps = icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of bitmaps) expect(sizeOf(await publicFile(src)), src).toBe(sizes);
  expect(bitmaps.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect((await publicFile('/icon.svg')).toString()).toMatch(/^<svg /u);
  expect(sizeOf(await publicFile('/icons/apple-touch-icon.png'))).toBe('180x180');
});
