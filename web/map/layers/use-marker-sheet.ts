import type { DeckProps } from '@deck.gl/core';
import { useEffect, useMemo, useState } from 'react';
import type { MarkerIcons } from '../map-data.ts';
import { markerAtlas } from './marker-atlas.ts';
import type { MarkerSheet } from './marker-layer.ts';

export type Device = Parameters<NonNullable<DeckProps['onDeviceInitialized']>>[0];

/** The icons as one texture of the device, sharp on dense screens; null until they are loaded. */
export function useMarkerSheet(device: Device | null, icons: MarkerIcons): MarkerSheet | null {
  const [sheet, setSheet] = useState<MarkerSheet | null>(null);
  const [ratio] = useState(() => Math.max(2, Math.ceil(window.devicePixelRatio)));
  // Icons come while the device is still on its way.
  const atlas = useMemo(() => markerAtlas(icons, ratio), [icons, ratio]);
  useEffect(() => {
    if (!device) return undefined;
    let wanted = true;
    let made: MarkerSheet | null = null;
    void atlas.then(({ image, mapping }) => {
      if (!wanted) return;
      const texture = device.createTexture({
        format: 'rgba8unorm',
        width: image.width,
        height: image.height,
        sampler: { minFilter: 'linear', magFilter: 'linear' },
      });
      texture.copyExternalImage({ image });
      made = { texture, mapping, ratio };
      setSheet(made);
    });
    return () => {
      wanted = false;
      made?.texture.destroy();
      setSheet(null);
    };
  }, [device, atlas, ratio]);
  return sheet;
}
