import { expect, it } from 'vitest';
import { findingsIn, type Tree } from './findings-in.ts';

const files = {
  'web/mine/MineScreen.tsx': '',
  'web/parts/table/table.search.ts': '',
  'docs/settings.md': '',
};
const dead = (tree: Tree) => findingsIn('dead paths in Markdown', { ...files, ...tree });

it('are found with file and line in code, in a table and in a link [OWN-198]', () => {
  expect(
    dead({
      'README.md':
        '# A\n\n| call | `web/mine/gone.actors.ts` |\n\n[x](docs/gone.md#y) ![z](pictures/gone.webp)\n',
      'ARCHITECTURE.md': '```\nweb/mine/MineScreen.tsx   shows\nweb/gone/Gone.tsx   is gone\n```\n',
      'web/README.md': 'Stands in `web/gone/`, as `gone.rules.ts` says.\n',
    }),
  ).toEqual([
    { file: 'README.md', line: 3, text: 'web/mine/gone.actors.ts is nowhere' },
    { file: 'README.md', line: 5, text: 'docs/gone.md is nowhere' },
    { file: 'README.md', line: 5, text: 'pictures/gone.webp is nowhere' },
    { file: 'ARCHITECTURE.md', line: 3, text: 'web/gone/Gone.tsx is nowhere' },
    { file: 'web/README.md', line: 1, text: 'web/gone/ is nowhere' },
    { file: 'web/README.md', line: 1, text: 'gone.rules.ts is nowhere' },
  ]);
});

it('are none from the folder of the document, its layer, the root, or by name alone [OWN-198]', () => {
  expect(
    dead({
      'web/mine/README.md':
        '`MineScreen.tsx`, `parts/table/table.search.ts`, `web/mine/`, `../parts/table/table.search.ts`, [s](../../docs/settings.md#a), [t](#b)\n',
    }),
  ).toEqual([]);
});

it('are no placeholders, patterns, addresses, calls, or what a build makes [OWN-198]', () => {
  expect(
    dead({
      'README.md':
        '`<feature>.view.ts` `web/<feature>/` `*.rules.ts` `web/**/gone.ts` `/t-view/1` `POST /user/auth` `dist/web/` `schema/generated.ts` `npm run e2e -- map/` [x](https://example.org/a.md)\n',
    }),
  ).toEqual([]);
});
