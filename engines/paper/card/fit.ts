import { roundScale, type CardLayout } from './card-layout.ts';
import { boxOf, metresOfWorld, middleOf, projection, toWorld } from './projection.ts';
import type { DrawnCard, Line, Point } from './card-sheet.ts';

/** Factor by which the scale may shrink to include markers; markers farther away are dropped. */
const mostForMarkers = 1.6;

/** Position and scale of a territory on its card. */
export function fitted({ features }: DrawnCard['map'], { map: frame, room }: CardLayout) {
  const rings: Line[] = [];
  const points: Point[] = [];
  for (const { geometry } of features) {
    if (geometry.type === 'Point') points.push(toWorld(geometry.coordinates));
    else rings.push(...geometry.coordinates.map((ring) => ring.map(toWorld)));
  }
  const paper = {
    width: frame.right - frame.left - 2 * room,
    height: frame.bottom - frame.top - 2 * room,
  };
  const fit = (shown: Iterable<Point>) => {
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
