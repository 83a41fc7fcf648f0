import { expect, it } from 'vitest';
import { reprieveAbout } from '#web/domain/assignment/useReprieve.ts';

it('the line below the question says until when, at the end of a month too [EXD-06, OWN-47]', () => {
  const about = (due: string) => reprieveAbout({ numberName: 'T12 - Larvotto', due });
  expect(about('2026-11-27')).toBe('T12 - Larvotto\u202F: à rentrer le 27/12/2026');
  expect(about('2026-01-31')).toBe('T12 - Larvotto\u202F: à rentrer le 28/02/2026');
});
