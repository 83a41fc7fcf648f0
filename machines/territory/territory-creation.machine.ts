import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import { required } from '../parts/flow/required.ts';
import type { Meta } from '../parts/flow/meta.ts';
import * as rules from './territory-creation.rules.ts';
import { territoryPastMachine } from './territory-past.machine.ts';
import type {
  MutationAddTerritoryArgs,
  Notice,
  TerritoryAdded,
  TerritoryToAdd,
} from '#schema/generated.ts';

/** A new territory: described first, then its past is recorded by `past`, or its map is drawn on its page; there is no way back (spec 2 §2 t-add, §8; TADD-01…10, B-30, B-32, OWN-247). */
export const territoryCreationMachine = setup({
  types: {
    context: {} as {
      choices: rules.CreationChoices | null;
      form: TerritoryToAdd | null;
      territoryId: string;
      /** Its map is drawn next, instead of its past being recorded. */
      toDraw: boolean;
      /** The day of the device as yyyy-mm-dd. */
      today: string;
      problem: Problem | null;
    },
    input: {} as { today: string },
    events: {} as
      | ({ type: 'create'; toDraw?: boolean } & rules.CreationEntries)
      | { type: 'retry' | 'changed.elsewhere' | 'another' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    children: {} as { past: 'past' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    publishers: fromPromise<rules.CreationChoices>(toBeProvided),
    addTerritory: fromPromise<TerritoryAdded, MutationAddTerritoryArgs>(toBeProvided),
    past: territoryPastMachine,
  },
  guards: {
    tooFewUsers: (_, choices: rules.CreationChoices) => rules.tooFewUsers(choices),
    toDraw: ({ context }) => context.toDraw,
    creationFilled: (_, entered: rules.CreationEntries) => rules.creationFilled(entered),
  },
  actions: {
    rememberChoices: assign({ choices: (_, choices: rules.CreationChoices) => choices }),
    rememberForm: assign({ form: (_, it: rules.CreationEntries) => rules.territoryOf(it) }),
    rememberNext: assign({ toDraw: (_, { toDraw }: { toDraw?: boolean }) => toDraw === true }),
    forgetTerritory: assign({ form: null, territoryId: '' }),
    rememberTerritory: assign({
      territoryId: (_, { territoryId }: TerritoryAdded) => territoryId,
    }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
  },
}).createMachine({
  id: 'territoryCreation',
  context: ({ input: { today } }) => ({
    choices: null,
    form: null,
    territoryId: '',
    toDraw: false,
    today,
    problem: null,
  }),
  initial: 'countingUsers',
  states: {
    countingUsers: {
      tags: 'busy',
      invoke: {
        id: 'publishers',
        src: 'publishers',
        onDone: [
          {
            guard: { type: 'tooFewUsers', params: answered },
            target: 'blocked',
            actions: { type: 'rememberChoices', params: answered },
          },
          {
            target: 'describing',
            actions: { type: 'rememberChoices', params: answered },
          },
        ],
        onError: { target: 'failed', actions: 'rememberProblem' },
      },
    },
    failed: { on: { retry: { target: 'countingUsers', actions: 'forgetProblem' } } },
    blocked: { on: { 'changed.elsewhere': 'countingUsers' } },
    describing: {
      exit: 'forgetProblem',
      on: {
        create: {
          guard: { type: 'creationFilled', params: ({ event }) => event },
          target: 'creating',
          actions: [
            { type: 'rememberForm', params: ({ event }) => event },
            { type: 'rememberNext', params: ({ event }) => event },
          ],
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'addTerritory',
        src: 'addTerritory',
        input: ({ context }) => ({ form: required(context.form) }),
        onDone: [
          {
            guard: 'toDraw',
            target: 'drawing',
            actions: [{ type: 'rememberTerritory', params: answered }, 'emitChanged'],
          },
          {
            target: 'recordingPast',
            actions: [{ type: 'rememberTerritory', params: answered }, 'emitChanged'],
          },
        ],
        onError: { target: 'describing', actions: 'rememberProblem' },
      },
    },
    recordingPast: {
      invoke: {
        id: 'past',
        src: 'past',
        input: ({ context: { territoryId, today } }) => ({ territoryId, today }),
      },
      on: { another: { target: 'countingUsers', actions: 'forgetTerritory' } },
    },
    drawing: { type: 'final', meta: { next: '/t-view/:territory_id', why: 'toDraw' } },
  },
});
