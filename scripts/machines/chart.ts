import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph';
import { eventName, guardOf, keyOf, nameOf, rivalsOf } from './play/transitions.ts';

export type Line = {
  readonly text: string;
  readonly role: 'call' | 'ask' | 'next' | 'inner';
  /** Of a transition that stays in its state. */
  readonly transition?: string;
};

/** A line of text beside an arrow, and the transition it is about (see `keyOf`). */
export type Label = { readonly text: string; readonly transition: string };

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
  readonly labels: readonly Label[];
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
      labels: [
        ...(known?.labels ?? []),
        { text: labelOf(edge), transition: keyOf(edge.transition) },
      ],
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
    ...edges.filter(isInner).map((edge): Line => ({
      text: labelOf(edge),
      role: 'inner',
      transition: keyOf(edge.transition),
    })),
  ];
}

function linesFrom(value: unknown, role: Line['role']): Line[] {
  if (typeof value !== 'string') return [];
  const wrapped = value.match(/.{1,34}(?:\s|$)/gu) ?? [value];
  return wrapped.map((text) => ({ text: text.trim(), role }));
}

function labelOf({ transition }: Edge): string {
  const name = eventName(transition.eventType);
  const guard = guardOf(transition);
  if (guard !== null) return `${name} [${guard}]`;
  return rivalsOf(transition).length > 1 ? `${name} [else]` : name;
}

/** Moves a long guard to a line of its own. */
function folded({ text, transition }: Label): Label[] {
  const lines = text.length > 24 ? text.split(/ (?=\[)/u) : [text];
  return lines.map((line) => ({ text: line, transition }));
}

const actionsOf = ({ transition }: Edge): string[] => transition.actions.map(nameOf);
