import { expect, it } from 'vitest';
import { wishOf } from '#web/parts/keys/reach-keys.ts';
import { countingLists } from '#web/parts/keys/shown-keys.ts';

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), 'palette', 'palette'],
  ['Ctrl+K with caps lock', press('K', { ctrlKey: true }), 'palette', 'palette'],
  ['⌘K', press('k', { metaKey: true }), 'palette', 'palette'],
  ['Ctrl+Alt+K', press('k', { ctrlKey: true, altKey: true }), null, null],
  ['k alone', press('k'), null, null],
  ['/', press('/'), 'search', null],
  ['?', press('?'), 'keys', null],
  ['Ctrl+/', press('/', { ctrlKey: true }), null, null],
  ['Alt+?', press('?', { altKey: true }), null, null],
] as const)('%s [OWN-112, OWN-113]', (_, pressed, besideFields, inField) => {
  expect([wishOf(pressed, false), wishOf(pressed, true)]).toEqual([besideFields, inField]);
});

it('a list is told once, and what covers the screen hides the lists under it [OWN-113]', () => {
  const table = { title: 'Dans une liste', keys: [] };
  const editor = { title: 'Sur la carte', keys: [], covers: true };
  const popup = { title: 'Étiquette', keys: [] };
  expect(countingLists([])).toEqual([]);
  expect(countingLists([table, table])).toEqual([table]);
  expect(countingLists([table, editor, popup])).toEqual([editor, popup]);
});
