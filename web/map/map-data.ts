import type { MapViewFieldsFragment } from '#web/generated/graphql.ts';

/** What every map is made of, whichever call it comes from. */
export type MapData = MapViewFieldsFragment;

export type Basemap = Pick<MapData['basemap'], 'url' | 'name' | 'copyrightUrl' | 'maxZoom'>;
export type PolygonStyle = Omit<MapData['polygonStyle'], '__typename'>;
export type MarkerIcon = Omit<MapData['icons']['parking'], '__typename'>;
export type MarkerIcons = Record<
  'information' | 'parking' | 'mobilestand' | 'kingdomhome',
  MarkerIcon
>;
