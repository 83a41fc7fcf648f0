import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const freshness = read('scripts/freshness.mjs');
const pluginsOf = (config: string) =>
  [...read(config).matchAll(/from '\.\/(scripts\/[^']+)'/gu)].map(([, file]) => file);

it('a change to any plugin of the build makes the built web app and its pages stale', () => {
  const [web = ''] = /\nconst webSources = \[[^\]]*\]/u.exec(freshness) ?? [];
  const [pages = ''] = /\n {2}pages: \{[^}]*\}/u.exec(freshness) ?? [];
  const plugins = pluginsOf('vite.config.ts');
  expect(plugins.length).toBeGreaterThan(3);
  expect(plugins.filter((file) => !web.includes(`'${file}'`))).toEqual([]);
  expect(pages).toContain('...webSources');
  expect(
    pluginsOf('vite.pages.config.ts').filter((file) => !(web + pages).includes(`'${file}'`)),
  ).toEqual([]);
});
