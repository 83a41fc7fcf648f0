import { openProduct } from '../measure/product.mjs';
import {
  keystrokes,
  reactionRow,
  takenPaints,
  watchPaints,
  watchReactions,
} from '../measure/reactions.mjs';

const territories = 300;
const opensMap = "Afficher les limites globales du territoire de l'assemblée";
const field = '[role=search] input';
/** A street of several towns, a house, a town, a river. */
const typed = ['landstrasse vaduz', '1 bahnhofstr', 'schaan', 'rhein'];

/**
 * The search of places on the map of the congregation, in the built product.
 * @param {string} ground
 * @param {{ slowdown: number, longest: number }} limits
 */
export async function searchOn(ground, { slowdown, longest }) {
  const { context, url, stop } = await openProduct(territories, { ground });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/t-my-exited`);
    await page.getByRole('button', { name: opensMap }).click();
    const search = page.locator(field);
    // The first search reads the names of the ground.
    await search.fill('vaduz');
    await page.locator('[role=option]').first().waitFor();
    await search.fill('');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchReactions(page);
    await watchPaints(page);
    const lists = await keystrokes(page, field, typed);
    return [
      reactionRow('search, a key to the next picture', await takenPaints(page), longest),
      reactionRow('search, a key to the places it finds', lists, longest),
    ];
  } finally {
    await stop();
  }
}
