import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

it('a change to any plugin of the build makes the built web app stale', () => {
  const plugins = [...read('vite.config.ts').matchAll(/from '\.\/(scripts\/[^']+)'/gu)].map(
    ([, file]) => file,
  );
  expect(plugins.length).toBeGreaterThan(3);
  const [web = ''] = /\n {2}web: \{[^}]*\}/u.exec(read('scripts/freshness.mjs')) ?? [];
  expect(plugins.filter((file) => !web.includes(`'${file}'`))).toEqual([]);
});
