import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../backend/domain/links/qr-code.ts';

// The package's types promise a function, Node gives its module.
const read = (jsQR as unknown as { readonly default: typeof jsQR }).default;
const scale = 4;
const prefix = 'data:image/svg+xml;base64,';

/** The picture as a telephone's camera sees it: black modules on white, in RGBA. */
function photograph(dataUrl: string) {
  const svg = Buffer.from(dataUrl.slice(prefix.length), 'base64').toString('utf8');
  const modules = Number(/viewBox="0 0 (\d+) \d+"/u.exec(svg)?.[1]);
  const strokes = /stroke="[^"]+" d="([^"]+)"/u.exec(svg)?.[1] ?? '';
  const side = modules * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const blacken = (column: number, row: number) => {
    for (let y = row * scale; y < (row + 1) * scale; y++)
      for (let x = column * scale; x < (column + 1) * scale; x++)
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  };
  let [x, y] = [0, 0];
  for (const [, command, numbers = ''] of strokes.matchAll(/([Mmh])([^Mmh]*)/gu)) {
    const [first = 0, second = 0] = numbers
      .trim()
      .split(/[\s,]+/u)
      .map(Number);
    if (command === 'h') {
      for (let column = x; column < x + first; column++) blacken(column, Math.floor(y));
      x += first;
    } else {
      [x, y] = command === 'M' ? [first, second] : [x + first, y + second];
    }
  }
  return { pixels, side };
}

describe('the QR code of a map', () => {
  it('is read by a camera as the very link of the map [PUB-05, B-72]', async () => {
    const link = 'https://plans.example.org/map/Vf3kT9wq_2-xYzA4bCdE5f';
    const { pixels, side } = photograph(await qrCode(link));
    expect(read(pixels, side, side)?.data).toBe(link);
  });
});
