import { useMap, useMapView } from '../engine/map-context.ts';
import { mapTexts } from '../map.texts.ts';
import classes from './Controls.module.css';
import { scaleOf } from './scale.view.ts';

/** The scale at the centre of the map (GMV-08, PUB-06). */
export function ScaleBar() {
  const view = useMapView(useMap(), 'zoom');
  if (!view) return null;
  const { text, width } = scaleOf(view.latitude, view.zoom);
  return (
    <div className={classes.scale} style={{ width }} role="img" aria-label={mapTexts.scale(text)}>
      {text}
    </div>
  );
}
