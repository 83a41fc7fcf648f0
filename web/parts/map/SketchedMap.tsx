import type { ReactNode } from 'react';
import { Attribution } from './controls/Attribution.tsx';
import { MapLabels } from './labels/MapLabels.tsx';
import classes from './MapCanvas.module.css';
import type { MapData } from './map-data.ts';
import { mapTexts } from './map.texts.ts';
import { MapStatus } from './MapStatus.tsx';
import { MapSketch } from './sketch/MapSketch.tsx';
import { useMapContent } from './useMapContent.ts';

interface Props {
  readonly map: MapData;
  readonly title?: ReactNode;
}

/** Placeholder while the code of the map loads: features and labels in their final places. */
export function SketchedMap({ map, title }: Props) {
  const content = useMapContent(map, null, map.basemap.maxZoom);
  return (
    <div className={classes.region}>
      <div className={classes.title}>{title}</div>
      <div className={classes.words}>
        <MapSketch content={content} startView={content.start} />
        <MapLabels {...content} startView={content.start} />
      </div>
      <div className={classes.foot}>
        <MapStatus>{mapTexts.loading}</MapStatus>
        <Attribution basemap={map.basemap} />
      </div>
    </div>
  );
}
