import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../scripts/machines/chart.ts';
import { crossings } from '../../scripts/machines/crossings.ts';
import { editorCodeOf } from '../../scripts/machines/editor-code.ts';
import { findMachines } from '../../scripts/machines/find-machines.ts';
import { layout } from '../../scripts/machines/layout.ts';
import { mermaidOf } from '../../scripts/machines/mermaid.ts';
import { exitMachine } from '#machines/exit/exit.machine.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';

const found = await findMachines();

it('a machine is drawn with its question, its calls and its guards [DC-04]', () => {
  const { root, arrows } = chartOf(reprieveMachine);
  expect(root.first).toBe('reprieve.quiet');
  expect(root.boxes.map(({ name, busy, kind, lines }) => ({ name, busy, kind, lines }))).toEqual([
    { name: 'quiet', busy: false, kind: 'atomic', lines: [] },
    {
      name: 'asking',
      busy: false,
      kind: 'atomic',
      lines: [{ text: 'Voulez-vous ajouter un sursis ?', role: 'ask' }],
    },
    {
      name: 'doing',
      busy: true,
      kind: 'atomic',
      lines: [{ text: 'calls grantReprieve', role: 'call' }],
    },
  ]);
  expect(arrows.map(({ id, labels }) => [id, labels.map(({ text }) => text)])).toEqual([
    ['reprieve.quiet > reprieve.asking', ['ask']],
    ['reprieve.asking > reprieve.doing', ['confirm']],
    ['reprieve.asking > reprieve.quiet', ['cancel']],
    ['reprieve.doing > reprieve.quiet', ['grantReprieve ✓', 'grantReprieve ✗ [else]']],
    ['reprieve.doing > reprieve.asking', ['grantReprieve ✗', '[networkFailed]']],
  ]);
});

it('each label names its transition, the lines of one the same [OWN-135]', () => {
  const { arrows } = chartOf(reprieveMachine);
  expect(arrows.at(-1)?.labels).toEqual([
    {
      text: 'grantReprieve ✗',
      transition: 'reprieve.doing xstate.error.actor.grantReprieve 0',
    },
    {
      text: '[networkFailed]',
      transition: 'reprieve.doing xstate.error.actor.grantReprieve 0',
    },
  ]);
});

it('a state where a machine ends is drawn with the route it leads to [DC-04]', () => {
  const ends = chartOf(shellMachine).root.boxes.filter(({ kind }) => kind === 'final');
  expect(ends.map(({ name, lines }) => ({ name, lines }))).toEqual([
    { name: 'factorPending', lines: [{ text: '→ /u-second-factor', role: 'next' }] },
    { name: 'publicMap', lines: [{ text: '→ /map/:token', role: 'next' }] },
    { name: 'anonymous', lines: [{ text: '→ /login', role: 'next' }] },
  ]);
});

describe('the room for labels', () => {
  it.each(found)('$exported: no arrow crosses a label or a word [OWN-135]', async ({ machine }) => {
    expect(crossings(await layout(chartOf(machine)))).toEqual([]);
  });

  it('words that an arrow must not cross stand in the corner of their box, or else beside the arrow [OWN-135]', async () => {
    const page = await layout(chartOf(exitMachine));
    const [exit] = page.children ?? [];
    const editing = exit?.children?.find(({ id }) => id === 'exit.editing');
    const inset = (box: ElkNode | undefined) => {
      const words = box?.children?.find(({ id }) => id === `${box.id} words`);
      return (words?.x ?? 0) - (box?.x ?? 0);
    };
    expect(inset(exit)).toBe(12);
    expect(inset(editing)).toBeGreaterThan(100);
  });

  it('an arrow across a label or a box’s words, and a label on another, are found [OWN-135]', () => {
    const label = { text: 'save', x: 10, y: 10, width: 40, height: 15 };
    const sections = [{ id: 's', startPoint: { x: 0, y: 17 }, endPoint: { x: 90, y: 17 } }];
    expect(
      crossings({
        id: 'page',
        children: [{ id: 'box words', x: 60, y: 12, width: 30, height: 15 }],
        edges: [
          { id: 'a', sources: ['x'], targets: ['y'], labels: [label] },
          { id: 'b', sources: ['x'], targets: ['y'], sections },
          { id: 'c', sources: ['x'], targets: ['y'], labels: [{ ...label, text: 'quit', x: 45 }] },
        ],
      }),
    ).toEqual([
      'b crosses "save"',
      'b crosses "quit"',
      'b crosses "box words"',
      '"quit" lies on "save"',
      '"box words" lies on "quit"',
    ]);
  });
});

it('a machine is a diagram of Mermaid [OWN-138]', () => {
  expect(mermaidOf(reprieveMachine)).toBe(`stateDiagram-v2
  state "reprieve" as reprieve {
    [*] --> reprieve_quiet
    state "quiet" as reprieve_quiet
    state "asking" as reprieve_asking
    state "doing" as reprieve_doing
  }
  reprieve_quiet --> reprieve_asking: ask
  reprieve_asking --> reprieve_doing: confirm
  reprieve_asking --> reprieve_quiet: cancel
  reprieve_doing --> reprieve_quiet: grantReprieve ✓
  reprieve_doing --> reprieve_asking: grantReprieve ✗ [networkFailed]
  reprieve_doing --> reprieve_quiet: grantReprieve ✗
`);
});

it.each(found)(
  '$exported: the code for the Stately editor draws the same [OWN-138]',
  ({ machine }) => {
    const code = editorCodeOf(machine);
    const config = code.slice(code.indexOf('(') + 1, code.lastIndexOf(')'));
    expect(chartOf(createMachine(JSON.parse(config)))).toEqual(chartOf(machine));
  },
);
