import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, Chart, Label } from './chart.ts';
import { metrics, startOf, wordsOf } from './layout.ts';

/** What of a chart is lit, and how often it was walked. */
export interface Marks {
  /** States and transitions by name. */
  readonly lit: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  readonly chosen: string | null;
  /** Not walked by any test. */
  readonly unproved: ReadonlySet<string>;
}

/** Of a drawing in a page, whose parts are reached by keyboard; the one that comes first is reached by Tab. */
type Reach = { readonly first: string } | null;

const reached = (reach: Reach, part: string, label: string) =>
  reach && {
    role: 'button',
    'aria-label': label,
    tabIndex: part === reach.first ? 0 : -1,
  };

interface Props {
  readonly chart: Chart;
  readonly page: ElkNode;
  readonly title: string;
  /** Without them it is a plain picture. */
  readonly marks?: Marks;
}

type Places = ReadonlyMap<string, Required<Pick<ElkNode, 'x' | 'y' | 'width' | 'height'>>>;

const none: Marks = { lit: new Set(), last: new Set(), chosen: null, unproved: new Set() };
const inside = 'b';

/** A laid-out chart; `data-part` names the state or the transition that a part of it is about. */
export function Drawing({ chart, page, title, marks }: Props) {
  const places: Places = new Map(placesIn(page));
  const arrows = new Map(chart.arrows.map((arrow) => [arrow.id, arrow]));
  const edges = page.edges ?? [];
  const { width = 0, height = 0 } = page;
  const reach = marks ? { first: marks.chosen ?? [...marks.lit].at(-1) ?? chart.root.id } : null;
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size.width} ${size.height}`}
      {...size}
      role={marks ? 'group' : 'img'}
      aria-label={title}
    >
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className="t" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      <BoxPart box={chart.root} places={places} marks={marks ?? none} reach={reach} />
      {edges.map((edge) => (
        <ArrowPart key={edge.id} edge={edge} arrow={arrows.get(edge.id)} marks={marks ?? none} />
      ))}
      {edges.map((edge) => (
        <LabelPart
          key={edge.id}
          edge={edge}
          labels={arrows.get(edge.id)?.labels ?? []}
          marks={marks ?? none}
          reach={reach}
        />
      ))}
    </svg>
  );
}

function placesIn(
  node: ElkNode,
): [string, { x: number; y: number; width: number; height: number }][] {
  const { id, x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  return [[id, { x, y, width, height }], ...children.flatMap(placesIn)];
}

/** Names of classes are short, because the pictures are committed. */
const classOf = (part: string, marks: Marks, ...own: readonly (string | false)[]) =>
  [
    ...own,
    marks.lit.has(part) && 'lit',
    marks.last.has(part) && 'last',
    marks.chosen === part && 'chosen',
    marks.unproved.has(part) && 'unproved',
  ]
    .filter(Boolean)
    .join(' ');

function BoxPart({
  box,
  places,
  marks,
  reach,
}: {
  readonly box: Box;
  readonly places: Places;
  readonly marks: Marks;
  readonly reach: Reach;
}) {
  const place = places.get(box.id);
  if (!place) return null;
  const { x, y, width, height } = place;
  const words = places.get(wordsOf(box));
  const left = words?.x ?? x + metrics.padding;
  const top = words?.y ?? y + metrics.padding;
  const asks = box.lines.some(({ role }) => role === 'ask');
  const start = places.get(startOf(box));
  const half = metrics.dot / 2;
  return (
    <>
      <g data-part={box.id} className={classOf(box.id, marks, 'state')}>
        <rect
          className={[
            inside,
            box.kind === 'compound' && 'c',
            box.kind === 'parallel' && 'c p',
            box.busy && 'w',
            asks && 'q',
          ]
            .filter(Boolean)
            .join(' ')}
          {...{ x, y, width, height }}
          rx="8"
          {...reached(reach, box.id, `state ${box.id}`)}
        />
        {box.kind === 'final' && (
          <rect className="f" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx="5" />
        )}
        <text className="n" x={left} y={top + 14}>
          {box.name}
        </text>
        {box.busy && (
          <text
            className="w"
            x={words ? words.x + words.width : x + width - metrics.padding}
            y={top + 13}
            textAnchor="end"
          >
            busy
          </text>
        )}
        {box.lines.map(({ text, role, transition }, index) => (
          <text
            key={index}
            className={classOf(
              transition ?? '',
              marks,
              `${role} ${transition === undefined ? '' : 'hit'}`.trim(),
            )}
            {...(transition !== undefined && {
              'data-part': transition,
              ...reached(reach, transition, `transition ${text} of ${box.id}`),
            })}
            x={left}
            y={top + metrics.name.line + 12 + index * metrics.text.line}
          >
            {text}
          </text>
        ))}
      </g>
      {start && <circle className="t" cx={start.x + half} cy={start.y + half} r={half} />}
      {box.boxes.map((child) => (
        <BoxPart key={child.id} box={child} places={places} marks={marks} reach={reach} />
      ))}
    </>
  );
}

function ArrowPart({
  edge,
  arrow,
  marks,
}: {
  readonly edge: ElkExtendedEdge;
  readonly arrow: Arrow | undefined;
  readonly marks: Marks;
}) {
  const keys = [...new Set(arrow?.labels.map(({ transition }) => transition))];
  const shown = keys.find((key) => marks.last.has(key) || marks.chosen === key) ?? keys[0] ?? '';
  return (
    <path className={classOf(shown, marks, 'a')} d={lineOf(edge)} markerEnd="url(#tip)">
      {arrow && arrow.actions.length > 0 && <title>{arrow.actions.join(', ')}</title>}
    </path>
  );
}

const lineOf = ({ sections = [] }: ElkExtendedEdge): string =>
  sections
    .map(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint]
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`)
        .join(''),
    )
    .join('');

const rounded = (at: number) => Math.round(at * 10) / 10;

function LabelPart({
  edge,
  labels,
  marks,
  reach,
}: {
  readonly edge: ElkExtendedEdge;
  readonly labels: readonly Label[];
  readonly marks: Marks;
  readonly reach: Reach;
}) {
  const { x = 0, y = 0 } = edge.labels?.[0] ?? {};
  return labels.map(({ text, transition }, index) => {
    const [name = '', guard] = text.split(/(?=\[.*\]$)/u);
    return (
      <text
        key={index}
        data-part={transition}
        {...reached(reach, transition, `transition ${text} of ${edge.sources[0]}`)}
        className={classOf(transition, marks, 'l hit')}
        x={rounded(x)}
        y={rounded(y + 11 + index * metrics.label.line)}
      >
        {name}
        {guard !== undefined && <tspan className="g">{guard}</tspan>}
      </text>
    );
  });
}
