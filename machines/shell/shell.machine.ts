import { assign, fromPromise, setup } from 'xstate';
import { toBeProvided } from '../actors/to-be-provided.ts';
import {
  type Failed,
  type Problem,
  backendFailed,
  networkFailed,
  problemOf,
  sessionEnded,
} from '../failure/failure.ts';
import type { Meta } from '../meta/meta.ts';
import type { GlobalMap, Menu } from '#schema/generated.ts';

/** The home shell: who may enter, the drawer, the global map (spec 1 §2 /, §4; SHELL-05…23, B-45). */
export const shellMachine = setup({
  types: {
    context: {} as {
      signedIn: boolean;
      mapToken: string;
      wide: boolean;
      menu: Menu | null;
      globalMap: GlobalMap | null;
      problem: Problem | null;
    },
    input: {} as { token: string | null; mapToken: string | null; wide: boolean },
    events: {} as
      | { type: 'retry' }
      | { type: 'screen.resized'; wide: boolean }
      | { type: 'drawer.toggled' }
      | { type: 'page.opened' }
      | { type: 'changed.elsewhere' }
      | { type: 'globalMap.opened' }
      | { type: 'globalMap.closed' }
      | { type: 'signOut' }
      | { type: 'session.ended' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    menu: fromPromise<Menu>(toBeProvided),
    globalMap: fromPromise<GlobalMap>(toBeProvided),
  },
  guards: {
    mapAsked: ({ context }) => context.mapToken !== '',
    signedIn: ({ context }) => context.signedIn,
    wide: ({ context }) => context.wide,
    narrow: ({ context }) => !context.wide,
    globalMapOffered: ({ context }) => context.wide && context.menu?.globalMap === true,
    privacyAccepted: (_, menu: Menu) => menu.rgpdPrivacy,
    backendFailed: (_, { error }: Failed) => backendFailed(error),
    networkFailed: (_, { error }: Failed) => networkFailed(error),
    sessionEnded: (_, { error }: Failed) => sessionEnded(error),
  },
  actions: {
    rememberMenu: assign({ menu: (_, menu: Menu) => menu }),
    rememberGlobalMap: assign({ globalMap: (_, globalMap: GlobalMap) => globalMap }),
    rememberWidth: assign({ wide: (_, { wide }: { wide: boolean }) => wide }),
    rememberFailure: assign({ problem: (_, { error }: Failed) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({
    signedIn: input.token !== null,
    mapToken: input.mapToken ?? '',
    wide: input.wide,
    menu: null,
    globalMap: null,
    problem: null,
  }),
  initial: 'arriving',
  on: {
    'screen.resized': { actions: { type: 'rememberWidth', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      always: [
        { guard: 'mapAsked', target: 'publicMap' },
        { guard: 'signedIn', target: 'loadingMenu' },
        { target: 'anonymous' },
      ],
    },
    loadingMenu: {
      tags: 'busy',
      invoke: {
        id: 'menu',
        src: 'menu',
        onDone: [
          {
            guard: { type: 'privacyAccepted', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'rememberMenu', params: ({ event }) => event.output },
          },
          { target: 'anonymous' },
        ],
        onError: [
          {
            guard: { type: 'networkFailed', params: ({ event }) => event },
            target: 'stalled',
          },
          {
            guard: { type: 'backendFailed', params: ({ event }) => event },
            target: 'anonymous',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'anonymous' },
        ],
      },
    },
    stalled: { on: { retry: 'loadingMenu' } },
    ready: {
      type: 'parallel',
      on: {
        signOut: { target: 'anonymous', actions: 'forgetProblem' },
        'session.ended': { target: 'anonymous', actions: 'forgetProblem' },
      },
      states: {
        drawer: {
          initial: 'settling',
          on: {
            'screen.resized': {
              target: '.settling',
              actions: { type: 'rememberWidth', params: ({ event }) => event },
            },
          },
          states: {
            settling: { always: [{ guard: 'wide', target: 'open' }, { target: 'closed' }] },
            open: {
              on: {
                'drawer.toggled': 'closed',
                'page.opened': { guard: 'narrow', target: 'closed' },
              },
            },
            closed: { on: { 'drawer.toggled': 'open' } },
          },
        },
        menu: {
          initial: 'settled',
          states: {
            settled: { on: { 'changed.elsewhere': 'refreshing' } },
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'menu',
                src: 'menu',
                onDone: {
                  target: 'settled',
                  actions: { type: 'rememberMenu', params: ({ event }) => event.output },
                },
                onError: 'settled',
              },
            },
          },
        },
        globalMap: {
          initial: 'closed',
          states: {
            closed: {
              on: { 'globalMap.opened': { guard: 'globalMapOffered', target: 'loading' } },
            },
            loading: {
              tags: 'busy',
              on: { 'globalMap.closed': 'closed' },
              invoke: {
                id: 'globalMap',
                src: 'globalMap',
                onDone: {
                  target: 'shown',
                  actions: { type: 'rememberGlobalMap', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'sessionEnded', params: ({ event }) => event },
                    target: '#shell.anonymous',
                  },
                  {
                    guard: { type: 'networkFailed', params: ({ event }) => event },
                    target: 'closed',
                  },
                  {
                    target: 'failed',
                    actions: { type: 'rememberFailure', params: ({ event }) => event },
                  },
                ],
              },
            },
            shown: { on: { 'globalMap.closed': 'closed' } },
            failed: { on: { 'globalMap.closed': { target: 'closed', actions: 'forgetProblem' } } },
          },
        },
      },
    },
    publicMap: { type: 'final', meta: { next: '/map/:token' } },
    anonymous: { type: 'final', meta: { next: '/login' } },
  },
});
