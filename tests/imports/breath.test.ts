import { expect, it } from 'vitest';
import { breath } from '#web/parts/files/breath.ts';

it('between two steps of reading, what the page waits for comes about [OWN-347]', async () => {
  let drawn = false;
  setTimeout(() => {
    drawn = true;
  }, 0);
  // Promises alone would never let it come.
  for (let step = 0; step < 100_000 && !drawn; step += 1) await breath();
  expect(drawn).toBe(true);
});
