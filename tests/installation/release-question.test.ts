import { describe, expect, it } from 'vitest';
import { askRelease, entryIn } from '../../web/parts/installation/release-question.ts';

describe('the question of a page to its service worker [OWN-102]', () => {
  it('is understood', () => {
    expect(entryIn(askRelease('/assets/index-1.js'))).toBe('/assets/index-1.js');
  });

  it.each([[null], ['entry'], [{}], [{ entry: 3 }], [undefined]])(
    'is not taken for %j',
    (message) => {
      expect(entryIn(message)).toBe(null);
    },
  );
});
