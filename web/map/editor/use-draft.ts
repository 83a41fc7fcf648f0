import { useCallback, useEffect, useState } from 'react';
import { imported } from '#machines/map/operations/foreign-file.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { dropDraft, readDraft, writeDraft } from './draft-store.ts';

interface Drawn {
  /** Null until it is loaded. */
  readonly saved: MapFeatures | null;
  readonly present: MapFeatures;
  readonly unsaved: boolean;
}

const rest = 300;
/** Where a browser keeps nothing, there is no draft, and nothing else changes. */
const unkept = (error: unknown) => console.warn(error);

/** Keeps what is not saved yet, so that a crash of the tab loses nothing (issue 5). */
export function useDraft(about: string, { saved, present, unsaved }: Drawn) {
  const [found, setFound] = useState<MapFeatures | null>(null);
  const loaded = saved !== null;

  useEffect(() => {
    if (!saved) return;
    const known = JSON.stringify(saved);
    readDraft(about).then((draft) => {
      if (draft !== null && draft !== known) setFound(imported(draft));
    }, unkept);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the map has been loaded
  }, [about, loaded]);

  useEffect(() => {
    if (!unsaved) return undefined;
    const timer = setTimeout(() => {
      writeDraft(about, present).catch(unkept);
    }, rest);
    return () => clearTimeout(timer);
  }, [about, present, unsaved]);

  const drop = useCallback(() => {
    setFound(null);
    dropDraft(about).catch(unkept);
  }, [about]);
  return { found, drop, taken: () => setFound(null) };
}
