import { describe, expect, it } from 'vitest';
import type { AllowedImport } from '../../scripts/house/allowed-imports.ts';
import { findingsIn, type Tree } from './findings-in.ts';

describe('imports that point up', () => {
  const upward = (tree: Tree, allowed?: readonly AllowedImport[]) =>
    findingsIn('imports that point up', tree, allowed);
  const allowed = {
    layer: 'web',
    from: 'booking',
    to: ['cards'],
    reason: 'prints the cards of the selected territories',
  } as const;

  it('include those from a part to a feature, and from both to the layer’s own files', () => {
    expect(
      upward({
        'web/parts/table/Table.tsx': "import '../dialog/Dialog.tsx';\nimport '../../exit/a.ts';",
        'gateway/exit/exit.rest.ts': "import '../context.ts';",
        'gateway/server.ts': "import './exit/exit.rest.ts';",
      }),
    ).toEqual([
      {
        file: 'web/parts/table/Table.tsx',
        line: 2,
        text: 'parts may not import web/exit/a.ts',
      },
      {
        file: 'gateway/exit/exit.rest.ts',
        line: 1,
        text: 'exit may not import gateway/context.ts',
      },
    ]);
  });

  it('include those from one feature to another, unless the list allows them', () => {
    const tree = {
      'web/booking/Desk.tsx': "import '../cards/Cards.tsx';\nimport '../brand-new/a.ts';",
      'web/cards/Cards.tsx': "import '../booking/Desk.tsx';",
    };
    expect(upward(tree, [allowed])).toEqual([
      {
        file: 'web/booking/Desk.tsx',
        line: 2,
        text: 'booking may not import web/brand-new/a.ts',
      },
      { file: 'web/cards/Cards.tsx', line: 1, text: 'cards may not import web/booking/Desk.tsx' },
    ]);
  });

  it('include those from parts to the domain, and from the domain to features', () => {
    expect(
      upward({
        'web/parts/table/Table.tsx': "import '../../domain/undo/undo.ts';",
        'web/domain/undo/undo.ts': "import '../../parts/flow/a.ts';\nimport '../../exit/a.ts';",
        'web/exit/a.ts': "import '../domain/streets/a.ts';",
      }),
    ).toEqual([
      {
        file: 'web/parts/table/Table.tsx',
        line: 1,
        text: 'parts may not import web/domain/undo/undo.ts',
      },
      { file: 'web/domain/undo/undo.ts', line: 2, text: 'domain may not import web/exit/a.ts' },
    ]);
  });

  it('include those into other layers that stand higher there, or in another feature', () => {
    expect(
      upward({
        'web/parts/flow/a.ts': "import '#machines/exit/exit.machine.ts';",
        'web/domain/pocket/a.ts': "import '#machines/pocket/queue.machine.ts';",
        'web/exit/a.ts':
          "import '#machines/exit/exit.machine.ts';\nimport '#machines/map/map.machine.ts';\nimport '#machines/domain/undo/undo.machine.ts';\nimport '#engines/drawing/a.ts';",
      }),
    ).toEqual([
      {
        file: 'web/parts/flow/a.ts',
        line: 1,
        text: 'parts may not import machines/exit/exit.machine.ts',
      },
      {
        file: 'web/domain/pocket/a.ts',
        line: 1,
        text: 'domain may not import machines/pocket/queue.machine.ts',
      },
      { file: 'web/exit/a.ts', line: 2, text: 'exit may not import machines/map/map.machine.ts' },
    ]);
  });

  it('include those from one engine to another, unless the list allows them', () => {
    const tree = {
      'engines/paper/card/a.ts': "import '../pen.ts';\nimport '../../ground/spelling.ts';",
      'engines/ground/spelling.ts': "import '../paper/pen.ts';",
    };
    const paper = { layer: 'engines', from: 'paper', to: ['ground'], reason: 'spelling' } as const;
    expect(upward(tree, [paper])).toEqual([
      {
        file: 'engines/ground/spelling.ts',
        line: 1,
        text: 'ground may not import engines/paper/pen.ts',
      },
    ]);
  });

  it('include unused entries of that list, with the line of the entry', () => {
    const listed =
      "export const allowedImports = [\n  {\n    layer: 'web',\n    from: 'booking',\n";
    expect(upward({ 'scripts/house/allowed-imports.ts': `${listed}}];` }, [allowed])).toEqual([
      {
        file: 'scripts/house/allowed-imports.ts',
        line: 3,
        text: 'no file of web/booking imports web/cards any more',
      },
    ]);
  });
});
