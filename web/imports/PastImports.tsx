import { useMemo } from 'react';

import { RecordTable } from '../parts/table/RecordTable.tsx';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { pastColumns, type PastImport } from './past.columns.tsx';

interface Props {
  readonly rows: readonly PastImport[];
  readonly canUndo: boolean;
  readonly onUndo: (row: PastImport) => void;
}

const rowId = ({ id }: PastImport) => id;
const cssClass = () => '';

/** Past imports; each can be undone while nothing depends on what it wrote. */
export function PastImports({ rows, canUndo, onUndo }: Props) {
  const columns = useMemo(() => pastColumns({ canUndo, onUndo }), [canUndo, onUndo]);
  return (
    <section className={classes.past} aria-labelledby="past-imports">
      <h2 id="past-imports">{texts.past}</h2>
      <RecordTable
        caption={texts.past}
        columns={columns}
        rows={rows}
        rowId={rowId}
        cssClass={cssClass}
        counted={texts.countedImports}
        emptyText={texts.noPast}
        searchable={false}
        exportable={false}
      />
    </section>
  );
}
