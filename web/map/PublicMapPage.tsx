import { DrawnMap } from '../parts/map/DrawnMap.tsx';
import { type PublicMap, PublicMapCode, PublicMapHeading } from './PublicMapParts.tsx';
import classes from './PublicMapScreen.module.css';

interface Props {
  readonly map: PublicMap;
  /** The user agent. */
  readonly device: string;
}

/** What the first answer shows of a public map, until its screen takes over (OWN-143). */
export const PublicMapPage = ({ map, device }: Props) => (
  <main className={classes.screen}>
    <DrawnMap
      map={map}
      limits={map.limits}
      title={<PublicMapHeading map={map} device={device} />}
      lowerRight={<PublicMapCode map={map} />}
    />
  </main>
);
