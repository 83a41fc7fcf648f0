import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { type Client, useClient } from 'urql';
import type { Actor, AnyStateMachine, InputFrom, StateFrom } from 'xstate';

import type { WayBack } from './arrival.ts';
import { inspection } from './inspection.ts';
import { useNext } from './useNext.ts';

interface Provides<Actors, Flow> {
  readonly provide: (parts: { readonly actors: Actors }) => Flow;
}

type Parameters = Readonly<Record<string, string>>;

interface Options<Input, Context> {
  readonly input?: Input;
  /** Parameters of the route to which a final state leads, or where the context has them. */
  readonly parameters?: Parameters | ((context: Context) => Parameters);
  /** Where signing in leads back to, where a final state leads to the sign-in. */
  readonly back?: WayBack;
}

/** A machine's snapshot, its `send`, and its actor for `useEmitted`. */
type Running<Flow extends AnyStateMachine> = readonly [
  StateFrom<Flow>,
  Actor<Flow>['send'],
  Actor<Flow>,
];

/** Runs a screen's machine with its actors, and navigates where its final state says. */
export function useFlow<Actors, Flow extends AnyStateMachine>(
  machine: Provides<Actors, Flow>,
  actorsOf: (client: Client) => Actors,
  options?: Options<InputFrom<Flow>, StateFrom<Flow>['context']>,
): Running<Flow>;
export function useFlow<Actors>(
  machine: Provides<Actors, AnyStateMachine>,
  actorsOf: (client: Client) => Actors,
  { input, parameters, back }: Options<unknown, unknown> = {},
): Running<AnyStateMachine> {
  const client = useClient();
  const flow = useMemo(
    () => machine.provide({ actors: actorsOf(client) }),
    [machine, actorsOf, client],
  );
  const running = useMachine(flow, { input, ...inspection });
  const known = typeof parameters === 'function' ? parameters(running[0].context) : parameters;
  useNext(running[0], known, back);
  return running;
}
