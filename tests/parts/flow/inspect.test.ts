import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { withoutSecrets } from '#web/inspect.ts';

/** An inspector as under ?inspect, but for the page it sends to. */
function anInspector() {
  const sent: StatelyInspectionEvent[] = [];
  const { inspect } = createInspector(
    { send: (event) => sent.push(event), start: () => undefined, stop: () => undefined },
    { serialize: withoutSecrets },
  );
  return { inspect, sent };
}

const kinds = (sent: readonly StatelyInspectionEvent[]) => sent.map(({ type }) => type);

it('an actor that is a promise is inspected, without its password and its token [DC-04]', async () => {
  const { inspect, sent } = anInspector();
  const signIn = fromPromise(async ({ input }: { input: { login: string; password: string } }) => ({
    login: input.login,
    token: 'a.token.b',
  }));
  createActor(signIn, { input: { login: 'Marie', password: 'tres-secret' }, inspect }).start();
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ snapshot: { output: { login: 'Marie' } } }),
  );
  expect(kinds(sent)).toContain('@xstate.actor');
  expect(sent.at(-1)).toMatchObject({
    type: '@xstate.snapshot',
    snapshot: { status: 'done', output: { login: 'Marie', token: '(hidden)' } },
  });
  expect(JSON.stringify(sent)).not.toMatch(/tres-secret|a\.token\.b/u);
});

it('the input of a promise that is still waited for is inspected without its password [DC-04]', async () => {
  const { inspect, sent } = anInspector();
  const waiting = fromPromise(
    (_: { input: { login: string; password: string } }) => new Promise<void>(() => undefined),
  );
  createActor(waiting, { input: { login: 'Marie', password: 'tres-secret' }, inspect }).start();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent[0]).toMatchObject({
    type: '@xstate.actor',
    snapshot: { status: 'active', input: { login: 'Marie', password: '(hidden)' } },
  });
  expect(JSON.stringify(sent)).not.toContain('tres-secret');
});

it('a machine is inspected with its state and context, without its secrets [DC-04]', async () => {
  const { inspect, sent } = anInspector();
  const machine = setup({
    types: {
      context: {} as { login: string; password: string; map: { mapToken: string } },
      events: {} as { type: 'typed'; password: string },
    },
    actions: { keep: assign({ password: ({ event }) => event.password }) },
  }).createMachine({
    id: 'form',
    context: () => ({ login: 'Marie', password: '', map: { mapToken: 'secret-map' } }),
    initial: 'empty',
    states: { empty: { on: { typed: { target: 'filled', actions: 'keep' } } }, filled: {} },
  });
  createActor(machine, { inspect }).start().send({ type: 'typed', password: 'tres-secret' });
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ snapshot: { value: 'filled' } }));
  expect(sent.at(-1)).toMatchObject({
    event: { type: 'typed', password: '(hidden)' },
    snapshot: { context: { login: 'Marie', password: '(hidden)', map: { mapToken: '(hidden)' } } },
  });
  expect(JSON.stringify(sent)).not.toMatch(/tres-secret|secret-map/u);
});
