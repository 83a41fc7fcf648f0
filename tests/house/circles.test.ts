import { describe, expect, it } from 'vitest';
import { findingsIn, type Tree } from './findings-in.ts';

describe('circles', () => {
  const circles = (tree: Tree) => findingsIn('circles', tree);

  it('between files are found even when only types close them', () => {
    expect(
      circles({
        'backend/jobs/jobs.ts': "import { tasks } from './tasks.ts';",
        'backend/jobs/tasks.ts':
          "import { z } from 'zod';\nimport type { Ports } from './jobs.ts';",
      }),
    ).toEqual([
      {
        file: 'backend/jobs/jobs.ts',
        line: 1,
        text: 'a circle: backend/jobs/jobs.ts → backend/jobs/tasks.ts → backend/jobs/jobs.ts',
      },
    ]);
  });

  it('between folders are found where no file is in one', () => {
    expect(
      circles({
        'web/parts/table/Table.tsx': "import '../export/Export.tsx';",
        'web/parts/table/cells.ts': '',
        'web/parts/export/Export.tsx': "\n\nimport type { Cell } from '../table/cells.ts';",
      }),
    ).toEqual([
      {
        file: 'web/parts/export/Export.tsx',
        line: 3,
        text: 'a circle: web/parts/export → web/parts/table → web/parts/export',
      },
    ]);
  });

  it('are not made by two files that import the same one', () => {
    expect(
      circles({
        'web/a/a.ts': "import './b.ts'; import './c.ts';",
        'web/a/b.ts': "import './c.ts';",
        'web/a/c.ts': '',
      }),
    ).toEqual([]);
  });
});
