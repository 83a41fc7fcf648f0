import { describe, expect, it } from 'vitest';
import { findingsIn } from './findings-in.ts';

describe('files', () => {
  it.each(['web/a/a.ts', 'web/a/A.module.css'])('may not have a 301st line: %s', (file) => {
    const findings = (count: number) =>
      findingsIn('lines of the longest file', { [file]: '/**/\n'.repeat(count) });
    expect(findings(300)).toEqual([]);
    expect(findings(301)).toEqual([{ file, line: 301, text: '301 lines' }]);
  });

  it('have names that say what they hold', () => {
    expect(
      findingsIn('file names that say nothing', {
        'web/a/utils.ts': '',
        'web/shared/b.ts': '',
        'web/a/index.ts': '',
        'web/a/use-rows.tsx': '',
        'web/a/Rows.tsx': '',
        'web/a/territory-types.columns.tsx': '',
      }).map(({ file }) => file),
    ).toEqual(['web/a/utils.ts', 'web/shared/b.ts', 'web/a/index.ts', 'web/a/use-rows.tsx']);
  });
});
