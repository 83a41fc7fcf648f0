import { assign, emit, fromPromise, setup } from 'xstate';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { Done, MutationEditGroundArgs, Notice } from '#schema/generated.ts';
import { groundNameFault } from './grounds.rules.ts';

type Edited = { readonly groundId: string };
type Entered = Pick<MutationEditGroundArgs, 'name' | 'congregationIds'>;

/** Names a ground and gives it to congregations, in one dialog (beyond the documents; OWN-67). */
export const groundEditingMachine = setup({
  types: {
    context: {} as MutationEditGroundArgs & { readonly problem: Problem | null },
    events: {} as ({ type: 'edit' } & Edited) | ({ type: 'save' } & Entered) | { type: 'cancel' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: { editGround: fromPromise<Done, MutationEditGroundArgs>(toBeProvided) },
  guards: { named: (_, { name }: Entered) => !groundNameFault(name) },
  actions: {
    rememberGround: assign({ groundId: (_, { groundId }: Edited) => groundId, problem: null }),
    rememberEntered: assign({
      name: (_, { name }: Entered) => name.trim(),
      congregationIds: (_, { congregationIds }: Entered) => congregationIds,
      problem: null,
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'groundEditing',
  context: { groundId: '', name: '', congregationIds: [], problem: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        edit: {
          target: 'filling',
          actions: { type: 'rememberGround', params: ({ event }) => event },
        },
      },
    },
    filling: {
      on: {
        cancel: 'closed',
        save: {
          guard: { type: 'named', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'rememberEntered', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'editGround',
        src: 'editGround',
        input: ({ context: { groundId, name, congregationIds } }) => ({
          groundId,
          name,
          congregationIds,
        }),
        onDone: { target: 'closed', actions: 'emitChanged' },
        onError: { target: 'filling', actions: 'rememberProblem' },
      },
    },
  },
});
