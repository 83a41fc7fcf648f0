import { describe, expect, it } from 'vitest';
import { findingsIn, type Tree } from './findings-in.ts';

describe('imports across a closed border', () => {
  const borders = (tree: Tree) => findingsIn('imports across a closed border', tree);

  it('are found with file and line, for types and lazy imports too', () => {
    expect(
      borders({
        'web/booking/desk.ts': "import { z } from 'zod';\nimport '#backend/server.ts';\n",
        'backend/booking/booking.routes.ts': "export type { Booking } from '#schema/generated.ts';",
        'gateway/yoga.ts': "const start = () => import('../web/main.tsx');",
        'machines/booking/booking.rules.ts':
          "// import '../../web/main.tsx';\nimport type { A } from '../../web/a.ts';",
      }),
    ).toEqual([
      { file: 'web/booking/desk.ts', line: 2, text: 'web may not import backend/server.ts' },
      {
        file: 'backend/booking/booking.routes.ts',
        line: 1,
        text: 'backend may not import schema/generated.ts',
      },
      { file: 'gateway/yoga.ts', line: 1, text: 'gateway may not import web/main.tsx' },
      {
        file: 'machines/booking/booking.rules.ts',
        line: 2,
        text: 'machines may not import web/a.ts',
      },
    ]);
  });

  it('include all that an engine takes of a layer, and engines in the gateway', () => {
    expect(
      borders({
        'engines/paper/press.ts':
          "import '#schema/limits.ts';\nimport '../../backend/parts/config/config.ts';\nimport type { A } from '#machines/map/a.ts';\nexport * from '../../web/a.ts';",
        'gateway/yoga.ts': "import '#engines/paper/press.ts';",
      }),
    ).toEqual([
      {
        file: 'engines/paper/press.ts',
        line: 2,
        text: 'engines may not import backend/parts/config/config.ts',
      },
      { file: 'engines/paper/press.ts', line: 3, text: 'engines may not import machines/map/a.ts' },
      { file: 'engines/paper/press.ts', line: 4, text: 'engines may not import web/a.ts' },
      { file: 'gateway/yoga.ts', line: 1, text: 'gateway may not import engines/paper/press.ts' },
    ]);
  });

  it('include, in a machine, packages other than xstate and turf [DC-04]', () => {
    expect(
      borders({
        'machines/map/area.ts':
          "import { area } from '@turf/turf';\nimport type { Polygon } from 'geojson';\nimport { setup } from 'xstate';\nimport { useMachine } from '@xstate/react';",
      }),
    ).toEqual([
      { file: 'machines/map/area.ts', line: 4, text: 'machines may not import @xstate/react' },
    ]);
  });

  it('do not include the imports that each layer needs', () => {
    expect(
      borders({
        'web/a/a.ts': "import '#machines/a/a.ts'; import '#schema/limits.ts'; import '../b.ts';",
        'gateway/a/a.ts': "import type { Resolvers } from '#schema/generated.ts';",
        'backend/a/a.ts': "import '#schema/limits.ts'; import '#engines/paper/a.ts';",
        'machines/a/a.ts': "import '#engines/drawing/a.ts';",
        'web/b.ts': "import '#engines/drawing/a.ts';",
        'engines/paper/a.ts':
          "import '#schema/limits.ts'; import '../ground/a.ts'; import 'pdfkit';",
      }),
    ).toEqual([]);
  });
});
