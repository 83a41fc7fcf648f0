import { describe, expect, it } from 'vitest';
import { tableOf } from '../../scripts/house/figures.ts';

describe('the table of figures', () => {
  it('shows each value beside its limit', () => {
    expect(
      tableOf([
        { name: 'circles', value: '0', limit: '0', findings: [] },
        { name: 'folder-to-folder imports below web', value: '76', limit: '80', findings: [] },
        { name: 'folder-to-folder imports below backend', value: '86', findings: [] },
      ]).split('\n'),
    ).toEqual([
      'figure                                  value  limit',
      'circles                                     0      0',
      'folder-to-folder imports below web         76     80',
      'folder-to-folder imports below backend     86',
    ]);
  });
});
