import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Box, Chart } from './chart.ts';
import { metrics, startOf } from './layout.ts';

type Place = { x: number; y: number; width: number; height: number };

export const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Renders a laid-out chart as an SVG element. */
export function draw(chart: Chart, page: ElkNode, title: string): string {
  const places = new Map<string, Place>();
  keepPlaces(page, places);
  const actions = new Map(chart.arrows.map(({ id, actions }) => [id, actions]));
  const { width, height } = placeOf(page);
  const edges = page.edges ?? [];
  return [
    `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
    ...drawBox(chart.root, places),
    ...edges.map((edge) => drawArrow(edge, actions.get(edge.id) ?? [])),
    ...edges.flatMap(drawLabel),
    '</svg>',
  ].join('\n');
}

function keepPlaces(node: ElkNode, places: Map<string, Place>) {
  places.set(node.id, placeOf(node));
  for (const child of node.children ?? []) keepPlaces(child, places);
}

function placeOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Place {
  return { x, y, width, height };
}

function drawBox(box: Box, places: ReadonlyMap<string, Place>): string[] {
  const place = places.get(box.id);
  if (!place) return [];
  const { x, y, width, height } = place;
  const left = x + metrics.padding;
  const top = y + metrics.padding;
  const asking = box.lines.some(({ role }) => role === 'ask');
  const classes = ['box', box.kind, ...(box.busy ? ['busy'] : []), ...(asking ? ['asking'] : [])];
  const start = places.get(startOf(box));
  const half = metrics.dot / 2;
  return [
    `<rect class="${classes.join(' ')}" x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    ...(box.kind === 'final'
      ? [
          `<rect class="rim" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="5"/>`,
        ]
      : []),
    `<text class="name" x="${left}" y="${top + 14}">${escape(box.name)}</text>`,
    ...(box.busy
      ? [`<text class="tag" x="${x + width - metrics.padding}" y="${top + 13}">busy</text>`]
      : []),
    ...box.lines.map(
      ({ text, role }, index) =>
        `<text class="line ${role}" x="${left}" y="${top + metrics.name.line + 12 + index * metrics.text.line}">${escape(text)}</text>`,
    ),
    ...(start
      ? [`<circle class="start" cx="${start.x + half}" cy="${start.y + half}" r="${half}"/>`]
      : []),
    ...box.boxes.flatMap((child) => drawBox(child, places)),
  ];
}

function drawArrow(edge: ElkExtendedEdge, actions: readonly string[]): string {
  const paths = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint]
      .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
      .join(' '),
  );
  const told = actions.length > 0 ? `<title>${escape(actions.join(', '))}</title>` : '';
  return `<path class="arrow" d="${paths.join(' ')}" marker-end="url(#tip)">${told}</path>`;
}

function drawLabel(edge: ElkExtendedEdge): string[] {
  return (edge.labels ?? []).flatMap(({ text = '', x = 0, y = 0, width = 0, height = 0 }) => [
    `<rect class="ground" x="${x - 2}" y="${y}" width="${width + 4}" height="${height}"/>`,
    ...text
      .split('\n')
      .map(
        (line, index) =>
          `<text class="label" x="${x}" y="${y + 11 + index * metrics.label.line}">${marked(line)}</text>`,
      ),
  ]);
}

function marked(line: string): string {
  return escape(line).replace(/\[.*\]$/u, (guard) => `<tspan class="guard">${guard}</tspan>`);
}
