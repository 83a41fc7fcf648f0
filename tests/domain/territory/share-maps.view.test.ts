import { describe, expect, it } from 'vitest';
import { linkedMaps, linksText } from '#web/domain/territory/share-maps.view.ts';

const site = 'https://plans.example.org';
const rows = [
  { numberName: 'T1 - Rue 1', mapLink: null },
  { numberName: 'T2 - Rue 2', mapLink: '/map/abc' },
  { numberName: 'T3 - Rue 3', mapLink: 'https://example.com/t3' },
];

describe('the maps that are handed on [OWN-258, OWN-284]', () => {
  it('are those there are, with a link that leads there from anywhere', () => {
    expect(linkedMaps(rows, site)).toEqual([
      { numberName: 'T2 - Rue 2', link: 'https://plans.example.org/map/abc' },
      { numberName: 'T3 - Rue 3', link: 'https://example.com/t3' },
    ]);
    expect(linkedMaps(rows.slice(0, 1), site)).toEqual([]);
  });

  it('stand in a mail each below its name', () => {
    expect(linksText(linkedMaps(rows, site))).toBe(
      'T2 - Rue 2\nhttps://plans.example.org/map/abc\n\nT3 - Rue 3\nhttps://example.com/t3',
    );
  });
});
