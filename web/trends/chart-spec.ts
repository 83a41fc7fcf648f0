import type { ColorScheme } from '../parts/theme/theme-choice.ts';
import { textFace, tokens } from '../parts/theme/tokens.ts';
import { dashesOf, paletteOf } from './chart-colours.ts';
import { sum } from './months.ts';
import type { Chart, Point } from './trend.ts';

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const percent = (value: number) => `${number.format(value)}\u202F%`;

/** A chart as the library takes it: without motion, and without hints, which it builds from HTML. */
export function chartSpec(chart: Chart, scheme: ColorScheme) {
  return {
    autoFit: true,
    animate: false,
    interaction: { tooltip: false },
    margin: 0,
    marginTop: 8,
    ...drawing(chart, scheme),
  };
}

function drawing({ kind, points, legend, labels }: Chart, scheme: ColorScheme) {
  const colour = tokens[scheme];
  const palette = paletteOf(kind, scheme);
  const names = legend.map(({ name }) => name);
  const places = Object.keys(labels);
  const text = { fontFamily: textFace, fontSize: 12, fill: colour.ink, fillOpacity: 1 };
  const axis = {
    title: false,
    tick: false,
    labelFontFamily: textFace,
    labelFontSize: 12,
    labelFill: colour.muted,
    labelFillOpacity: 1,
    labelOpacity: 1,
    gridStroke: colour.line,
    gridStrokeOpacity: 1,
    gridLineDash: [],
  };
  const below = {
    ...axis,
    labelFormatter: (at: string) => labels[at] ?? at,
    labelFilter: (at: string) => labels[at] !== '',
    labelAutoRotate: false,
    labelAutoHide: true,
    line: true,
    lineStroke: colour['line-strong'],
    lineStrokeOpacity: 1,
    grid: false,
  };
  const color = { domain: names, range: palette };
  const from0 = { domainMin: 0, nice: true };
  const share = { ...axis, labelFormatter: percent };
  const area = (key: string) => legend.find(({ name }) => name === key)?.mark === 'area';
  const edge = { stroke: colour['paper-raised'], lineWidth: 1 };

  const view = { type: 'view', legend: false };
  switch (kind) {
    case 'exits':
      return {
        ...view,
        scale: { x: { domain: places, padding: 0.25 }, y: from0, color },
        axis: { x: below, y: axis },
        children: [
          {
            type: 'interval',
            data: points.filter(({ name }) => area(name)),
            encode: { x: 'at', y: 'value', color: 'name' },
            transform: [{ type: 'stackY' }],
            style: edge,
          },
          ...['line', 'point'].map((type) => ({
            type,
            data: points.filter(({ name }) => !area(name)),
            encode: {
              x: 'at',
              y: 'value',
              color: 'name',
              ...(type === 'point' && { shape: 'point' }),
            },
            style:
              type === 'line'
                ? { lineWidth: 2, lineDash: [...dashesOf(kind, names.length - 1)] }
                : { r: 3 },
          })),
        ],
      };
    case 'rest':
      return {
        ...view,
        coordinate: { transform: [{ type: 'transpose' }] },
        scale: { x: { domain: places, padding: 0.3 }, y: from0, color },
        axis: { x: { ...axis, grid: false, labelFill: colour.ink }, y: axis },
        children: [
          {
            type: 'interval',
            data: points,
            encode: { x: 'at', y: 'value', color: 'name' },
            transform: [{ type: 'stackY' }],
            style: { stroke: colour['line-strong'], lineWidth: 0.75 },
            labels: [
              {
                ...text,
                text: ({ value }: Point) =>
                  value < legibleFrom(points, places) ? '' : String(value),
                position: 'inside',
                transform: [
                  { type: 'contrastReverse', palette: [tokens.light.ink, tokens.dark.ink] },
                  { type: 'overflowHide' },
                ],
              },
            ],
          },
        ],
      };
    case 'states':
      return {
        ...view,
        scale: { x: { domain: places, padding: 0 }, y: from0, color },
        axis: { x: below, y: share },
        children: names.map((name, at) => ({
          type: 'line',
          data: points.filter((point) => point.name === name),
          encode: { x: 'at', y: 'value', color: 'name' },
          style: { lineWidth: 2.5, lineDash: [...dashesOf(kind, at)] },
        })),
      };
    case 'late':
      break;
  }
  return {
    ...view,
    scale: { x: { domain: places, padding: 0.35 }, y: from0 },
    axis: { x: below, y: share },
    children: [
      {
        type: 'interval',
        data: points,
        encode: { x: 'at', y: 'value' },
        style: { fill: palette[0] },
        labels: [
          {
            ...text,
            text: ({ value }: Point) => percent(value),
            position: 'top',
            dy: -16,
            textAlign: 'center',
          },
        ],
      },
    ],
  };
}

/** The smallest figure that its piece has room for: about a thirtieth of the longest bar. */
function legibleFrom(points: readonly Point[], places: readonly string[]): number {
  const bars = places.map((at) =>
    sum(points.filter((point) => point.at === at).map(({ value }) => value)),
  );
  return Math.max(1, Math.max(...bars) / 30);
}
