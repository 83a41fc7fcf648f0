import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findMachines } from '../../scripts/machines/find-machines.ts';
import { pictureOf } from '../../scripts/machines/picture.ts';

const found = await findMachines();
const folder = new URL('../../machines/pictures/', import.meta.url);
const again = 'Draw it again: npm run machines -- --pictures';

it.each(found)('$exported: its picture shows it as it is [OWN-138]', async ({ machine }) => {
  const committed = await readFile(new URL(`${machine.id}.svg`, folder), 'utf8');
  expect(committed === (await pictureOf(machine)), again).toBe(true);
});

it('each machine has its picture in the README, and no picture is of a machine that is gone [OWN-138]', async () => {
  const pictures = found.map(({ machine }) => `${machine.id}.svg`).toSorted();
  expect((await readdir(folder)).toSorted()).toEqual(pictures);
  const readme = await readFile(new URL('../README.md', folder), 'utf8');
  const shown = [...readme.matchAll(/!\[\w+\]\(pictures\/(\w+\.svg)\)/gu)].map(
    ([, name = '']) => name,
  );
  expect(shown.toSorted()).toEqual(pictures);
});

it('a picture asks nothing of the network, and has both colours [OWN-138]', async () => {
  const [first] = found;
  const picture = await pictureOf(first!.machine);
  expect(picture).not.toMatch(/(?:href|src)=|url\((?!#)|@import/u);
  expect(picture).toContain('@media (prefers-color-scheme: dark)');
  expect(picture).not.toMatch(/data-part|undefined/u);
});
