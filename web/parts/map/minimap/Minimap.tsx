import { DeckGL } from '@deck.gl/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { minimapMaxZoom } from '#schema/limits.ts';
import { useColorScheme } from '../../theme/theme-choice.ts';
import { tokens } from '../../theme/tokens.ts';
import { groundStyle, minimapStyle } from '../basemap.ts';
import { rgba } from '../layers/colour.ts';
import { FlatPolygonLayer, onPlane } from '../layers/flat-layers.ts';
import { useMap, useMapView } from '../engine/map-context.ts';
import type { Basemap } from '../map-data.ts';
import { createMap } from '../engine/map-engine.ts';
import { mapTexts } from '../map.texts.ts';
import { engineZoom } from '../geometry/mercator.ts';
import type { View } from '../geometry/start-view.ts';
import classes from './Minimap.module.css';
import { frameOf, minimapView } from './minimap.view.ts';

/** An overview map with the window of the main map (PUB-07). */
export function Minimap({ basemap }: { readonly basemap: Basemap }) {
  const map = useMap();
  const view = useMapView(map, 'moveend');
  return map && view ? (
    <DrawnMinimap basemap={basemap} great={map} view={minimapView(view)} />
  ) : null;
}

interface DrawnProps {
  readonly basemap: Basemap;
  readonly great: MapLibreMap;
  readonly view: View;
}

function DrawnMinimap({ basemap, great, view }: DrawnProps) {
  const container = useRef<HTMLDivElement>(null);
  const scheme = useColorScheme();
  const [small, setSmall] = useState<MapLibreMap | null>(null);
  const style = useMemo(() => minimapStyle(groundStyle(basemap, scheme)), [basemap, scheme]);
  const start = useRef({ style, view });

  useEffect(() => {
    if (!container.current) return undefined;
    const map = createMap({
      ...start.current,
      container: container.current,
      maxZoom: minimapMaxZoom,
      interactive: false,
    });
    setSmall(map);
    return () => {
      map.remove();
      setSmall(null);
    };
  }, []);
  useEffect(() => {
    if (style !== start.current.style) small?.setStyle(style);
  }, [small, style]);

  const camera = {
    longitude: view.longitude,
    latitude: view.latitude,
    zoom: engineZoom(view.zoom),
  };
  useEffect(() => {
    small?.jumpTo({ center: [view.longitude, view.latitude], zoom: engineZoom(view.zoom) });
  }, [small, view.longitude, view.latitude, view.zoom]);

  const bounds = great.getBounds();
  const { line, inside } = frameOf(
    {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    view,
  );
  const { ink } = tokens[scheme];
  const frame = new FlatPolygonLayer<{ rings: [number, number][][]; opacity: number }>({
    id: 'frame',
    data: [
      { rings: inside, opacity: 0.12 },
      { rings: line, opacity: 0.9 },
    ],
    getPolygon: ({ rings }) => rings.map((ring) => ring.map(onPlane)),
    getFillColor: ({ opacity }) => rgba(ink, opacity),
  });

  return (
    <div className={classes.minimap} role="img" aria-label={mapTexts.minimap}>
      <div className={classes.ground} inert>
        <div ref={container} className={classes.ground} />
        <DeckGL viewState={camera} layers={[frame]} controller={false} />
      </div>
    </div>
  );
}
