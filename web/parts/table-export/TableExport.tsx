import { CopyOutlined, FileExcelOutlined, FileTextOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { saveBlob } from '../files/save-file.ts';
import { PageLink } from '../links/PageLink.tsx';
import { exportTexts as texts } from './export.texts.ts';
import { exportedTable, type ExportedTable, type TableCells } from './exported.rows.ts';
import { exportFilename } from './filename.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './TableExport.module.css';

interface Props {
  readonly caption: string;
  /** Offers the link of the screen, whose list this is. */
  readonly linked: boolean;
  /** The found rows in their order, read on click. */
  readonly read: () => TableCells;
}

/** Copies a list or exports it as CSV or XLSX, as shown; the writers are loaded on click. */
export function TableExport({ caption, linked, read }: Props) {
  const [said, setSaid] = useState('');
  const doing = (work: (table: ExportedTable) => Promise<string>) => () => {
    setSaid('');
    work(exportedTable(read())).then(setSaid, () => setSaid(texts.failed));
  };

  return (
    <div className={`${blocks.row} ${classes.export}`} role="group" aria-label={texts.group}>
      <span role="status" className={blocks.hint}>
        {said}
      </span>
      <button
        type="button"
        onClick={doing(async (table) => {
          const { asClipboardText } = await import('./csv.ts');
          try {
            await navigator.clipboard.writeText(asClipboardText(table));
          } catch {
            return texts.notCopied;
          }
          return texts.copied(table.rows.length);
        })}
      >
        <CopyOutlined aria-hidden /> {texts.copy}
      </button>
      {linked && <PageLink bare />}
      <button
        type="button"
        onClick={doing(async (table) => {
          const { asCsv } = await import('./csv.ts');
          return save(new Blob([asCsv(table)], { type: 'text/csv;charset=utf-8' }), caption, 'csv');
        })}
      >
        <FileTextOutlined aria-hidden /> {texts.csv}
      </button>
      <button
        type="button"
        onClick={doing(async (table) => {
          const { asXlsx } = await import('./xlsx.ts');
          return save(await asXlsx(table), caption, 'xlsx');
        })}
      >
        <FileExcelOutlined aria-hidden /> {texts.xlsx}
      </button>
    </div>
  );
}

function save(content: Blob, caption: string, ending: string): string {
  saveBlob(content, exportFilename(caption, new Date(), ending));
  return '';
}
