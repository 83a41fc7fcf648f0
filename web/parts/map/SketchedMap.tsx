import type { ReactNode } from 'react';
import { MapLabels } from './labels/MapLabels.tsx';
import classes from './MapCanvas.module.css';
import type { MapData } from './map-data.ts';
import { MapSketch } from './sketch/MapSketch.tsx';
import type { MapStreets } from './streets/map-streets.ts';
import { useMapContent } from './useMapContent.ts';
import { WaitingMap } from './WaitingMap.tsx';

interface Props {
  readonly map: MapData;
  readonly limits?: string;
  readonly title?: ReactNode;
  readonly lowerRight?: ReactNode;
  readonly streets?: MapStreets;
}

/** Placeholder while the code of the map loads: features and labels in their final places. */
export function SketchedMap({ map, ...slots }: Props) {
  const content = useMapContent(map, null, map.basemap.maxZoom, slots.streets?.streets);
  return (
    <WaitingMap {...slots} basemap={map.basemap} list={content.list}>
      <div className={classes.words}>
        <MapSketch content={content} startView={content.start} />
        <MapLabels {...content} startView={content.start} />
      </div>
    </WaitingMap>
  );
}
