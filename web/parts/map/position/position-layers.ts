import { ScatterplotLayer } from 'deck.gl';
import { rgba } from '../layers/colour.ts';
import type { OwnPosition } from './own-position.ts';

const blue = '#0a5fd0';
const white = '#ffffff';
const dotRadius = 8;

/** The reader's position: a dot, and a circle of its accuracy. */
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
