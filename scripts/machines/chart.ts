import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph';

export type Line = { readonly text: string; readonly role: 'call' | 'ask' | 'next' | 'inner' };

export type Box = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly busy: boolean;
  readonly lines: readonly Line[];
  readonly first: string | null;
  readonly boxes: readonly Box[];
};

export type Arrow = {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly labels: readonly string[];
  readonly actions: readonly string[];
};

type Edge = {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode;
  readonly transition: AnyTransitionDefinition;
};

export type Chart = { readonly root: Box; readonly arrows: readonly Arrow[] };

/** A machine as boxes and arrows; parallel arrows are merged. */
export function chartOf(machine: AnyStateMachine): Chart {
  const graph = toDirectedGraph(machine);
  const arrows = new Map<string, Arrow>();
  for (const edge of edgesOf(graph)) {
    if (isInner(edge)) continue;
    const id = `${edge.source.id} > ${edge.target.id}`;
    const known = arrows.get(id);
    arrows.set(id, {
      id,
      source: edge.source.id,
      target: edge.target.id,
      labels: [...new Set([...(known?.labels ?? []), labelOf(edge)])],
      actions: [...new Set([...(known?.actions ?? []), ...actionsOf(edge)])],
    });
  }
  return {
    root: boxOf(graph),
    arrows: [...arrows.values()].map((arrow) => ({
      ...arrow,
      labels: arrow.labels.flatMap(folded),
    })),
  };
}

/** The graph of @xstate/graph lacks eventless transitions. */
function edgesOf({ edges, children, stateNode }: DirectedGraphNode): Edge[] {
  const atOnce = (stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ source: stateNode, target, transition })),
  );
  return [...edges, ...atOnce, ...children.flatMap(edgesOf)];
}

/** A transition without a target. */
const isInner = (edge: Edge) => !edge.transition.target;

function boxOf(node: DirectedGraphNode): Box {
  const { stateNode } = node;
  return {
    id: node.id,
    name: stateNode.key,
    kind: stateNode.type,
    busy: stateNode.tags.includes('busy'),
    lines: linesOf(node),
    first: stateNode.type === 'compound' ? (stateNode.initial.target[0]?.id ?? null) : null,
    boxes: node.children.map(boxOf),
  };
}

function linesOf({ stateNode, edges }: DirectedGraphNode): Line[] {
  const meta: Readonly<Record<string, unknown>> = stateNode.meta ?? {};
  return [
    ...stateNode.invoke.map(({ id }): Line => ({ text: `calls ${id}`, role: 'call' })),
    ...linesFrom(meta['confirm'], 'ask'),
    ...linesFrom(meta['next'], 'next').map((line) => ({ ...line, text: `→ ${line.text}` })),
    ...edges.filter(isInner).map((edge): Line => ({ text: labelOf(edge), role: 'inner' })),
  ];
}

function linesFrom(value: unknown, role: Line['role']): Line[] {
  if (typeof value !== 'string') return [];
  const wrapped = value.match(/.{1,34}(?:\s|$)/gu) ?? [value];
  return wrapped.map((text) => ({ text: text.trim(), role }));
}

function labelOf({ source, transition }: Edge): string {
  const { eventType, guard } = transition;
  const rivals = eventType
    ? [...source.transitions.values()].flat().filter((other) => other.eventType === eventType)
    : (source.always ?? []);
  if (guard !== undefined) return `${eventName(eventType)} [${nameOf(guard)}]`;
  return rivals.length > 1 ? `${eventName(eventType)} [else]` : eventName(eventType);
}

/** Moves a long guard to a line of its own. */
function folded(label: string): string[] {
  return label.length > 24 ? label.split(/ (?=\[)/u) : [label];
}

function eventName(type: string): string {
  if (type === '') return 'at once';
  const answer = /^xstate\.(done|error)\.actor\.(.*)$/u.exec(type);
  if (!answer) return type;
  return `${answer[2]} ${answer[1] === 'done' ? '✓' : '✗'}`;
}

function actionsOf({ transition }: Edge): string[] {
  return transition.actions.map(nameOf);
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return '?';
}
