import { scaleBarMaxWidth } from '#schema/limits.ts';
import { metresPerPixel } from '../geometry/mercator.ts';
import { numberText } from '../../texts/number.ts';

export interface Scale {
  readonly text: string;
  /** Pixels. */
  readonly width: number;
}

const steps = [5, 3, 2, 1];
/** The greatest value 1, 2, 3 or 5 × 10ⁿ that does not exceed `distance`. */
function roundDown(distance: number) {
  const power = 10 ** Math.floor(Math.log10(distance));
  return (steps.find((step) => step * power <= distance) ?? 1) * power;
}

/** A metric scale bar of at most 150 pixels (GMV-08, PUB-06). */
export function scaleOf(latitude: number, zoom: number): Scale {
  const perPixel = metresPerPixel(latitude, zoom);
  const metres = roundDown(perPixel * scaleBarMaxWidth);
  return {
    text: metres >= 1000 ? `${numberText(metres / 1000)} km` : `${numberText(metres)} m`,
    width: Math.min(scaleBarMaxWidth, Math.round(metres / perPixel)),
  };
}
