import type { MapFeatures } from '#schema/geojson.ts';
import { imported } from '#engines/drawing/foreign-file.ts';

/** The drawing that a tab left behind; null where it is the map itself or cannot be read. */
export const unsavedDraft = (draft: unknown, loaded: MapFeatures | null) =>
  typeof draft !== 'string' || draft === JSON.stringify(loaded) ? null : imported(draft);
