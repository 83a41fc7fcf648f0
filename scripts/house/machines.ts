import { type ESTree, Visitor } from 'vite';
import { type Figure, type Finding, limits } from './figures.ts';
import { type Module, lineAt } from './sources.ts';

/** Machines, factories of machines, and states that several machines share. */
const isMachine = ({ file, text }: Module) =>
  file.startsWith('machines/') &&
  (file.endsWith('.machine.ts') || /\bcreate(?:Machine|StateConfig)\(/u.test(text));

/** The properties with this name in all objects of a file. */
function propertiesNamed(name: RegExp, { program }: Module): readonly ESTree.ObjectProperty[] {
  const found: ESTree.ObjectProperty[] = [];
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && name.test(keyOf(property))) found.push(property);
    },
  });
  visitor.visit(program);
  return found;
}

const keyOf = ({ key, computed }: ESTree.ObjectProperty): string =>
  key.type === 'Identifier' && !computed ? key.name : '';

/** Lines of `onDone` and `onError` of all lines of machines. */
export function answerPlumbing(modules: readonly Module[]): Figure {
  const machines = modules.filter(isMachine);
  const perMachine = machines.map((machine) => ({
    file: machine.file,
    all: machine.text.trimEnd().split('\n').length,
    plumbing: plumbingLines(machine),
  }));
  const all = perMachine.reduce((sum, machine) => sum + machine.all, 0);
  const plumbing = perMachine.reduce((sum, machine) => sum + machine.plumbing.length, 0);
  const isTooMuch = plumbing > all * limits.answerPlumbing;
  return {
    name: 'answer plumbing of all machine lines',
    value: percent(all === 0 ? 0 : plumbing / all),
    limit: percent(limits.answerPlumbing),
    findings: perMachine
      .filter(
        (machine) => isTooMuch && machine.plumbing.length > machine.all * limits.answerPlumbing,
      )
      .toSorted((one, other) => other.plumbing.length - one.plumbing.length)
      .map((machine) => ({
        file: machine.file,
        line: machine.plumbing[0] ?? 1,
        text: `${machine.plumbing.length} of ${machine.all} lines are onDone and onError`,
      })),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function plumbingLines(machine: Module): readonly number[] {
  const lines = new Set<number>();
  for (const { start, end } of propertiesNamed(/^on(?:Done|Error)$/u, machine)) {
    const last = lineAt(machine.text, end);
    for (let line = lineAt(machine.text, start); line <= last; line += 1) lines.add(line);
  }
  return [...lines].toSorted((one, other) => one - other);
}

interface CountedMachine {
  readonly file: string;
  /** The line of each state. */
  readonly states: readonly number[];
}

/** The most states that a machine has, its root not counted. */
export function machineStates(modules: readonly Module[]): Figure {
  const counted = statesOfMachines(modules);
  return {
    name: 'states of the largest machine',
    value: String(counted[0]?.states.length ?? 0),
    limit: String(limits.machineStates),
    findings: counted.flatMap(({ file, states }): readonly Finding[] => {
      const line = states[limits.machineStates];
      return line === undefined
        ? []
        : [
            {
              file,
              line,
              text: `${states.length} states, the ${limits.machineStates + 1}th begins here`,
            },
          ];
    }),
  };
}

/** Machines by their number of states, the largest first. */
export const statesOfMachines = (modules: readonly Module[]): readonly CountedMachine[] =>
  modules
    .filter(isMachine)
    .map((machine) => ({ file: machine.file, states: stateLines(machine) }))
    .toSorted((one, other) => other.states.length - one.states.length);

const stateLines = (machine: Module): readonly number[] =>
  propertiesNamed(/^states$/u, machine)
    .flatMap(({ value }) => (value.type === 'ObjectExpression' ? value.properties : []))
    .map(({ start }) => lineAt(machine.text, start))
    .toSorted((one, other) => one - other);
