import type { FeatureCollection } from 'geojson';
import type { Config } from '../config.ts';
import { polygonStyle, type MapPlace, type PolygonSettings } from './map.rules.ts';

export interface MapSettings extends PolygonSettings {
  readonly basemap_provider_id: number;
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

/** The one whose address the environment may say (B-22). */
const configuredProvider = 1;

/** Without a place the map shows all that is drawn. */
export const nowhere = { latitude: null, longitude: null, zoom: null } as const;

type Placed = { readonly [Name in keyof MapPlace]: MapPlace[Name] | null };

/** The fields that every map has in its answer (spec 1 §3, Global map). */
export const mapFields = (
  settings: MapSettings,
  map: Placed & { readonly geojson_feature: FeatureCollection | null },
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

/** Every kind may be drawn (B-75). */
const enabled = {
  information_enable: true,
  parking_enable: true,
  mobilestand_enable: true,
  kingdomhome_enable: true,
} as const;

/** A map to draw on; nothing but its ground before the first save (REST-18). */
export const editableMapFields = (
  settings: MapSettings,
  map: (MapPlace & { readonly geojson_feature: FeatureCollection }) | null,
  version: string | null,
  config: Pick<Config, 'basemapUrl'>,
) => ({
  ...mapFields(settings, map ?? { ...nowhere, geojson_feature: null }, config),
  ...enabled,
  version: version ?? noVersion,
});

/** What is read before there is a map. */
export const noVersion = 'none';
