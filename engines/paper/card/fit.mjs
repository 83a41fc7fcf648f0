import { roundScale } from './card-layout.mjs';
import { boxOf, metresOfWorld, middleOf, projection, toWorld } from './projection.mjs';

/**
 * Position and scale of a territory on its card.
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').DrawnCard} DrawnCard
 */

/** Factor by which the scale may shrink to include markers; markers farther away are dropped. */
const mostForMarkers = 1.6;

/**
 * @param {DrawnCard['map']} map
 * @param {import('./card-layout.mjs').CardLayout} layout
 */
export function fitted({ features }, { map: frame, room }) {
  /** @type {Line[]} */
  const rings = [];
  /** @type {Point[]} */
  const points = [];
  for (const { geometry } of features) {
    if (geometry.type === 'Point') points.push(toWorld(geometry.coordinates));
    else rings.push(...geometry.coordinates.map((ring) => ring.map(toWorld)));
  }
  const paper = {
    width: frame.right - frame.left - 2 * room,
    height: frame.bottom - frame.top - 2 * room,
  };
  /** @param {Iterable<Point>} shown */
  const fit = (shown) => {
    const box = boxOf(shown);
    const centre = middleOf(box);
    const metres = metresOfWorld(centre.y);
    const width = (box.right - box.left) * metres.width;
    const height = (box.bottom - box.top) * metres.height;
    return { centre, denominator: roundScale({ width, height }, paper) };
  };
  const all = fit([...rings.flat(), ...points]);
  const area = rings.length > 0 ? fit(rings.flat()) : all;
  const { centre, denominator } = all.denominator <= area.denominator * mostForMarkers ? all : area;
  return { centre, denominator, projection: projection(centre, denominator, frame) };
}
