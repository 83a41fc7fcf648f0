import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventName, guardOf, transitionsOf } from './play/transitions.ts';

/** A machine as a state diagram of Mermaid. */
export function mermaidOf(machine: AnyStateMachine): string {
  const arrows = transitionsOf(machine).flatMap((transition) => {
    const guard = guardOf(transition);
    const label = `${eventName(transition.eventType)}${guard === null ? '' : ` [${guard}]`}`;
    return (transition.target ?? [transition.source]).map(
      (target) =>
        `  ${idOf(transition.source)} --> ${idOf(target)}: ${label.replaceAll(':', '#colon;')}`,
    );
  });
  return ['stateDiagram-v2', ...stateLines(machine.root, '  '), ...arrows, ''].join('\n');
}

const idOf = ({ id }: AnyStateNode) => id.replaceAll(/\W/gu, '_');

function stateLines(node: AnyStateNode, indent: string): readonly string[] {
  const children = Object.values(node.states);
  if (children.length === 0)
    return [
      `${indent}state "${node.key}" as ${idOf(node)}`,
      ...(node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : []),
    ];
  const inner = `${indent}  `;
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return [
    `${indent}state "${node.key}" as ${idOf(node)} {`,
    ...(first ? [`${inner}[*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${inner}--`] : []),
      ...stateLines(child, inner),
    ]),
    `${indent}}`,
  ];
}
