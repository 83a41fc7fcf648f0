import type { ReactNode } from 'react';
import { Attribution } from './controls/Attribution.tsx';
import { FeatureList } from './FeatureList.tsx';
import classes from './MapCanvas.module.css';
import type { Basemap } from './map-data.ts';
import { mapTexts } from './map.texts.ts';
import type { ListedFeature } from './map.view.ts';
import { MapStatus } from './MapStatus.tsx';

interface Props {
  readonly basemap: Basemap;
  readonly list: readonly ListedFeature[];
  readonly limits?: string | undefined;
  readonly title?: ReactNode;
  readonly lowerRight?: ReactNode;
  /** Shapes and names, before the list of what they are. */
  readonly children: ReactNode;
}

/** A map before its engine has come, everything where it will be. */
export const WaitingMap = ({ basemap, list, limits, children, ...slots }: Props) => (
  <div className={classes.region}>
    <div className={classes.title}>{slots.title}</div>
    <div className={classes.stage}>
      {children}
      <FeatureList features={list} instead={null} limits={limits} onChoose={null} />
    </div>
    <div className={classes.foot}>
      <MapStatus>{mapTexts.loading}</MapStatus>
      <div className={classes.lowerRight}>{slots.lowerRight}</div>
      <Attribution basemap={basemap} />
    </div>
  </div>
);
