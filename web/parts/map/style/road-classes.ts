import type { ExpressionSpecification } from 'maplibre-gl';

/** What a street is drawn as, and how close a net of streets is. */
export type RoadClass = 'major' | 'secondary' | 'street' | 'pedestrian' | 'service' | 'path';

export const among = (property: string, ...values: string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', values],
];

const kind = (...kinds: string[]) => among('kind', ...kinds);
const detail = (...details: string[]) => among('kind_detail', ...details);
const both = (...parts: ExpressionSpecification[]): ExpressionSpecification => ['all', ...parts];
const not = (part: ExpressionSpecification): ExpressionSpecification => ['!', part];

const main = detail('trunk', 'trunk_link', 'primary', 'primary_link');
const lived = detail('residential', 'unclassified', 'road', 'raceway');
const indoors = detail('corridor', 'pier');

/** From the layer `roads` of the Protomaps schema, version 4, by its `kind` and `kind_detail`. */
const filters: Readonly<Record<RoadClass, ExpressionSpecification>> = {
  major: ['any', kind('highway'), both(kind('major_road'), main)],
  secondary: both(kind('major_road'), not(main)),
  street: ['any', both(kind('minor_road'), lived), both(kind('other'), detail('living_street'))],
  pedestrian: both(kind('path'), detail('pedestrian')),
  service: [
    'any',
    both(kind('minor_road'), not(lived), not(detail('parking_aisle'))),
    both(kind('path'), detail('track')),
  ],
  path: both(kind('path'), not(detail('pedestrian', 'track')), not(indoors)),
};

export const roadIs = (...classes: readonly RoadClass[]): ExpressionSpecification => [
  'any',
  ...classes.map((one) => filters[one]),
];

export const inTunnel: ExpressionSpecification = ['==', ['get', 'is_tunnel'], true];
