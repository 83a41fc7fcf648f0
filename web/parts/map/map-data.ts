import type { MapView } from '#schema/generated.ts';

/** The data of every map, whichever operation returns them. */
export type MapData = MapView;

export type Basemap = Pick<MapView['basemap'], 'url' | 'name' | 'copyrightUrl' | 'maxZoom'>;
export type PolygonStyle = Omit<MapView['polygonStyle'], '__typename'>;
export type MarkerIcon = Omit<MapView['icons']['parking'], '__typename'>;
export type MarkerIcons = Record<
  'information' | 'parking' | 'mobilestand' | 'kingdomhome',
  MarkerIcon
>;
