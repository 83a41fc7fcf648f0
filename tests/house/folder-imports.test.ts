import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../scripts/house/house.ts';
import { moduleOf } from '../../scripts/house/sources.ts';
import { findingsIn } from './findings-in.ts';

describe('folder-to-folder imports', () => {
  it('count parts as one folder and the layer’s own files as another', () => {
    const modules = {
      'web/main.ts': "import './a/a.ts'; import './b/b.ts'; import './parts/p/p.ts';",
      'web/a/a.ts': "import '../parts/p/p.ts'; import '../parts/q/q.ts'; import './other.ts';",
      'web/parts/p/p.ts': "import '../q/q.ts';",
    };
    const figures = figuresOf({
      modules: Object.entries(modules).map(([file, text]) => moduleOf(file, text)),
      documents: [],
      others: [],
      files: [],
    });
    expect(figures.filter(({ name }) => name.startsWith('folder-to-folder'))).toEqual([
      { name: 'folder-to-folder imports below web', value: '4', limit: '97', findings: [] },
      { name: 'folder-to-folder imports below backend', value: '0', findings: [] },
      { name: 'folder-to-folder imports below engines', value: '0', findings: [] },
      { name: 'folder-to-folder imports below gateway', value: '0', findings: [] },
      { name: 'folder-to-folder imports below machines', value: '0', findings: [] },
    ]);
  });

  it('are all named once there are more than 97 below web', () => {
    const imports = (count: number) =>
      Array.from({ length: count }, (_, at) => `import './f${at}/f.ts';`).join('\n');
    const findings = (count: number) =>
      findingsIn('folder-to-folder imports below web', { 'web/main.ts': imports(count) });
    expect(findings(97)).toEqual([]);
    expect(findings(98)).toHaveLength(98);
    expect(findings(98).at(-1)).toEqual({
      file: 'web/main.ts',
      line: 98,
      text: 'web: own files → f97',
    });
  });
});
