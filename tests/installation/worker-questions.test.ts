import { describe, expect, it } from 'vitest';
import { questionIn } from '../../web/parts/installation/worker-questions.ts';

describe('the question of a page to its service worker [OWN-102, OWN-205]', () => {
  it.each([
    [{ entry: '/assets/index-1.js' }],
    [{ want: 'reading' }],
    [{ want: 'site' }],
    [{ want: 'rest' }],
  ])('is understood: %j', (question) => {
    expect(questionIn(question)).toEqual(question);
  });

  it.each([[null], ['entry'], [{}], [{ entry: 3 }], [undefined], [{ want: 'all' }], [{ want: 1 }]])(
    'is not taken for %j',
    (message) => {
      expect(questionIn(message)).toBe(null);
    },
  );
});
