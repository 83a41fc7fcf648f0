/** @typedef {{ readonly name: string, readonly where: string, readonly most: number, readonly act: (found: import('playwright').Locator) => Promise<unknown> }} Act */

/** Milliseconds of a press. */
export const press = 60;
const keys = ['g', 'r', 'i', 'Backspace', 'Backspace', 'Backspace'];

const click = (/** @type {import('playwright').Locator} */ found) => found.click({ delay: press });

/**
 * One act a key, so that each is seen alone.
 * @param {string} name
 * @param {string} where
 * @returns {Act[]}
 */
const typed = (name, where) =>
  keys.map((key) => ({
    name: `${name}, ${key}`,
    where,
    most: 1,
    act: (found) => found.press(key),
  }));

/** What people do on a screen without changing anything, wherever a screen has it. */
export const acts = /** @type {readonly Act[]} */ ([
  ...typed('search', 'main [role=search] input, main search input'),
  { name: 'order', where: 'main th button', most: 2, act: click },
  { name: 'row', where: 'main tbody input[type=checkbox]', most: 2, act: click },
  ...typed('list', 'main [role=combobox]'),
  { name: 'option', where: 'main [role=listbox] [role=option]', most: 2, act: click },
  { name: 'tab', where: 'main [role=tab], main [role=radio]', most: 3, act: click },
  { name: 'next field', where: 'body', most: 3, act: (found) => found.press('Tab') },
]);
