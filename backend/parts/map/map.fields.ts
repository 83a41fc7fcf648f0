import type { FeatureCollection } from 'geojson';
import type { Config } from '../config/config.ts';
import type { MapPlace } from './place.ts';
import { polygonStyle, type PolygonSettings } from './polygon-style.ts';

export interface MapSettings extends PolygonSettings {
  readonly basemap_provider_id: number;
  readonly basemap_url: string;
  readonly basemap_name: string;
  readonly basemap_copyright_url: string;
  readonly basemap_max_zoom: number;
}

/** Marker icon anchored at its tip, in pixels (B-75); the images are in web/public/markers. */
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

/** Basemap whose address BASEMAP_URL may override (B-22). */
const configuredProvider = 1;

/** No view: the client fits the map to its features. */
export const nowhere = { latitude: null, longitude: null, zoom: null } as const;

type NullablePlace = { readonly [Name in keyof MapPlace]: MapPlace[Name] | null };

/** Fields common to all map answers (spec 1 §3, Global map). */
export const mapFields = (
  settings: MapSettings,
  map: NullablePlace & { readonly geojson_feature: FeatureCollection | null },
  { basemapUrl }: Pick<Config, 'basemapUrl'>,
) => ({
  basemap_url:
    settings.basemap_provider_id === configuredProvider
      ? (basemapUrl ?? settings.basemap_url)
      : settings.basemap_url,
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
