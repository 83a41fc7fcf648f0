import { expect, it } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { readFacts } from '../../scripts/machines/facts/facts.ts';
import { linesOf } from '../../scripts/machines/facts/lines.ts';
import { usesOf } from '../../scripts/machines/facts/screens.ts';
import { findMachines } from '../../scripts/machines/find-machines.ts';
import { moduleOf } from '../../scripts/house/sources.ts';

const facts = await readFacts();

it('each state of each machine has its line in its file [OWN-136]', async () => {
  const found = await findMachines();
  const missing = found.flatMap(({ file, machine }) => {
    const { lines = {}, statesIn = '' } = facts.machines[file] ?? {};
    return getStateNodes(machine)
      .map(({ id }) => (statesIn !== file ? id.replace(machine.id, '*') : id))
      .filter((id) => lines[id] === undefined);
  });
  expect(missing).toEqual([]);
});

it('states and transitions are found on the line where they are written [OWN-136]', () => {
  const text = `export const m = setup({}).createMachine({
  id: 'm',
  states: {
    one: {
      on: { go: 'two', stay: [{ guard: 'a' }, { target: 'two' }] },
      after: { rest: 'two' },
    },
    two: {
      always: { guard: 'b', target: 'one' },
      invoke: { id: 'call', src: 'call', onDone: 'one',
        onError: 'two' },
    },
  },
});
`;
  expect(linesOf(moduleOf('machines/m/m.machine.ts', text))).toEqual({
    m: 1,
    'm.one': 4,
    'm.one go 0': 5,
    'm.one stay 0': 5,
    'm.one stay 1': 5,
    'm.one xstate.after.rest.m.one 0': 6,
    'm.two': 8,
    'm.two  0': 9,
    'm.two xstate.done.actor.call 0': 10,
    'm.two xstate.error.actor.call 0': 11,
  });
});

it('a machine is shown on the routes whose screen runs it, not on those that load it ahead [OWN-136]', () => {
  const routes = `
const loadShell: Load = async () => (await import('./shell/Shell.tsx')).Shell;
const loadLogin: Load = async () => {
  const { Login } = await import('./session/Login.tsx');
  whenIdle(() => void Promise.all([loadShell()]));
  return Login;
};
/** All. */
export const routes = [
  topLevel('/', loadShell),
  screen('t-exit', async () => (await import('./exit/Exit.tsx')).Exit),
  topLevel('/login', loadLogin),
];
`;
  const web = [
    moduleOf('web/routes.tsx', routes),
    moduleOf('web/shell/Shell.tsx', 'useFlow(shellMachine, actors);'),
    moduleOf('web/session/Login.tsx', "import './useLogin.ts';"),
    moduleOf('web/session/useLogin.ts', '\nconst [a] = useFlow(\n  signInMachine,\n);'),
    moduleOf('web/exit/Exit.tsx', ''),
  ];
  expect(usesOf(web)).toEqual([
    { exported: 'shellMachine', file: 'web/shell/Shell.tsx', line: 1, routes: ['/'] },
    { exported: 'signInMachine', file: 'web/session/useLogin.ts', line: 2, routes: ['/login'] },
  ]);
});

it('each machine that no other invokes is run by a screen on a route [OWN-136]', async () => {
  const found = await findMachines();
  const invoked = new Set<unknown>(
    found.flatMap(({ machine }) => Object.values(machine.implementations.actors)),
  );
  const homeless = found
    .filter(({ machine }) => !invoked.has(machine))
    .filter(
      ({ exported }) =>
        !facts.uses.some((use) => use.exported === exported && use.routes.length > 0),
    );
  expect(homeless.map(({ exported }) => exported)).toEqual([]);
});

it('a requirement has the sentence of its row [OWN-136]', () => {
  expect(facts.requirements['EXIT-01']).toBe("Screen 'Sortir un {product}' at /t-exit.");
});
