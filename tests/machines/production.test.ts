import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { modulesIn } from '../../scripts/house/sources.ts';

it('a build of the product knows nothing of the machine room, development does [OWN-135]', async () => {
  const room = async (command: 'build' | 'serve') => {
    const { plugins } = await resolveConfig({ logLevel: 'silent' }, command);
    return plugins.map(({ name }) => name).filter((name) => name.startsWith('machine-room'));
  };
  expect(await room('build')).toEqual([]);
  expect(await room('serve')).toEqual(['machine-room-facts', 'machine-room']);
});

it('nothing that the product is built from imports the room or its layout engine [OWN-135]', async () => {
  const modules = await Promise.all(['web', 'machines', 'schema'].map(modulesIn));
  const foreign = modules
    .flat()
    .flatMap(({ file, imports }) => imports.map(({ target }) => ({ file, target })))
    .filter(({ target }) => /^(?:scripts\/|elkjs|virtual:machine)/u.test(target));
  expect(foreign).toEqual([]);
});
