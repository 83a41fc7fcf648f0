import { exported } from '#engines/drawing/foreign-file.ts';
import type { MapFeatures } from '#schema/geojson.ts';

/** Saves the map as a file; the server takes no part in it (B-84, MAP-35). */
export function downloadMap(features: MapFeatures, name: string) {
  const url = URL.createObjectURL(new Blob([exported(features)], { type: 'application/geo+json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Chromium and Safari read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
