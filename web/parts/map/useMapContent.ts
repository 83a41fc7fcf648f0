import { useCallback, useMemo } from 'react';
import { useColorScheme } from '../theme/theme-choice.ts';
import { bare } from './geometry/clear-sides.ts';
import { startView } from './geometry/start-view.ts';
import { markerFrames, pinsOf } from './layers/marker-atlas.ts';
import type { PolygonFills } from './layers/polygon-layer.ts';
import type { MapData } from './map-data.ts';
import { mapShapes, noFeatures } from './map.view.ts';
import { type MapStreet, noStreets } from './streets/map-streets.ts';

const nowhere = { latitude: null, longitude: null, zoom: null };

/** The content of a map independent of its renderer: features, labels, markers, colours and start view. */
export function useMapContent(
  data: MapData,
  fills: PolygonFills | null,
  maxZoom: number,
  /** A map beside a list of its streets begins with the whole territory, in whatever room it has (OWN-224). */
  listed: readonly MapStreet[] | null = null,
  /** Labels without room are dots, instead of lying over one another as permanent ones may. */
  fitting = false,
) {
  const scheme = useColorScheme();
  const { polygonStyle, icons, geojsonFeature, basemap } = data;
  const { centre } = basemap;
  const streets = listed ?? noStreets;
  const saved = listed ? nowhere : data;
  const features = geojsonFeature ?? noFeatures;
  const shapes = useMemo(() => {
    const shown = mapShapes(features);
    return { ...shown, labels: shown.labels.map((it) => ({ ...it, always: !fitting })) };
  }, [features, fitting]);
  const sizes = useMemo(() => markerFrames(icons), [icons]);
  const start = useCallback(
    (size: { width: number; height: number }) =>
      startView(saved, features, size, { maxZoom, ground: centre }),
    [saved, features, maxZoom, centre],
  );
  const fit = useCallback(
    (size: { width: number; height: number }) =>
      startView(nowhere, features, size, { ground: centre, sides: bare }),
    [features, centre],
  );
  return useMemo(
    () => ({
      ...shapes,
      streets,
      polygonStyle,
      fills,
      scheme,
      sizes,
      pins: pinsOf(icons),
      start,
      fit,
    }),
    [shapes, streets, polygonStyle, fills, scheme, sizes, icons, start, fit],
  );
}

export type MapContent = ReturnType<typeof useMapContent>;
