import type { ReadMap } from './wire-map.ts';
import { mapFeatures } from './map-features.ts';

export const mapView = (map: ReadMap) => ({
  basemap: {
    url: map.basemapUrl,
    name: map.basemapName,
    copyrightUrl: map.basemapCopyrightUrl,
    maxZoom: map.basemapMaxZoom,
    centre: map.basemapCentre,
  },
  polygonStyle: map.polygonStyle,
  icons: {
    information: map.informationIcon,
    parking: map.parkingIcon,
    mobilestand: map.mobilestandIcon,
    kingdomhome: map.kingdomhomeIcon,
  },
  latitude: map.latitude,
  longitude: map.longitude,
  zoom: map.zoom,
  geojsonFeature: mapFeatures(map.geojsonFeature),
});
