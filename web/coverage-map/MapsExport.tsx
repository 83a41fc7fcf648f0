import { DownloadOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { type Client, useClient } from 'urql';

import { Button } from '../parts/button/Button.tsx';
import { saveBlob } from '../parts/files/save-file.ts';
import { ask } from '../parts/graphql/ask.ts';
import { exportFilename } from '../parts/table-export/filename.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { mapsToExportQuery } from './coverage-map.operations.ts';
import { coverageTexts as texts } from './coverage-map.texts.ts';
import { mapsFile, type MapsFormat } from './maps-file.ts';

async function saveMaps(client: Client, format: MapsFormat) {
  const { mapsToExport } = await ask(client, mapsToExportQuery, {});
  if (!mapsToExport) throw new Error('This backend gives no maps.');
  const file = await mapsFile(mapsToExport, format);
  saveBlob(file, exportFilename(texts.mapsFile, new Date(), format));
}

/** Saves every drawn map in one file, which the import reads back (OWN-327). */
export function MapsExport() {
  const client = useClient();
  const [writing, setWriting] = useState<MapsFormat | null>(null);
  const [failed, setFailed] = useState(false);
  const write = async (format: MapsFormat) => {
    setWriting(format);
    setFailed(false);
    try {
      await saveMaps(client, format);
    } catch {
      setFailed(true);
    } finally {
      setWriting(null);
    }
  };
  return (
    <div className={blocks.tools} role="group" aria-label={texts.exportMaps}>
      {(['geojson', 'kml'] as const).map((format) => (
        <Button key={format} busy={writing === format} onClick={() => void write(format)}>
          <DownloadOutlined aria-hidden /> {texts.mapsAs[format]}
        </Button>
      ))}
      <span role="status" className={blocks.hint}>
        {failed && texts.mapsFailed}
      </span>
    </div>
  );
}
