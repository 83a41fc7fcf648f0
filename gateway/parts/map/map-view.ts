import type { WireIcon, WireMap } from './wire-map.ts';
import { mapFeatures } from './map-features.ts';

export const mapView = (map: WireMap) => ({
  basemap: {
    url: map.basemap_url,
    name: map.basemap_name,
    copyrightUrl: map.basemap_copyright_url,
    maxZoom: map.basemap_max_zoom,
    centre: map.basemap_centre ?? null,
  },
  polygonStyle: map.polygon_style,
  icons: {
    information: icon(map.information_icon),
    parking: icon(map.parking_icon),
    mobilestand: icon(map.mobilestand_icon),
    kingdomhome: icon(map.kingdomhome_icon),
  },
  latitude: map.latitude,
  longitude: map.longitude,
  zoom: map.zoom,
  geojsonFeature: mapFeatures(map.geojson_feature),
});

const icon = ({ url, width, height, anchor_x, anchor_y }: WireIcon) => ({
  url,
  width,
  height,
  anchorX: anchor_x,
  anchorY: anchor_y,
});
