import { assign, emit, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import { type Failed, type Problem, problemOf, sessionEnded } from '../failure/failure.ts';
import { noticeOf, refusalOf, refused } from '../failure/outcome.ts';
import type { Meta } from '../meta/meta.ts';
import * as rules from './territory-creation.rules.ts';
import type { AddTerritoryOutcome, Notice, TerritoryToAdd } from '#schema/generated.ts';

/** A new territory: described first, then its past is recorded by `territoryPast`; there is no way back (spec 2 §2 t-add, §8; TADD-01…10, B-30, B-32). */
export const territoryCreationMachine = setup({
  types: {
    context: {} as {
      choices: rules.CreationChoices | null;
      form: TerritoryToAdd | null;
      territoryId: string;
      problem: Problem | null;
    },
    events: {} as
      | ({ type: 'create' } & rules.CreationEntries)
      | { type: 'retry' | 'changed.elsewhere' },
    emitted: {} as { type: 'changed'; notice: Notice | null },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    publishers: fromPromise<rules.CreationChoices>(toBeProvided),
    addTerritory: fromPromise<AddTerritoryOutcome, { form: TerritoryToAdd | null }>(toBeProvided),
  },
  guards: {
    tooFewUsers: (_, choices: rules.CreationChoices) => rules.tooFewUsers(choices),
    creationFilled: (_, entered: rules.CreationEntries) => rules.creationFilled(entered),
    refused: (_, outcome: AddTerritoryOutcome) => refused(outcome),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberChoices: assign({ choices: (_, choices: rules.CreationChoices) => choices }),
    rememberForm: assign({ form: (_, it: rules.CreationEntries) => rules.territoryOf(it) }),
    rememberTerritory: assign({
      territoryId: (_, it: AddTerritoryOutcome) => ('territoryId' in it ? it.territoryId : ''),
    }),
    rememberRefusal: assign({ problem: (_, outcome: AddTerritoryOutcome) => refusalOf(outcome) }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit((_, it: AddTerritoryOutcome) => ({ type: 'changed', notice: noticeOf(it) })),
  },
}).createMachine({
  id: 'territoryCreation',
  context: { choices: null, form: null, territoryId: '', problem: null },
  initial: 'countingUsers',
  states: {
    countingUsers: {
      tags: 'busy',
      invoke: {
        id: 'publishers',
        src: 'publishers',
        onDone: [
          {
            guard: { type: 'tooFewUsers', params: ({ event }) => event.output },
            target: 'blocked',
          },
          {
            target: 'describing',
            actions: { type: 'rememberChoices', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
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
          actions: { type: 'rememberForm', params: ({ event }) => event },
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'addTerritory',
        src: 'addTerritory',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          {
            guard: { type: 'refused', params: ({ event }) => event.output },
            target: 'describing',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          {
            target: 'recordingPast',
            actions: [
              { type: 'rememberTerritory', params: ({ event }) => event.output },
              { type: 'tellChanged', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          { guard: { type: 'sessionEnded', params: ({ event }) => event }, target: 'sessionEnded' },
          {
            target: 'describing',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    recordingPast: {},
    sessionEnded: { type: 'final', meta: { next: '/login' } },
  },
});
