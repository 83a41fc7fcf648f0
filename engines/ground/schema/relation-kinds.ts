import type { Tags } from '../osm/tag-keys.ts';
import { meansArea } from './area-kinds.ts';

/** What a relation is read for: an area of several ways, a border, the houses of a street. */
export const isArea = (tags: Tags): boolean =>
  (tags['type'] === 'multipolygon' || tags['type'] === 'boundary') && meansArea(tags);

export const isBoundary = ({ type, boundary = '' }: Tags): boolean =>
  type === 'boundary' && ['administrative', 'disputed', 'claim'].includes(boundary);

export const isStreet = ({ type }: Tags): boolean =>
  type === 'associatedStreet' || type === 'street';
