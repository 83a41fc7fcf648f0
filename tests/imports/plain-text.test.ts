import { describe, expect, it, vi } from 'vitest';
import { numberedIn } from '#web/imports/files/territory-number.ts';
import { shapeGuess } from '#web/imports/files/shape-guess.ts';
import { plainText } from '#web/parts/files/plain-text.ts';

/** How many signs are searched for the end of what is hidden. */
function searched(text: string): number {
  let signs = 0;
  const own: (this: string, sought: string, from: number) => number = Reflect.get(
    String.prototype,
    'indexOf',
  );
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function count(
    this: string,
    sought,
    from = 0,
  ) {
    const found = own.call(this, sought, from);
    signs += (found < 0 ? this.length : found) - from;
    return found;
  });
  plainText(text);
  spy.mockRestore();
  return signs;
}

describe('the words of a text with markup', () => {
  it.each(['<style>', '<script>', '<head>', '<!--'])(
    'search for the end of %s once, however often it is opened [OWN-320]',
    (opening) => {
      const text = opening.repeat(2000);
      expect(searched(text)).toBeGreaterThan(0);
      expect(searched(text)).toBeLessThanOrEqual(text.length);
    },
  );

  it('are without styles, scripts and comments, and keep what stands around [OWN-320]', () => {
    expect(plainText('A<STYLE>b{}</style>B<!-- c -->C<script>d()</script>D<br>E')).toBe(
      'A B C D, E',
    );
  });
});

describe('a number with a sign behind it', () => {
  it.each(['1.', '1)', '1:'])('%s is 1 [OWN-319]', (text) => {
    expect(numberedIn(text)).toMatchObject({ number: '1', name: '' });
  });

  it('stands in a column with others that are none [OWN-319]', () => {
    const shape = '{"geometry":{"type":"Polygon"}}';
    const rows = ['41 bis', '41', '41-A'].map((name, at) => ({
      line: at + 1,
      cells: [name, shape],
    }));
    expect(shapeGuess({ heads: ['name', 'Carte (GeoJSON)'], rows }).targets).toEqual([
      'number',
      'map',
    ]);
  });
});
