import type { FeatureCollection } from 'geojson';
import { polygonStyle, type MapPlace, type PolygonSettings } from './map.rules.ts';

export interface MapSettings extends PolygonSettings {
  readonly basemap_url: string;
  readonly basemap_name: string;
  readonly basemap_copyright_url: string;
  readonly basemap_max_zoom: number;
}

/** A pin whose tip stands on the place, in pixels (B-75); the pictures are in web/public/markers. */
const pin = (kind: string) => ({
  url: `/markers/${kind}.svg`,
  width: 32,
  height: 40,
  anchor_x: 16,
  anchor_y: 39,
});

const icons = {
  information_icon: pin('information'),
  parking_icon: pin('parking'),
  mobilestand_icon: pin('mobilestand'),
  kingdomhome_icon: pin('kingdomhome'),
} as const;

/** Without a place the map shows all that is drawn. */
type Nowhere = { readonly [Name in keyof MapPlace]: MapPlace[Name] | null };

/** The fields that every map has in its answer (spec 1 §3, Global map). */
export const mapFields = (
  settings: MapSettings,
  map: Nowhere & { readonly geojson_feature: FeatureCollection },
) => ({
  basemap_url: settings.basemap_url,
  basemap_name: settings.basemap_name,
  basemap_copyright_url: settings.basemap_copyright_url,
  basemap_max_zoom: settings.basemap_max_zoom,
  polygon_style: polygonStyle(settings),
  ...icons,
  latitude: map.latitude,
  longitude: map.longitude,
  zoom: map.zoom,
  geojson_feature: map.geojson_feature,
});
