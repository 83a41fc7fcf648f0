import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import { expect, it } from 'vitest';

const face =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

it('what stands in for the text face until it has come is as high, regular and bold [OWN-146]', () => {
  const theme = readFileSync('web/parts/theme/theme.css', 'utf8');
  const standIns = theme.match(/@font-face \{\s*font-family: 'Until Legible';.*?\}/gsu) ?? [];
  const font = openSync(face);
  if (!('ascent' in font)) throw new Error('A collection of fonts');
  const percents = (css: string) =>
    ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'].map((name) =>
      Number(new RegExp(`\\s${name}: (?<percent>[\\d.]+)%`, 'u').exec(css)?.groups?.['percent']),
    );
  expect(standIns).toHaveLength(2);
  for (const css of standIns) {
    const [size = 0, ascent = 0, descent = 0, gap] = percents(css);
    expect((size * ascent) / 10_000).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
    expect((size * descent) / 10_000).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
    expect(gap).toBe(0);
  }
});
