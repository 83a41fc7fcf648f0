import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { buildRoomOf } from '../../scripts/machines/given-machines.ts';

/** As `npm run machines -- --file` from that folder. */
async function buildFrom(caller: string, file: string): Promise<void> {
  const before = process.env['INIT_CWD'];
  process.env['INIT_CWD'] = caller;
  try {
    await buildRoomOf(caller, file);
  } finally {
    if (before === undefined) delete process.env['INIT_CWD'];
    else process.env['INIT_CWD'] = before;
  }
}

test('a file with machines from elsewhere is opened by its path from the caller’s folder, drawn and played [OWN-183, OWN-332]', async ({
  page,
}) => {
  const away = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));
  await writeFile(
    path.join(away, 'light.ts'),
    `import { createMachine, setup } from 'xstate';
export const lightMachine = setup({
  types: { events: {} as { type: 'push' } },
  guards: { powered: () => true },
}).createMachine({
  id: 'light',
  initial: 'off',
  states: { off: { on: { push: { guard: 'powered', target: 'on' } } }, on: { on: { push: 'off' } } },
});
export const day = createMachine({ initial: 'morning', states: { morning: {} } });
export const night = createMachine({ initial: 'moon', states: { moon: {} } });
export const notAMachine = 1;`,
  );
  await buildFrom(away, 'light.ts');
  const built = pathToFileURL(path.join(away, 'index.html')).href;
  await page.goto(`${built}#/light`);
  await expect(page.getByText('3 machines')).toBeVisible();
  await expect(page.locator('.state.lit .n')).toHaveText(['light', 'off']);
  await page.getByRole('button', { name: 'push', exact: true }).click();
  await expect(page.locator('.state.lit .n')).toHaveText(['light', 'on']);
  for (const [name, state] of [
    ['day', 'morning'],
    ['night', 'moon'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('.state.lit .n')).toHaveText(['(machine)', state]);
  }
  await rm(away, { recursive: true });
});

test('a file that is not there, cannot be built or exports no machine is said to be so [OWN-332]', async ({
  page,
}) => {
  const away = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));
  await writeFile(path.join(away, 'none.ts'), 'export const notAMachine = 1;');
  await writeFile(path.join(away, 'torn.ts'), "export { gone } from './nothing.ts';");
  const missing = path.join(away, 'missing.ts');
  await expect(buildFrom(away, 'missing.ts')).rejects.toThrow(`There is no file ${missing}.`);
  await expect(buildFrom(away, 'torn.ts')).rejects.toThrow(
    `No room can be built of ${path.join(away, 'torn.ts')}:`,
  );
  await buildFrom(away, 'none.ts');
  await page.goto(pathToFileURL(path.join(away, 'index.html')).href);
  await expect(page.locator('.fault')).toHaveText(
    'The file exports no machine of XState 5: export what setup or createMachine made.',
  );
  await rm(away, { recursive: true });
});
