import type { Browser, Locator } from 'playwright';

/** Draws a ring around what the reader is to press. */
export async function mark(found: Locator) {
  await found.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ring = document.createElement('div');
    Object.assign(ring.style, {
      position: 'fixed',
      zIndex: '9999',
      left: `${left - 6}px`,
      top: `${top - 6}px`,
      width: `${width + 12}px`,
      height: `${height + 12}px`,
      border: '4px solid #d4380d',
      borderRadius: '10px',
      boxShadow: '0 0 0 2px #fff',
      pointerEvents: 'none',
    });
    // Nothing lies above an open dialog but what is in it.
    (element.closest('dialog') ?? document.body).append(ring);
  });
}

/** Chromium is the encoder that is there already; a picture of more than `most` bytes, as of a map, gets a lower quality. */
export async function toWebp(browser: Browser, png: Buffer, most: number): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ source, most }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      let quality = 0.7;
      let url = canvas.toDataURL('image/webp', quality);
      while ((url.length * 3) / 4 > most && quality > 0.2) {
        quality -= 0.1;
        url = canvas.toDataURL('image/webp', quality);
      }
      return url;
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, most },
  );
  await page.close();
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
