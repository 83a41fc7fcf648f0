import { ScatterplotLayer } from 'deck.gl';
import { rgba } from './colour.ts';

export interface OwnPosition {
  readonly latitude: number;
  readonly longitude: number;
  /** In metres. */
  readonly accuracy: number;
}

const blue = '#0a5fd0';
const white = '#ffffff';
const dotRadius = 8;

/** Where the reader stands: a dot, and the circle the device is sure of. */
export const positionLayers = (own: OwnPosition) => {
  const place = { data: [own], getPosition: at };
  return [
    new ScatterplotLayer<OwnPosition>({
      ...place,
      id: 'position-accuracy',
      getRadius: ({ accuracy }) => accuracy,
      getFillColor: rgba(blue, 0.14),
    }),
    new ScatterplotLayer<OwnPosition>({
      ...place,
      id: 'position',
      radiusUnits: 'pixels',
      lineWidthUnits: 'pixels',
      stroked: true,
      getRadius: dotRadius,
      getLineWidth: 3,
      getFillColor: rgba(blue, 1),
      getLineColor: rgba(white, 1),
    }),
  ];
};

const at = ({ longitude, latitude }: OwnPosition): [number, number] => [longitude, latitude];
