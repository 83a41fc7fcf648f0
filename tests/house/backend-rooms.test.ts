import { describe, expect, it } from 'vitest';
import { backendRooms } from '../../scripts/house/backend-rooms.ts';
import { domainWordsInParts } from '../../scripts/house/domain-words.ts';
import { moduleOf } from '../../scripts/house/sources.ts';

const tree = (files: Record<string, string>) =>
  Object.entries(files).map(([file, text]) => moduleOf(file, text));
const figure = (name: string, files: Record<string, string>) => {
  const found = backendRooms(tree(files)).find((it) => it.name === name);
  if (!found) throw new Error(`There is no figure ${name}.`);
  return found;
};
const lines = (count: number) => 'x();\n'.repeat(count);

describe('the largest room of backend', () => {
  it('is told by its share of all lines, and found above 26 %', () => {
    const rooms = { 'backend/exit/a.ts': lines(25), 'backend/log/a.ts': lines(25) };
    const files = { ...rooms, 'backend/map/a.ts': lines(25), 'backend/shell/a.ts': lines(25) };
    expect(figure('largest room of backend', files)).toEqual({
      name: 'largest room of backend',
      value: '25.0 %',
      limit: '26.0 %',
      findings: [],
    });
    expect(
      figure('largest room of backend', { ...files, 'backend/exit/b.ts': lines(5) }),
    ).toMatchObject({
      value: '28.6 %',
      findings: [{ file: 'backend/exit', line: 1, text: '30 of 105 lines' }],
    });
  });
});

describe('the floors of backend', () => {
  const tower = (height: number) =>
    Object.fromEntries(
      Array.from({ length: height }, (_, at) => [
        `backend/room${at}/a.ts`,
        at === 0 ? '' : `import '../room${at - 1}/a.ts';`,
      ]),
    );

  it('are the longest way down, and found above eight', () => {
    expect(figure('floors of backend', tower(8))).toMatchObject({ value: '8', findings: [] });
    expect(figure('floors of backend', tower(9))).toMatchObject({
      value: '9',
      findings: [
        {
          file: 'backend',
          line: 1,
          text: 'on one another: room8 → room7 → room6 → room5 → room4 → room3 → room2 → room1 → room0',
        },
      ],
    });
  });
});

describe('files that features of backend borrow', () => {
  const name = 'files that features of backend borrow';

  it('count once for each borrower; neither the domain nor parts are borrowed', () => {
    expect(
      figure(name, {
        'backend/exit/a.ts': "import '../map/a.ts';\nimport '../domain/links/a.ts';",
        'backend/exit/b.ts': "import '../map/a.ts';\nimport '../parts/db/a.ts';",
        'backend/log/a.ts': "import '../map/a.ts';",
        'backend/map/a.ts': '',
      }).value,
    ).toBe('2');
  });

  it('are all named above 45', () => {
    const files = Object.fromEntries(
      Array.from({ length: 46 }, (_, at) => [`backend/f${at}/a.ts`, "import '../map/a.ts';"]),
    );
    const found = figure(name, files);
    expect(found.value).toBe('46');
    expect(found.findings).toHaveLength(46);
    expect(found.findings[0]).toEqual({
      file: 'backend/f0/a.ts',
      line: 1,
      text: 'f0 borrows backend/map/a.ts',
    });
  });
});

describe('parts named by a word of the domain', () => {
  it('are found by their folders and files, in every layer and nowhere else', () => {
    expect(
      domainWordsInParts(
        tree({
          'web/parts/territory-picker/Picker.tsx': '',
          'machines/parts/flow/reprieve.ts': '',
          'web/domain/pocket/a.ts': '',
          'backend/parts/http/calls.ts': '',
          'tests/parts/permissions/territory-ids.ts': '',
        }),
      ).findings,
    ).toEqual([
      {
        file: 'web/parts/territory-picker/Picker.tsx',
        line: 1,
        text: 'belongs to the domain of its layer',
      },
      {
        file: 'machines/parts/flow/reprieve.ts',
        line: 1,
        text: 'belongs to the domain of its layer',
      },
    ]);
  });
});
