import { DownloadOutlined } from '@ant-design/icons';

import type { ImportKind } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { FileField } from '../parts/fields/FileField.tsx';
import { saveBlob } from '../parts/files/save-file.ts';
import { readableEndings } from './files/read-file.ts';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Imports.module.css';
import { importsTexts as texts, modelRows } from './imports.texts.ts';
import { importKinds, type ImportView } from './imports.view.ts';

interface Props {
  readonly view: ImportView;
  readonly onFile: (file: File) => void;
}

/** Semicolons and a byte order mark, as a French spreadsheet expects. */
function saveModel(kind: ImportKind): void {
  const text = modelRows[kind].map((cells) => cells.join(';')).join('\r\n');
  saveBlob(
    new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' }),
    `${texts.modelFile[kind]}.csv`,
  );
}

export function FileChoice({ view, onFile }: Props) {
  return (
    <section className={`${blocks.card} ${classes.card}`}>
      <FileField
        label={texts.file}
        error={view.problem?.message}
        hint={view.reading ? texts.reading : texts.fileHint}
        accept={readableEndings}
        disabled={view.busy}
        fileName={view.fileName}
        onChoose={onFile}
      />
      <div className={`${blocks.row} ${classes.models}`}>
        <h2>{texts.models}</h2>
        {importKinds.map((kind) => (
          <Button key={kind} onClick={() => saveModel(kind)}>
            <DownloadOutlined aria-hidden /> {withProduct(texts.kinds[kind])}
          </Button>
        ))}
      </div>
    </section>
  );
}
