import { area, booleanPointInPolygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { areasOf, coverOf, inside } from './areas.ts';
import type { Extract, LngLat } from './read-osm.ts';

export interface Marker {
  readonly type: 'parking' | 'information' | 'mobilestand' | 'kingdomhome';
  readonly desc: string;
  readonly at: LngLat;
}

/** Squares, by descending size, that get an invented marker; the others show only their name. */
const invented: Readonly<Record<number, Marker['type']>> = {
  0: 'mobilestand',
  1: 'mobilestand',
  2: 'kingdomhome',
  3: 'mobilestand',
  5: 'mobilestand',
};

const parkingsEach = 2;

/** Markers for car parks and for named squares and gardens, by territory. */
export function markersOf(extract: Extract, shapes: readonly Feature<Polygon>[]): Marker[][] {
  const areas = areasOf(extract);
  const parkings = [
    ...[...extract.nodes.values()].map(({ tags, at }) => ({ tags, at })),
    ...areas.map(({ tags, shape }) => ({ tags, at: inside(shape) })),
  ]
    .filter(({ tags }) => tags['amenity'] === 'parking' && tags['access'] !== 'private')
    .map(({ tags, at }): Marker => ({ type: 'parking', desc: tags['name'] ?? 'Parking', at }))
    .toSorted((a, b) => Number(a.desc === 'Parking') - Number(b.desc === 'Parking'));
  const spots = areas
    .filter(({ tags }) => ['square', 'park'].includes(coverOf(tags) ?? ''))
    .flatMap(({ tags, shape }) => {
      const { name } = tags;
      const square = coverOf(tags) === 'square';
      return name === undefined ? [] : [{ name, square, at: inside(shape), size: area(shape) }];
    })
    .toSorted((a, b) => b.size - a.size);
  const squares = spots.filter(({ square }) => square);
  const named = spots.map((spot): Marker => {
    const type = invented[squares.indexOf(spot)] ?? 'information';
    return { type, desc: spot.name, at: spot.at };
  });
  return shapes.map((shape) => {
    const within = ({ at }: Marker) => booleanPointInPolygon(at, shape);
    const here = named.filter(within);
    return [
      ...parkings.filter(within).slice(0, parkingsEach),
      ...here.filter(({ type }) => type === 'information').slice(0, 1),
      ...here.filter(({ type }) => type !== 'information').slice(0, 1),
    ];
  });
}
