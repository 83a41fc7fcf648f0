import { openProduct } from './measure/product.mjs';
import {
  keystrokes,
  reactionRow,
  settles,
  takenPaints,
  watchPaints,
  watchReactions,
} from './measure/reactions.mjs';

const territories = 500;
const slowdown = 4;
const longest = 100;
const searched = ['grimaldi 48', 'cote 1', '213'];
const choices = 24;
/** Number of rows chosen and released on each screen. */
const lines = 12;
/** Duration of a press in milliseconds. */
const press = 80;
const visits = 24;
/** Cells per row of the bare page. */
const across = 10;

const picker = {
  field: '[role=combobox]',
  option: '[role=listbox] [role=option]',
  cell: '[role=listbox] [role=option] > *',
};
const desks = [
  { path: '/t-exit', what: 'to take out', ...picker },
  { path: '/t-return', what: 'to return', ...picker },
  { path: '/t-exit-cancel', what: 'to cancel', ...picker },
  {
    path: '/t-available',
    what: 'available',
    field: 'search input',
    option: 'tbody input[type=checkbox]',
    cell: 'tbody :is(td, th)',
  },
];

/**
 * The loan desk with 500 territories, with the CPU throttled four times.
 * @returns {Promise<import('../scripts/bench.mjs').Row[]>}
 */
export async function run() {
  const { context, url, stop } = await openProduct(territories);
  try {
    const rows = [];
    for (const { path, what, field, option, cell } of desks) {
      const page = await context.newPage();
      await page.goto(url + path);
      await page.locator(option).first().waitFor();
      const cells = await page.locator(cell).count();
      await slowDown(page);
      const rowsLater = await keystrokes(page, field, searched);
      rows.push(
        reactionRow(
          `${what}, a key of the search to the next picture`,
          await takenPaints(page),
          longest,
        ),
        reactionRow(`${what}, a key of the search to the last row`, rowsLater, longest),
      );
      await choose(page, option);
      rows.push(
        reactionRow(`${what}, a choice to the next picture`, await takenPaints(page), longest),
        reactionRow(
          `${what}, opened from the menu, to the next picture`,
          await openings(page, path, option),
          longest,
        ),
      );
      await page.close();
      rows.push(
        reactionRow(
          `a bare page, a key that writes ${cells} cells to the next picture`,
          await barePaints(context, cells),
          longest,
        ),
      );
    }
    return rows;
  } finally {
    await stop();
  }
}

/** @param {import('playwright').Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchReactions(page);
  await watchPaints(page);
}

/**
 * Cost of the browser itself: time from a key to the next frame on a page that only writes words
 * into that many cells.
 * @param {import('playwright').BrowserContext} context
 * @param {number} cells
 */
async function barePaints(context, cells) {
  const page = await context.newPage();
  await page.setContent('<input><table style="inline-size: 100%"></table>');
  await page.evaluate(
    ({ cells, across }) => {
      const [input, table] = [document.querySelector('input'), document.querySelector('table')];
      input?.addEventListener('input', () => {
        const written = Array.from(
          { length: cells },
          (_, at) => `${at % across === 0 ? '<tr>' : ''}<td>${input.value} Grimaldi ${at}</td>`,
        );
        if (table) table.innerHTML = written.join('');
      });
    },
    { cells, across },
  );
  await slowDown(page);
  await keystrokes(page, 'input', searched);
  const paints = await takenPaints(page);
  await page.close();
  return paints;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} option
 */
async function choose(page, option) {
  for (let choice = 0; choice < choices; choice += 1) {
    await page
      .locator(option)
      .nth(choice % lines)
      .click({ delay: press });
    await page.waitForTimeout(settles);
  }
}

/**
 * Milliseconds from a click in the menu of another screen to the next frame.
 * @param {import('playwright').Page} page
 * @param {string} path
 * @param {string} option
 */
async function openings(page, path, option) {
  const entry = (/** @type {string} */ to) => page.locator(`nav a[href="${to}"]`);
  const paints = [];
  for (let opened = 0; opened < visits; opened += 1) {
    await entry('/t-my-exited').click({ delay: press });
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(settles);
    await takenPaints(page);
    await entry(path).click({ delay: press });
    await page.locator(option).first().waitFor();
    await page.waitForTimeout(settles);
    paints.push(...(await takenPaints(page)));
  }
  return paints;
}
