import type { Tags } from '../osm/tag-keys.ts';

export interface WaterKind {
  readonly kind: string;
  readonly detail?: string;
}

const waterDetails: Readonly<Record<string, string>> = {
  basin: 'basin',
  canal: 'canal',
  ditch: 'ditch',
  drain: 'drain',
  lake: 'lake',
  river: 'river',
  stream: 'stream',
  lagoon: 'lake',
  oxbow: 'lake',
  pond: 'lake',
  reservoir: 'lake',
  wastewater: 'lake',
};

/** The kind of an area in the layer `water`; null for what is none, or is covered. */
export function waterAreaKind(tags: Tags): WaterKind | null {
  if (tags['covered'] === 'yes' || hidden(tags)) return null;
  if (tags['natural'] === 'water') {
    const detail = waterDetails[tags['water'] ?? ''];
    return detail === undefined ? { kind: 'water' } : { kind: 'water', detail };
  }
  if (tags['waterway'] === 'dock' || tags['waterway'] === 'riverbank')
    return { kind: tags['waterway'] };
  if (tags['landuse'] === 'reservoir') return { kind: 'lake' };
  if (tags['landuse'] === 'basin') return { kind: 'basin' };
  if (tags['leisure'] === 'swimming_pool' || tags['amenity'] === 'swimming_pool')
    return { kind: 'swimming_pool' };
  return tags['amenity'] === 'fountain' ? { kind: 'fountain' } : null;
}

const flowing: Readonly<Record<string, number>> = {
  river: 9,
  canal: 10,
  stream: 13,
  drain: 15,
  ditch: 15,
};

/** Running water as a line, with the zoom from which it is shown. */
export function waterLineKind(tags: Tags): { kind: string; minZoom: number } | null {
  const kind = tags['waterway'] ?? '';
  const minZoom = flowing[kind];
  return minZoom === undefined || hidden(tags) ? null : { kind, minZoom };
}

const hidden = ({ tunnel = 'no', covered = 'no' }: Tags) => tunnel !== 'no' || covered === 'yes';
