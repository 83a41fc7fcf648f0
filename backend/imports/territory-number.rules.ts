import { territoryNumber } from '../domain/territory/territory-creation.fields.ts';
import { readCell, type ReadCell } from './cells.rules.ts';
import { shortened } from './file-name.rules.ts';
import type { ImportRow } from './imports.rules.ts';

/**
 * The number of a line, which the cell holds and nothing else: the figures of '3-B' or '12 rue' are the
 * number of another territory (OWN-315).
 */
export function numberIn(row: ImportRow): ReadCell<number> {
  const { number = '' } = row.cells;
  if (number === '' || /^\d+$/u.test(number)) return readCell(row, 'number', territoryNumber);
  return { fault: { code: 'notANumber', values: { number: shortened(number) } } };
}
