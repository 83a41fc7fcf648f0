import type { DeckProps } from '@deck.gl/core';
import { useEffect, useState } from 'react';
import type { MarkerAtlas } from './marker-atlas.ts';
import type { MarkerSheet } from './marker-layer.ts';

export type Device = Parameters<NonNullable<DeckProps['onDeviceInitialized']>>[0];

/** The icon atlas as a texture of the device; null until it has loaded. */
export function useMarkerSheet(
  device: Device | null,
  pins: Promise<MarkerAtlas>,
): MarkerSheet | null {
  const [sheet, setSheet] = useState<MarkerSheet | null>(null);
  useEffect(() => {
    if (!device) return undefined;
    let wanted = true;
    let made: MarkerSheet | null = null;
    void pins.then(({ image, mapping, ratio }) => {
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
  }, [device, pins]);
  return sheet;
}
