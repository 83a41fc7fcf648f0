import { expect, it } from 'vitest';
import { reprieveAbout } from '#web/domain/assignment/useReprieve.ts';

it('the line below the question says until when, at the end of a month too [EXD-06, OWN-47]', () => {
  const about = (due: string, today: string | null = '2025-12-31') =>
    reprieveAbout({ numberName: 'T12 - Larvotto', due }, today);
  expect(about('2026-11-27')).toBe('T12 - Larvotto\u202F: à rentrer le 27/12/2026');
  expect(about('2026-11-27', null)).toBe('T12 - Larvotto\u202F: à rentrer le 27/12/2026');
  expect(about('2026-01-31')).toBe('T12 - Larvotto\u202F: à rentrer le 28/02/2026');
});

it('a month more that ends before today says so [EXD-06, OWN-47]', () => {
  const about = (today: string) => reprieveAbout({ numberName: 'T4', due: '2026-09-28' }, today);
  expect(about('2026-10-28')).toBe('T4\u202F: à rentrer le 28/10/2026');
  expect(about('2026-10-29')).toBe('T4\u202F: à rentrer le 28/10/2026 (déjà passé)');
});
