import { QrcodeOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { ShareMaps } from '../domain/territory/ShareMaps.tsx';
import { Button } from '../parts/button/Button.tsx';
import { MapCode } from './MapCode.tsx';
import { territoryTexts as texts } from './territory.texts.ts';

interface Props {
  readonly numberName: string;
  /** The public link of the map. */
  readonly mapLink: string;
  /** The map is drawn here, which alone has a code. */
  readonly drawn: boolean;
}

/** Hands the public link of a territory's map to somebody: by the device, a mail or a code (OWN-250). */
export function MapSharing({ numberName, mapLink, drawn }: Props) {
  const [coded, setCoded] = useState(false);
  return (
    <>
      <ShareMaps rows={[{ numberName, mapLink }]} />
      {drawn && (
        <>
          <Button aria-label={texts.codeOf(numberName)} onClick={() => setCoded(true)}>
            <QrcodeOutlined aria-hidden /> {texts.code}
          </Button>
          <MapCode
            title={texts.codeOf(numberName)}
            mapLink={mapLink}
            open={coded}
            onClose={() => setCoded(false)}
          />
        </>
      )}
    </>
  );
}
