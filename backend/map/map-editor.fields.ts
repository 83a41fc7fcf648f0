import type { FeatureCollection } from 'geojson';
import type { Config } from '../parts/config/config.ts';
import { mapFields, nowhere, type MapSettings } from '../domain/map/map.fields.ts';
import { type Extent, type MapPlace, placeAmong } from '../domain/map/place.ts';

/** Every kind of marker may be drawn (B-75). */
const enabled = {
  information_enable: true,
  parking_enable: true,
  mobilestand_enable: true,
  kingdomhome_enable: true,
} as const;

/**
 * Fields of an editor's map; without a saved map only the basemap is set (REST-18), and `start` says
 * where the congregation's other maps lie (OWN-72).
 */
export const editableMapFields = (
  settings: MapSettings & { readonly drawn_extent: Extent | null },
  map: (MapPlace & { readonly geojson_feature: FeatureCollection }) | null,
  version: string | null,
  config: Pick<Config, 'basemapUrl'>,
) => ({
  ...mapFields(settings, map ?? { ...nowhere, geojson_feature: null }, config),
  ...enabled,
  version: version ?? noVersion,
  start: map || !settings.drawn_extent ? null : placeAmong(settings.drawn_extent),
});

/** Version of a map that does not exist. */
export const noVersion = 'none';
