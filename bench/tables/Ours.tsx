import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { RecordTable } from '../../web/parts/table/RecordTable.tsx';
import type { Column } from '../../web/parts/table/table.column.ts';
import { applyTokens } from '../../web/parts/theme/token-styles.ts';
import '../../web/parts/theme/theme.css';
import { benchRows, columnNames, type Row } from './rows.ts';
import { watch } from './watch.ts';

const rows = benchRows();
const columns: readonly Column<Row>[] = columnNames.map((header, at) => ({
  id: `c${at}`,
  header,
  text: (row) => row.cells[at] ?? '',
  sortBy: (row) => row.cells[at] ?? '',
}));
const rowId = (row: Row) => row.id;
const cssClass = () => '';
const nameOf = (row: Row) => row.cells[0] ?? '';
const counted = ['territoire', 'territoires'] as const;

/** The list as on a screen, with selectable rows. */
function List() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = useMemo(() => new Set(ids), [ids]);
  return (
    <RecordTable
      caption="Territoires"
      columns={columns}
      rows={rows}
      rowId={rowId}
      cssClass={cssClass}
      counted={counted}
      selection={{ chosen, onChoose: setIds, nameOf }}
    />
  );
}

applyTokens();
const router = createBrowserRouter([{ path: '*', element: <List /> }]);
const root = createRoot(document.querySelector('#root') ?? document.body);
watch(
  () => root.render(<RouterProvider router={router} />),
  () => document.querySelector('table')?.parentElement ?? null,
);
