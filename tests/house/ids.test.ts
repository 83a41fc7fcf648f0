import { describe, expect, it } from 'vitest';
import { findingsIn, type Tree } from './findings-in.ts';

const docs = {
  'docs/requirements.md': '| ID | Source |\n|---|---|\n| LOGIN-01 | P1§2 |\n| LOGIN-02 | P1§2 |\n',
  'docs/decisions.md': '| B-07 | force |\n',
  'docs/data-and-rules.md': '# Data\n\n## C1 Tables\n\n## C2 Operations\n\n### C2 BOOKING ADD\n',
  'docs/source-documents.md': '| spec 1 §2 | screens |\n| spec 1 §4 login | states |\n',
};

it('an id explained twice is found with both rows', () => {
  const twice = '| LOGIN-01 | P1§2 |\n| LOGIN-02 | P1§2 |\n| LOGIN-01 | P1§3 |\n';
  expect(findingsIn('ids explained twice', { ...docs, 'docs/requirements.md': twice })).toEqual([
    {
      file: 'docs/requirements.md',
      line: 3,
      text: 'LOGIN-01 is explained in docs/requirements.md:1 too',
    },
  ]);
  expect(findingsIn('ids explained twice', docs)).toEqual([]);
});

describe('ids without a home', () => {
  const ids = (tree: Tree) => findingsIn('ids without a home', { ...docs, ...tree });
  const textsOf = (tree: Tree) => ids(tree).map(({ text }) => text);

  it('are found with file and line in a comment, a test title, a document, a migration', () => {
    expect(
      ids({
        'web/session/SignIn.tsx': '/**\n * Signs in (LOGIN-01, LOGIN-99).\n */\nexport {};',
        'tests/session/sign-in.test.ts':
          "describe('a', () => {\n  it.each([1])('b [B-08]', () => {});\n});",
        'web/README.md': '# Web\n\nFollows B-09.\n',
        'backend/parts/db/migrations/001_a.sql': '-- B-10\n',
      }),
    ).toEqual([
      {
        file: 'web/session/SignIn.tsx',
        line: 2,
        text: 'LOGIN-99 is explained in no document',
      },
      {
        file: 'tests/session/sign-in.test.ts',
        line: 2,
        text: 'B-08 is explained in no document',
      },
      { file: 'web/README.md', line: 3, text: 'B-09 is explained in no document' },
      {
        file: 'backend/parts/db/migrations/001_a.sql',
        line: 1,
        text: 'B-10 is explained in no document',
      },
    ]);
  });

  it('do not include rows, headings and sections', () => {
    expect(
      ids({
        'web/a/a.ts':
          '/** LOGIN-01…02, B-07, C1, C2 BOOKING ADD, spec 1 §2, §4. UTF-16 and S-13 are no ids. */',
      }),
    ).toEqual([]);
  });

  it('are found inside a range, and for a rule without a heading', () => {
    expect(
      textsOf({ 'web/a/a.ts': '// LOGIN-01 … LOGIN-03; C2 OVERWRITE; spec 1 §2 and §9; P2§1' }),
    ).toEqual([
      'LOGIN-03 is explained in no document',
      'C2 OVERWRITE is explained in no document',
      'spec 1 §9 is explained in no document',
      'spec 2 §1 is explained in no document',
    ]);
  });

  it('include every reference to something outside the repository', () => {
    expect(
      textsOf({
        'web/a/a.ts':
          '// issue 7, bars 1 and 2, house-style 14.2, ARCHITECTURE 33, decision 4, design/running.md, spec/machines.md',
        'web/b/b.ts': "// see docs/data-and-rules.md\nimport 'design/card.ts';",
      }),
    ).toEqual(
      [
        'issue 7',
        'bars 1',
        'house-style',
        'ARCHITECTURE 33',
        'decision 4',
        'design/running.md',
        'spec/machines.md',
      ].map((id) => `${id} is explained in no document`),
    );
  });
});

describe('requirements named by no test', () => {
  it('are found with the row’s line; a comment of a test does not count', () => {
    expect(
      findingsIn('requirements named by no test', {
        ...docs,
        'tests/session/sign-in.test.ts': "// LOGIN-02\nit('signs in [LOGIN-01]', () => {});",
      }),
    ).toEqual([{ file: 'docs/requirements.md', line: 4, text: 'no test names LOGIN-02' }]);
  });

  it('do not include rows within a range that a title names', () => {
    expect(
      findingsIn('requirements named by no test', {
        ...docs,
        'tests/session/sign-in.test.ts': "test('signs in [LOGIN-01…02]', () => {});",
      }),
    ).toEqual([]);
  });
});
