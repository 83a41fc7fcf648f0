import type { Tags } from '../osm/tag-keys.ts';
import { landKind } from './land-kinds.ts';
import { poiKind } from './poi-kinds.ts';
import { waterAreaKind } from './water-kinds.ts';

export const isBuilding = (tags: Tags) => (tags['building'] ?? 'no') !== 'no';
export const isBuildingPart = (tags: Tags) => (tags['building:part'] ?? 'no') !== 'no';

/** Whether something with these tags is drawn or named as an area where its line is closed. */
export const meansArea = (tags: Tags): boolean =>
  isBuilding(tags) ||
  isBuildingPart(tags) ||
  tags['addr:housenumber'] !== undefined ||
  landKind(tags) !== null ||
  waterAreaKind(tags) !== null ||
  poiKind(tags) !== null;
