import { useMemo } from 'react';

import { RecordTable } from '../table/RecordTable.tsx';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import { pastColumns, type PastImport } from './past.columns.tsx';

interface Props {
  readonly rows: readonly PastImport[];
  readonly canAsk: boolean;
  readonly onUndo: (row: PastImport) => void;
}

const rowId = ({ id }: PastImport) => id;
const cssClass = () => '';

/** What was imported, each to be taken back while nothing was built on it. */
export function PastImports({ rows, canAsk, onUndo }: Props) {
  const columns = useMemo(() => pastColumns({ canAsk, onUndo }), [canAsk, onUndo]);
  return (
    <section className={classes['past']} aria-labelledby="past-imports">
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
