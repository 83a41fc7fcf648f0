import type { FeatureCollection } from 'geojson';

/** Of a drawn map what bounds the territory: its markers may say anything. */
export const limitsOnly = ({ features }: FeatureCollection): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.filter(({ geometry: { type } }) => type === 'Polygon'),
});
