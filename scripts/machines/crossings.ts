import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Area, areaOf, meets, overlap, segmentsOf } from './geometry.ts';
import { isWords } from './layout.ts';

interface Said {
  readonly text: string;
  readonly area: Area;
}

/** The labels and the words of boxes that an arrow crosses, another's or its own, and those that lie on one another. */
export function crossings(page: ElkNode): readonly string[] {
  const { edges = [] } = page;
  const labels = edges.flatMap(({ labels = [] }) =>
    labels.map((label) => ({ text: label.text ?? '', area: inner(areaOf(label)) })),
  );
  const said = [...labels, ...wordsIn(page)];
  const crossed = edges.flatMap((edge) =>
    segmentsOf(edge).flatMap(([from, to]) =>
      said
        .filter(({ area }) => meets(area, from, to))
        .map(({ text }) => `${edge.id} crosses "${text}"`),
    ),
  );
  const covered = said.flatMap((one, at) =>
    said
      .slice(at + 1)
      .filter(({ area }) => overlap(area, one.area))
      .map(({ text }) => `"${text}" lies on "${one.text}"`),
  );
  return [...new Set([...crossed, ...covered])];
}

const wordsIn = (node: ElkNode): readonly Said[] => [
  ...(isWords(node.id) ? [{ text: node.id, area: inner(areaOf(node)) }] : []),
  ...(node.children ?? []).flatMap(wordsIn),
];

const inner = ({ x, y, width, height }: Area): Area => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});
