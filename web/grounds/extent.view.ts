import type { MapFeatures } from '#schema/geojson.ts';
import type { Ground } from '#schema/generated.ts';

import type { MapData } from '../parts/map/map-data.ts';
import { limitDesc } from '../parts/map/map.view.ts';
import { groundsTexts as texts } from './grounds.texts.ts';

const degrees = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const kilometres = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 2 });
const kilometresOfDegree = 111.32;

const shown = (value: number) => degrees.format(Math.abs(value));

type Hemispheres = readonly [positive: string, negative: string];

const end = (value: number, [positive, negative]: Hemispheres) =>
  texts.degree(shown(value), value < 0 ? negative : positive);

/** The hemisphere is said once where both ends lie in it. */
const span = (from: number, to: number, hemispheres: Hemispheres) =>
  texts.range(
    from < 0 === to < 0 ? texts.plainDegree(shown(from)) : end(from, hemispheres),
    end(to, hemispheres),
  );

/** What a ground covers: degrees, and how wide and high that is. */
export function extentText([west = 0, south = 0, east = 0, north = 0]: readonly number[]): string {
  const high = (north - south) * kilometresOfDegree;
  const middle = Math.cos(((north + south) * Math.PI) / 360);
  const wide = (east - west) * kilometresOfDegree * middle;
  return texts.extent(
    span(south, north, ['N', 'S']),
    span(west, east, ['E', 'O']),
    kilometres.format(wide),
    kilometres.format(high),
  );
}

const pin = { url: '/markers/information.svg', width: 32, height: 40, anchorX: 16, anchorY: 39 };

/** A map of nothing but the ground, with its frame as the limits. */
export function groundMap({ address, name, bounds }: Ground): MapData {
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  const frame: MapFeatures = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { type: 'polygon', desc: limitDesc },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [west, south],
              [east, south],
              [east, north],
              [west, north],
              [west, south],
            ],
          ],
        },
      },
    ],
  };
  return {
    basemap: {
      url: address,
      name,
      copyrightUrl: 'https://www.openstreetmap.org/copyright',
      maxZoom: 19,
      centre: null,
    },
    polygonStyle: {
      stroke: true,
      color: '#3388ff',
      weight: 3,
      dashArray: null,
      fillColor: '#3388ff',
      fillOpacity: 0,
    },
    icons: { information: pin, parking: pin, mobilestand: pin, kingdomhome: pin },
    latitude: null,
    longitude: null,
    zoom: null,
    geojsonFeature: frame,
  };
}
