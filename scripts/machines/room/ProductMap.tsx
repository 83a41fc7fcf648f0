import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import ELK from 'elkjs/lib/elk.bundled.js';
import { Suspense, use } from 'react';
import { addressOf } from './address.ts';
import { invokedBy, known } from './machines.ts';
import { Zoomable } from './Zoomable.tsx';

type Kind = 'route' | 'screen' | 'machine';
interface Thing {
  readonly id: string;
  readonly text: string;
  readonly kind: Kind;
}

const product = known.filter(({ lifeCycle }) => !lifeCycle);
const routes = new Set(product.flatMap(({ uses }) => uses.flatMap((use) => use.routes)));
const screens = new Set(product.flatMap(({ uses }) => uses.map(({ file }) => file)));

const things: readonly Thing[] = [
  ...[...routes].map((path) => ({ id: path, text: path, kind: 'route' as const })),
  ...[...screens].map((file) => ({
    id: file,
    text: file.replace(/^web\//u, ''),
    kind: 'screen' as const,
  })),
  ...product.map(({ id }) => ({ id, text: id, kind: 'machine' as const })),
];

const links: readonly (readonly [from: string, to: string])[] = [
  ...new Map(
    product
      .flatMap((one): (readonly [string, string])[] => [
        ...one.uses.flatMap(({ file, routes }) => [
          ...routes.map((route) => [route, file] as const),
          [file, one.id] as const,
        ]),
        ...invokedBy(one).map((inner) => [one.id, inner.id] as const),
      ])
      .map((link) => [link.join(' '), link]),
  ).values(),
];

let laid: Promise<ElkNode> | null = null;
const layoutMap = () =>
  (laid ??= new ELK().layout({
    id: 'map',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'POLYLINE',
      'elk.spacing.nodeNode': '10',
      'elk.layered.spacing.nodeNodeBetweenLayers': '90',
      'elk.padding': '[top=10,left=10,bottom=10,right=10]',
      'elk.separateConnectedComponents': 'false',
      'elk.partitioning.activate': 'true',
    },
    children: things.map(({ id, text, kind }) => ({
      id,
      width: Math.ceil(text.length * 7.4) + 20,
      height: 26,
      layoutOptions: { 'elk.partitioning.partition': String(partitionOf(id, kind)) },
    })),
    edges: links.map(([from, to]) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  }));

const inner = new Set(product.flatMap((one) => invokedBy(one).map(({ id }) => id)));
const partitionOf = (id: string, kind: Kind) => {
  if (kind === 'machine') return inner.has(id) ? 3 : 2;
  return kind === 'route' ? 0 : 1;
};

/** Which route shows which screen, which screen runs which machine, which machine invokes which. */
export function ProductMap() {
  return (
    <>
      <h1>Product map</h1>
      <p className="soft">
        Routes, the modules that run a machine there, {product.length} machines, and the machines
        those invoke. A machine opens with a click.
      </p>
      <Suspense fallback={<p className="soft">The map is laid out…</p>}>
        <Picture />
      </Suspense>
    </>
  );
}

function Picture() {
  const { children = [], edges = [], width = 0, height = 0 } = use(layoutMap());
  const kinds = new Map(things.map((thing) => [thing.id, thing]));
  return (
    <Zoomable width={width} height={height} label="Product map">
      <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} aria-label="Product map">
        {edges.map(({ id, sections = [] }) =>
          sections.map(({ startPoint, bendPoints = [], endPoint }, index) => (
            <polyline
              key={`${id} ${index}`}
              className="a"
              points={[startPoint, ...bendPoints, endPoint]
                .map(({ x, y }) => `${x},${y}`)
                .join(' ')}
            />
          )),
        )}
        {children.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => {
          const { kind, text } = kinds.get(id) ?? { kind: 'screen', text: id };
          const box = (
            <>
              <rect
                className={`b thing ${kind}`}
                {...{ x, y, width, height }}
                rx={kind === 'route' ? 13 : 5}
              />
              <text x={x + 10} y={y + 17}>
                {text}
              </text>
            </>
          );
          return kind === 'machine' ? (
            <a key={id} href={addressOf(id)}>
              {box}
            </a>
          ) : (
            <g key={id}>{box}</g>
          );
        })}
      </svg>
    </Zoomable>
  );
}
