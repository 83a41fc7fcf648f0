import type { Column } from './table.column.ts';
import beneathClasses from './BeneathCells.module.css';
import classes from './TableGrid.module.css';

export function cellClass<Row>({ card, align, beneath }: Column<Row>): string | undefined {
  if (beneath === true) return beneathClasses.beneath;
  if (card === 'action') return classes.action;
  return align === 'end' ? classes.end : undefined;
}
