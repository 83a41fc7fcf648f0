import type { MapView } from '#schema/generated.ts';

/** What every map is made of, whichever call it comes from. */
export type MapData = MapView;

export type Basemap = Pick<MapView['basemap'], 'url' | 'name' | 'copyrightUrl' | 'maxZoom'>;
export type PolygonStyle = Omit<MapView['polygonStyle'], '__typename'>;
export type MarkerIcon = Omit<MapView['icons']['parking'], '__typename'>;
export type MarkerIcons = Record<
  'information' | 'parking' | 'mobilestand' | 'kingdomhome',
  MarkerIcon
>;
