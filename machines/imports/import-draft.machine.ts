import { assign, fromPromise, sendParent, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type { ImportDraft } from './import.rules.ts';

interface Context {
  /** What a closed page left behind. */
  readonly found: ImportDraft | null;
  /** What is still to be written. */
  readonly unwritten: ImportDraft | null;
}

/** Keeps a file and what was decided about it on the device until it is imported, and offers what a closed page left behind; without storage there is no draft, and no problem (beside spec 2 §2; OWN-159). */
export const importDraftMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'import.changed'; draft: ImportDraft } | { type: 'restore' | 'drop' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    readDraft: fromPromise<ImportDraft | null>(toBeProvided),
    writeDraft: fromPromise<void, { readonly draft: ImportDraft | null }>(toBeProvided),
    dropDraft: fromPromise<void>(toBeProvided),
  },
  delays: { rest: 300 },
  guards: {
    draftFound: ({ context }) => context.found !== null,
    unwritten: ({ context }) => context.unwritten !== null,
  },
  actions: {
    rememberDraft: assign({ found: (_, draft: ImportDraft | null) => draft }),
    rememberUnwritten: assign({ unwritten: (_, it: { draft: ImportDraft }) => it.draft }),
    forgetUnwritten: assign({ unwritten: null }),
    forgetDraft: assign({ found: null }),
    handOver: sendParent(({ context }: { context: Context }) => ({
      type: 'draft.restored',
      draft: context.found,
    })),
  },
}).createMachine({
  id: 'importDraft',
  context: { found: null, unwritten: null },
  on: {
    'import.changed': {
      target: '.resting',
      actions: ['forgetDraft', { type: 'rememberUnwritten', params: ({ event }) => event }],
    },
    restore: { guard: 'draftFound', actions: ['handOver', 'forgetDraft'] },
    drop: { target: '.dropping', actions: ['forgetUnwritten', 'forgetDraft'] },
  },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: { target: 'resting', actions: { type: 'rememberDraft', params: answered } },
        onError: 'resting',
      },
    },
    resting: { always: { guard: 'unwritten', target: 'changed' } },
    changed: { after: { rest: 'writing' } },
    writing: {
      tags: 'busy',
      exit: 'forgetUnwritten',
      invoke: {
        id: 'writeDraft',
        src: 'writeDraft',
        input: ({ context }) => ({ draft: context.unwritten }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
    dropping: {
      tags: 'busy',
      invoke: { id: 'dropDraft', src: 'dropDraft', onDone: 'resting', onError: 'resting' },
    },
  },
});
