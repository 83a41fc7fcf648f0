import { assign, fromPromise, sendParent, setup } from 'xstate';
import { answered } from '../flow/answer.ts';
import type { Meta } from '../flow/meta.ts';
import { toBeProvided } from '../flow/to-be-provided.ts';

interface Context<Kept, Known> {
  readonly known: Known | null;
  /** What a closed page left behind. */
  readonly found: Kept | null;
  /** What is still to be written. */
  readonly unwritten: Kept | null;
}

/**
 * A machine that keeps on the device what is not finished, and offers what a closed page left
 * behind: its parent says when to read, and what is known already. Without storage there is no
 * draft, and no problem.
 */
export const draft = <Kept, Known = null>(id: string) =>
  setup({
    types: {
      context: {} as Context<Kept, Known>,
      events: {} as
        | { type: 'read'; known: Known }
        /** Null where nothing is unfinished. */
        | { type: 'keep'; draft: Kept | null }
        | { type: 'restore' | 'drop' },
      meta: {} as Meta,
      tags: {} as 'busy',
    },
    actors: {
      readDraft: fromPromise<Kept | null, { readonly known: Known | null }>(toBeProvided),
      writeDraft: fromPromise<void, { readonly draft: Kept | null }>(toBeProvided),
      dropDraft: fromPromise<void>(toBeProvided),
    },
    delays: { rest: 300 },
    guards: {
      draftFound: ({ context }) => context.found !== null,
      unwritten: ({ context }) => context.unwritten !== null,
    },
    actions: {
      rememberKnown: assign({ known: (_, it: { known: Known }) => it.known }),
      rememberFound: assign({ found: (_, found: Kept | null) => found }),
      rememberUnwritten: assign({ unwritten: (_, it: { draft: Kept | null }) => it.draft }),
      forgetUnwritten: assign({ unwritten: null }),
      forgetFound: assign({ found: null }),
      handOver: sendParent(({ context }: { context: Context<Kept, Known> }) => ({
        type: 'draft.restored',
        draft: context.found,
      })),
    },
  }).createMachine({
    id,
    context: { known: null, found: null, unwritten: null },
    on: {
      keep: {
        target: '.resting',
        actions: { type: 'rememberUnwritten', params: ({ event }) => event },
      },
      restore: { guard: 'draftFound', actions: ['handOver', 'forgetFound'] },
      drop: { target: '.dropping', actions: ['forgetUnwritten', 'forgetFound'] },
    },
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          read: {
            target: 'reading',
            actions: { type: 'rememberKnown', params: ({ event }) => event },
          },
        },
      },
      reading: {
        tags: 'busy',
        on: { keep: { actions: { type: 'rememberUnwritten', params: ({ event }) => event } } },
        invoke: {
          id: 'readDraft',
          src: 'readDraft',
          input: ({ context }) => ({ known: context.known }),
          onDone: { target: 'resting', actions: { type: 'rememberFound', params: answered } },
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
