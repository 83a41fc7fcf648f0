import { DownloadOutlined } from '@ant-design/icons';

import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { archiveTexts as texts } from './archive.texts.ts';
import { useArchiveExport } from './useArchiveExport.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Archive.module.css';

/** Export of one's own congregation, for its administrators. */
export function ArchivePanel({ congregationId }: { readonly congregationId: string }) {
  const { view, send } = useArchiveExport();
  return (
    <section
      className={`${blocks.panel} ${blocks.column} ${classes.panel}`}
      aria-labelledby="archive-title"
    >
      <h2 id="archive-title">{texts.panel}</h2>
      <p className={blocks.quiet}>{withProduct(texts.about)}</p>
      <Button
        disabled={!view.canExport && view.exporting === null}
        busy={view.exporting !== null}
        onClick={() => send({ type: 'export', congregationId })}
      >
        <DownloadOutlined aria-hidden /> {texts.exportOwn}
      </Button>
      <Confirm question={view.question} onAnswer={send} />
    </section>
  );
}
