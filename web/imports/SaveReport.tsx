import { useState } from 'react';

import type { ImportReport } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { saveBlob } from '../parts/files/save-file.ts';
import { exportTexts } from '../parts/table-export/export.texts.ts';
import { exportFilename } from '../parts/table-export/filename.ts';
import { importsTexts as texts } from './imports.texts.ts';
import { reportTable } from './report.view.ts';

interface Props {
  readonly report: ImportReport;
  readonly name: string;
}

/** Saves every line of the report as CSV; the writer is loaded on click. */
export function SaveReport({ report, name }: Props) {
  const [said, setSaid] = useState('');
  const save = async () => {
    const { asCsv } = await import('../parts/table-export/csv.ts');
    const content = new Blob([asCsv(reportTable(report))], { type: 'text/csv;charset=utf-8' });
    saveBlob(content, exportFilename(name, new Date(), 'csv'));
    return '';
  };
  return (
    <>
      <Button onClick={() => void save().then(setSaid, () => setSaid(exportTexts.failed))}>
        {texts.saveReport}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
