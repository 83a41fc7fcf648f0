import { expect, it } from 'vitest';
import { breath } from '#web/parts/files/breath.ts';

it('between two steps of reading, what the page waits for comes about [OWN-347]', async () => {
  let drawn = false;
  setTimeout(() => {
    drawn = true;
  }, 0);
  // Promises alone would never let it come.
  const steps = Array.from({ length: 100_000 });
  for (const _ of steps) {
    await breath();
    if (drawn) break;
  }
  expect(drawn).toBe(true);
});
