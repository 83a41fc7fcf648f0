import { expect, it } from 'vitest';
import { typedPlace } from '#web/map/editor/typed-place.ts';

it.each([
  ['43.7384, 7.4246', { latitude: 43.7384, longitude: 7.4246 }],
  [' -21.1;55.5 ', { latitude: -21.1, longitude: 55.5 }],
  ['43 7', { latitude: 43, longitude: 7 }],
  ['43,7384 7,4246', { latitude: 43.7384, longitude: 7.4246 }],
  ['43,7', { latitude: 43, longitude: 7 }],
  ['Menton', null],
  ['43.7', null],
  ['91, 7', null],
  ['43, 181', null],
])('%j is where a map is to begin [OWN-266]', (typed, place) => {
  expect(typedPlace(typed)).toEqual(place);
});
