import type { IconLayer } from '@deck.gl/layers';
import { FlatIconLayer, onPlane } from './flat-layers.ts';
import type { DrawnMarker } from '../map.view.ts';
import type { AtlasMapping } from './marker-atlas.ts';

export type IconTexture = Exclude<
  NonNullable<ConstructorParameters<typeof IconLayer>[0]>['iconAtlas'],
  string | undefined
>;

export interface MarkerSheet {
  readonly texture: IconTexture;
  readonly mapping: AtlasMapping;
  readonly ratio: number;
}

export const markerLayerId = 'markers';

/** The markers, each with the icon of its kind (GMV-06, PUB-13, PUB-14). */
export const markerLayer = (
  markers: readonly DrawnMarker[],
  { texture, mapping, ratio }: MarkerSheet,
  id = markerLayerId,
) =>
  new FlatIconLayer<DrawnMarker>({
    id,
    data: markers,
    iconAtlas: texture,
    iconMapping: { ...mapping },
    getIcon: ({ kind }) => kind,
    getPosition: ({ position }) => onPlane(position),
    getSize: ({ kind }) => mapping[kind].height / ratio,
    alphaCutoff: 0.01,
  });
