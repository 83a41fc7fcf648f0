import type { CSSProperties } from 'react';
import type { Frame } from '../labels/label-placement.ts';
import { defaultPin, markerFrames } from '../layers/marker-atlas.ts';
import type { MapData } from '../map-data.ts';
import { mapShapes, noFeatures } from '../map.view.ts';
import { mapPalettes } from '../style/palette.ts';
import { placeIn, sketchShapes } from './sketch-shapes.ts';

interface Props {
  readonly map: MapData;
  readonly frame: Frame;
  readonly style: CSSProperties;
}

/** A colour for light and for dark; browsers without `light-dark()` take the attribute, which is light. */
const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

export const sketchPaper = both(mapPalettes.light.paper, mapPalettes.dark.paper);

/** The sketch of a map as SVG, for a page that is drawn before it has a script. */
export function DrawnSketch({ map, frame, style }: Props) {
  const { polygonStyle, icons } = map;
  const shown = mapShapes(map.geojsonFeature ?? noFeatures);
  const content = { ...shown, polygonStyle, fills: null };
  const light = sketchShapes({ ...content, scheme: 'light' }, frame);
  const dark = sketchShapes({ ...content, scheme: 'dark' }, frame);
  const pins = markerFrames(icons);
  const at = placeIn(frame);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} style={style} aria-hidden="true">
      {light.map(({ path, colour, opacity, width, dash }, index) => {
        const painted = both(colour, dark[index]?.colour ?? colour);
        return width === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once
          <path
            key={index}
            d={path}
            fill={colour}
            fillRule="evenodd"
            fillOpacity={opacity}
            style={{ fill: painted }}
          />
        ) : (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- drawn once
            key={index}
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={width}
            vectorEffect="non-scaling-stroke"
            strokeDasharray={dash?.join(' ') || undefined}
            style={{ stroke: painted }}
          />
        );
      })}
      {shown.markers.map(({ kind, position }, index) => {
        const { url, width, height, anchorX, anchorY } = pins[kind];
        const { x, y } = at(position);
        const [left, top] = [x - anchorX, y - anchorY];
        return url === null ? (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- drawn once
            key={index}
            d={defaultPin.path}
            transform={`translate(${left.toFixed(1)} ${top.toFixed(1)})`}
            fill={defaultPin.colour}
            fillRule="evenodd"
            stroke={defaultPin.edge}
            strokeWidth={defaultPin.edgeWidth}
            paintOrder="stroke"
          />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once
          <image
            key={index}
            href={url}
            x={left.toFixed(1)}
            y={top.toFixed(1)}
            width={width}
            height={height}
          />
        );
      })}
    </svg>
  );
}
