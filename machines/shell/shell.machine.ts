import { assign, fromPromise, sendTo, setup } from 'xstate';
import { answered } from '../parts/flow/answer.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import { type Problem, problemIn } from '../parts/failure/failure.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { globalMapMachine } from './global-map.machine.ts';
import type { Menu } from '#schema/generated.ts';

/** The home shell: who may enter, the drawer, the global map (spec 1 §2 /, §4; SHELL-05…23, B-45). */
export const shellMachine = setup({
  types: {
    context: {} as {
      signedIn: boolean;
      mapToken: string;
      wide: boolean;
      menu: Menu | null;
      problem: Problem | null;
    },
    input: {} as { token: string | null; mapToken: string | null; wide: boolean },
    events: {} as
      | { type: 'retry' }
      | { type: 'screen.resized'; wide: boolean }
      | { type: 'drawer.toggled' }
      | { type: 'page.opened' }
      | { type: 'changed.elsewhere' }
      | { type: 'globalMap.opened' },
    children: {} as { menu: 'menu'; globalMap: 'globalMap' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    menu: fromPromise<Menu>(toBeProvided),
    globalMap: globalMapMachine,
  },
  guards: {
    mapAsked: ({ context }) => context.mapToken !== '',
    signedIn: ({ context }) => context.signedIn,
    wide: ({ context }) => context.wide,
    narrow: ({ context }) => !context.wide,
    globalMapOffered: ({ context }) => context.wide && context.menu?.globalMap === true,
    privacyAccepted: (_, menu: Menu) => menu.rgpdPrivacy,
    owesSecondFactor: (_, { rgpdPrivacy, secondFactor }: Menu) =>
      rgpdPrivacy && secondFactor?.over === true,
    nothingToShow: ({ event }) => problemIn(event) === null,
  },
  actions: {
    rememberMenu: assign({ menu: (_, menu: Menu) => menu }),
    rememberWidth: assign({ wide: (_, { wide }: { wide: boolean }) => wide }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    openGlobalMap: sendTo('globalMap', { type: 'open' }),
  },
}).createMachine({
  id: 'shell',
  context: ({ input }) => ({
    signedIn: input.token !== null,
    mapToken: input.mapToken ?? '',
    wide: input.wide,
    menu: null,
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
          { guard: { type: 'owesSecondFactor', params: answered }, target: 'factorPending' },
          {
            guard: { type: 'privacyAccepted', params: answered },
            target: 'ready',
            actions: { type: 'rememberMenu', params: answered },
          },
          { target: 'anonymous' },
        ],
        onError: [
          { guard: 'nothingToShow', target: 'stalled' },
          { target: 'anonymous', actions: 'rememberProblem' },
        ],
      },
    },
    stalled: { on: { retry: 'loadingMenu' } },
    ready: {
      type: 'parallel',
      invoke: { id: 'globalMap', src: 'globalMap' },
      on: {
        'globalMap.opened': {
          guard: 'globalMapOffered',
          actions: 'openGlobalMap',
        },
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
          on: { 'changed.elsewhere': '.refreshing' },
          states: {
            settled: {},
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'menu',
                src: 'menu',
                onDone: [
                  {
                    guard: { type: 'owesSecondFactor', params: answered },
                    target: '#shell.factorPending',
                  },
                  { target: 'settled', actions: { type: 'rememberMenu', params: answered } },
                ],
                onError: 'settled',
              },
            },
          },
        },
      },
    },
    factorPending: { type: 'final', meta: { next: '/u-second-factor' } },
    publicMap: { type: 'final', meta: { next: '/map/:token' } },
    anonymous: { type: 'final', meta: { next: '/login' } },
  },
});
