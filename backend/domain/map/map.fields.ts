import type { FeatureCollection } from 'geojson';
import type { Config } from '../../parts/config/config.ts';
import { groundAddress } from '../../parts/grounds/ground-file.ts';
import type { MapPlace } from './place.ts';
import { polygonStyle, type PolygonSettings } from './polygon-style.ts';

export interface MapSettings extends PolygonSettings {
  readonly basemap_provider_id: number;
  readonly basemap_url: string;
  readonly basemap_name: string;
  readonly basemap_copyright_url: string;
  readonly basemap_max_zoom: number;
  readonly basemap_centre: MapPlace | null;
  /** The ground that the site's administrator gave to the congregation; drawn before the others. */
  readonly own_ground: OwnGround | null;
}

export interface OwnGround {
  readonly sha256: string;
  readonly name: string;
  readonly centre: MapPlace;
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

/** Address of a basemap, which BASEMAP_URL may have changed. */
export const providerUrl = (
  provider: { readonly id: number; readonly url: string },
  { basemapUrl }: Pick<Config, 'basemapUrl'>,
): string => (provider.id === configuredProvider ? (basemapUrl ?? provider.url) : provider.url);

/** A file with streets, in contrast to pictures of them. */
export const holdsStreets = (url: string): boolean => /\.pmtiles(?:$|[?#])/u.test(url);

/** No view: the client fits the map to its features. */
export const nowhere = { latitude: null, longitude: null, zoom: null } as const;

type NullablePlace = { readonly [Name in keyof MapPlace]: MapPlace[Name] | null };

/** Fields common to all map answers (spec 1 §3, Global map). */
export const mapFields = (
  settings: MapSettings,
  map: NullablePlace & { readonly geojson_feature: FeatureCollection | null },
  config: Pick<Config, 'basemapUrl'>,
) => ({
  ...basemapFields(settings, config),
  polygon_style: polygonStyle(settings),
  ...icons,
  latitude: map.latitude,
  longitude: map.longitude,
  zoom: map.zoom,
  geojson_feature: map.geojson_feature,
});

/** The congregation's own ground, else the basemap of its settings (B-22, OWN-71). */
function basemapFields(settings: MapSettings, config: Pick<Config, 'basemapUrl'>) {
  const { own_ground: ground, basemap_url: known } = settings;
  const url = providerUrl({ id: settings.basemap_provider_id, url: known }, config);
  return {
    basemap_url: ground ? groundAddress(ground.sha256) : url,
    basemap_name: ground ? ground.name : settings.basemap_name,
    basemap_copyright_url: ground ? openStreetMap : settings.basemap_copyright_url,
    basemap_max_zoom: settings.basemap_max_zoom,
    basemap_centre: ground ? ground.centre : url === known ? settings.basemap_centre : null,
  };
}

const openStreetMap = 'https://www.openstreetmap.org/copyright';
