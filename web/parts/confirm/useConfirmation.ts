import { useCallback } from 'react';
import type { Client } from 'urql';
import type { AnyStateMachine, ContextFrom } from 'xstate';

import type { Notice } from '#schema/generated.ts';

import { useEmitted } from '../flow/useEmitted.ts';
import { useFlow } from '../flow/useFlow.ts';
import { confirmationView } from './confirmation.view.ts';
import type { Confirming } from './useEitherOf.ts';

interface Provides<Actors, Flow> {
  readonly provide: (parts: { readonly actors: Actors }) => Flow;
}

type SubjectOf<Flow extends AnyStateMachine> = NonNullable<ContextFrom<Flow>['subject']>;

interface Confirmation<Subject> extends Confirming<Subject> {
  readonly ask: (subject: Subject) => void;
}

/** Runs a machine made by `confirmation()`; `onChanged` gets the notice of each call that was answered. */
export function useConfirmation<Actors, Flow extends AnyStateMachine>(
  machine: Provides<Actors, Flow>,
  actorsOf: (client: Client) => Actors,
  onChanged: (notice: Notice | null) => void,
): Confirmation<SubjectOf<Flow>>;
export function useConfirmation<Actors>(
  machine: Provides<Actors, AnyStateMachine>,
  actorsOf: (client: Client) => Actors,
  onChanged: (notice: Notice | null) => void,
): Confirmation<unknown> {
  const [snapshot, send, actor] = useFlow(machine, actorsOf);
  useEmitted<{ readonly type: string; readonly notice: Notice | null }, 'changed'>(
    actor,
    'changed',
    ({ notice }) => onChanged(notice),
  );
  return {
    ...confirmationView<unknown>(snapshot),
    ask: useCallback((subject: unknown) => send({ type: 'ask', subject }), [send]),
    onAnswer: send,
  };
}
