import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Box, Chart } from './chart.ts';
import { areaOf, meets, overlap, segmentsOf } from './geometry.ts';

/** Sizes in pixels; text is monospaced, so that its width is known without a browser. */
export const metrics = {
  name: { size: 14, line: 20 },
  text: { size: 12, line: 16 },
  label: { size: 12, line: 15 },
  padding: 12,
  dot: 10,
};

const widthOf = (text: string, size: number) => Math.ceil(text.length * size * 0.61);

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

export const startOf = (box: Box) => `${box.id} start`;

/** The words of a box that has others in it: a node of its own, which arrows go round. */
export const wordsOf = (box: Box) => `${box.id} words`;
export const isWords = (id: string) => id.endsWith(' words');

/** Computes the positions of boxes, arrows and labels. */
export async function layout({ root, arrows }: Chart): Promise<ElkNode> {
  const page = await new ELK().layout({
    id: 'page',
    layoutOptions: { ...options, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: [elkNode(root)],
    edges: [
      ...startEdges(root),
      ...belowEdges(root),
      ...arrows.map(({ id, source, target, labels }): ElkExtendedEdge => ({
        id,
        sources: [source],
        targets: [target],
        labels: [
          {
            text: labels.map(({ text }) => text).join('\n'),
            width: Math.max(...labels.map(({ text }) => widthOf(text, metrics.label.size))),
            height: labels.length * metrics.label.line,
          },
        ],
      })),
    ],
  });
  const drawn = (page.edges ?? []).filter(({ id }) => !id.endsWith(below));
  const shown = { ...page, edges: drawn };
  return withWordsInCorners(shown, shown);
}

const below = ' below';

/** Regions of a parallel state stand below one another: beside each other they are wider than any window. */
function belowEdges(box: Box): ElkExtendedEdge[] {
  const { boxes } = box;
  const own = box.kind === 'parallel' ? boxes.slice(1) : [];
  return [
    ...own.map(({ id }, index) => ({
      id: `${id}${below}`,
      sources: [boxes[index]?.id ?? ''],
      targets: [id],
    })),
    ...boxes.flatMap(belowEdges),
  ];
}

/** Words stand in the upper left corner of their box, unless something else does. */
function withWordsInCorners(page: ElkNode, box: ElkNode): ElkNode {
  const { children = [] } = box;
  return {
    ...box,
    children: children.map((child) => {
      if (!isWords(child.id)) return withWordsInCorners(page, child);
      const { padding } = metrics;
      const { x, y } = areaOf(box);
      const corner = { ...child, x: x + padding, y: y + padding };
      return isFree(page, children, corner) ? corner : child;
    }),
  };
}

function isFree({ edges = [] }: ElkNode, neighbours: readonly ElkNode[], words: ElkNode): boolean {
  const area = areaOf(words);
  const things = [
    ...neighbours.filter(({ id }) => id !== words.id),
    ...edges.flatMap(({ labels = [] }) => labels),
  ];
  return (
    !things.some((thing) => overlap(area, areaOf(thing))) &&
    !edges.some((edge) => segmentsOf(edge).some(([from, to]) => meets(area, from, to)))
  );
}

function elkNode(box: Box): ElkNode {
  const head = metrics.name.line + box.lines.length * metrics.text.line;
  const width =
    2 * metrics.padding +
    Math.max(
      widthOf(box.name, metrics.name.size) + (box.busy ? 48 : 0),
      ...box.lines.map(({ text }) => widthOf(text, metrics.text.size)),
    );
  if (box.boxes.length === 0) return { id: box.id, width, height: head + 2 * metrics.padding };
  const { padding } = metrics;
  return {
    id: box.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${padding},left=${padding},bottom=${2 * padding},right=${2 * padding}]`,
    },
    children: [
      {
        id: wordsOf(box),
        width: width - 2 * metrics.padding,
        height: head,
        layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
      },
      ...(box.first ? [{ id: startOf(box), width: metrics.dot, height: metrics.dot }] : []),
      ...box.boxes.map(elkNode),
    ],
  };
}

function startEdges(box: Box): ElkExtendedEdge[] {
  const own = box.first
    ? [{ id: `${startOf(box)} >`, sources: [startOf(box)], targets: [box.first] }]
    : [];
  return [...own, ...box.boxes.flatMap(startEdges)];
}

/** The middle of a box, by its id. */
export function placeIn(node: ElkNode, id: string): { x: number; y: number } | undefined {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  if (node.id === id) return { x: x + width / 2, y: y + height / 2 };
  for (const child of children) {
    const place = placeIn(child, id);
    if (place) return place;
  }
  return undefined;
}
