import type { CSSProperties } from 'react';
import type { Bounds } from '../geometry/bounds.ts';
import { ownControls } from '../geometry/clear-sides.ts';
import { mercator, worldPixels } from '../geometry/mercator.ts';
import { closestFit, viewOfBounds } from '../geometry/start-view.ts';
import { DrawnNames } from '../labels/DrawnNames.tsx';
import type { MapData } from '../map-data.ts';
import { noFeatures } from '../map.view.ts';
import { DrawnSketch } from './DrawnSketch.tsx';
import { thinned } from './thinned.ts';

interface Props {
  readonly map: MapData;
  readonly bounds: Bounds;
  /** No window shows it closer. */
  readonly maxZoom: number;
}

/** What it is drawn for; other windows stretch it. */
const phone = { width: 390, height: 780 };

/**
 * A map fitted to a window whose size is not known: style sheets put it where `viewOfBounds` will
 * (OWN-143, OWN-241). It stands in an element that is a size container.
 */
export function FittedSketch({ map, bounds, maxZoom }: Props) {
  const { zoom } = viewOfBounds(bounds, phone, { maxZoom });
  const southWest = mercator([bounds.west, bounds.south]);
  const northEast = mercator([bounds.east, bounds.north]);
  const scale = worldPixels(zoom);
  const frame = {
    zoom,
    centre: { x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 },
    width: Math.max(1, (northEast.x - southWest.x) * scale),
    height: Math.max(1, (southWest.y - northEast.y) * scale),
  };
  const most = frame.width * 2 ** (Math.min(closestFit, maxZoom) - zoom);
  const shown = { ...map, geojsonFeature: thinned(map.geojsonFeature ?? noFeatures, zoom) };
  return (
    <div style={stageOf(frame, most)}>
      <DrawnSketch map={shown} frame={frame} style={whole} />
      <DrawnNames map={shown} frame={{ ...frame, ...phone }} stage={frame} />
    </div>
  );
}

/** The arithmetic of `viewOfBounds`, with the size of the window left open; `most` is the greatest width. */
function stageOf({ width, height }: typeof phone, most: number): CSSProperties {
  const { top, right, bottom, left } = ownControls;
  const room = (side: string, taken: number) => `max(50${side}, 100${side} - ${taken}px)`;
  const middle = (side: string, before: number, after: number) => {
    const aside = (after - before) / 2;
    return `calc(50${side} - min(${aside}px, 50${side} * ${aside / (before + after)}))`;
  };
  return {
    position: 'absolute',
    top: middle('cqh', top, bottom),
    left: middle('cqw', left, right),
    width: `min(${most}px, ${room('cqw', left + right)}, ${room('cqh', top + bottom)} * ${width / height})`,
    aspectRatio: `${width} / ${height}`,
    transform: 'translate(-50%, -50%)',
  };
}

const whole = {
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'visible',
} as const;
