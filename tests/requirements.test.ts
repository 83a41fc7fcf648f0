import { generate } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import codegen from '../codegen.ts';
import { layers, modulesIn, readText } from '../scripts/house/sources.ts';

describe('the design card', () => {
  it('has its top-level folders and files [DC-07]', async () => {
    for (const layer of [...layers, 'tests']) expect(await modulesIn(layer)).not.toEqual([]);
    for (const file of ['package.json', 'codegen.ts', 'README.md'])
      expect(await readText(file)).not.toBe('');
  });

  it('has the packages it names, and uses each [DC-06]', async () => {
    const wanted = [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'graphql',
      'graphql-yoga',
      'urql',
      'react-router-dom',
      'antd',
      '@ant-design/charts',
      'deck.gl',
      '@deck.gl/react',
      'maplibre-gl',
      '@turf/turf',
      'vite',
      '@graphql-codegen/cli',
      'vitest',
      'playwright',
    ];
    const places = await Promise.all([...layers, 'tests', 'scripts'].map(modulesIn));
    const imported = new Set(
      places.flat().flatMap(({ imports }) => imports.map(({ target }) => packageOf(target))),
    );
    expect(wanted.filter((name) => !imported.has(name))).toEqual([]);
    const { dependencies, devDependencies } = JSON.parse(await readText('package.json'));
    expect(wanted.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
  });

  it('has generated types that are up to date with the schema [DC-08]', async () => {
    const made: { filename: string; content: string }[] = await generate(
      { ...codegen, hooks: {}, silent: true },
      false,
    );
    expect(made.map(({ filename }) => filename)).toContain('schema/generated.ts');
    for (const { filename, content } of made) expect(await readText(filename)).toBe(content);
  });
});

const packageOf = (name: string) =>
  name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name);
