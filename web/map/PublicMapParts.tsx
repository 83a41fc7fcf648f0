import { Itinerary } from '../parts/map/Itinerary.tsx';
import { destinationOf } from '../parts/map/itinerary.ts';
import { mapTexts } from '../parts/map/map.texts.ts';
import type { PublicMapQuery } from '#web/parts/graphql/generated/graphql.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import { InfoBox } from './InfoBox.tsx';
import classes from './PublicMapScreen.module.css';

export type PublicMap = NonNullable<PublicMapQuery['publicMap']>;

interface HeadingProps {
  readonly map: PublicMap;
  readonly informed?: boolean;
  readonly onInformed?: () => void;
  readonly device?: string;
}

/** What stands at the top left of a public map. */
export function PublicMapHeading({ map, informed = false, onInformed, device }: HeadingProps) {
  const destination = map.geojsonFeature && destinationOf(map.geojsonFeature);
  return (
    <>
      <title>{`${map.numberName} – ${withProduct(texts.appName)}`}</title>
      <h1 className={classes.name}>{map.numberName}</h1>
      {informed || <InfoBox info={map.info} onHide={onInformed} />}
      {destination && <Itinerary to={destination} device={device} />}
    </>
  );
}

/** The code of its address, at the lower right. */
export const PublicMapCode = ({ map }: { readonly map: PublicMap }) => (
  <a className={classes.qrcode} href={map.mapLink}>
    <img src={map.qrcode} alt={mapTexts.qrcode} />
  </a>
);
