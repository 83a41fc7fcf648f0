import { assign, emit, fromPromise, setup } from 'xstate';
import {
  backendFailed,
  errorIn,
  networkFailed,
  type Problem,
  problemIn,
} from '../parts/failure/failure.ts';
import { noticeIn, answered } from '../parts/flow/answer.ts';
import { required } from '../parts/flow/required.ts';
import type { Meta } from '../parts/flow/meta.ts';
import { toBeProvided } from '../parts/flow/to-be-provided.ts';
import type {
  Done,
  GroundReceived,
  MutationBeginGroundUploadArgs,
  MutationCancelGroundMakingArgs,
  MutationMakeGroundArgs,
  Notice,
} from '#schema/generated.ts';
import {
  areaOf,
  type ChosenGroundFile,
  type GroundEntries,
  groundFileFault,
  type GroundFileFault,
  groundFilled,
  noGroundEntries,
} from './grounds.rules.ts';

type Chosen = { readonly file: ChosenGroundFile };
type Entered = { readonly entered: GroundEntries };
/** `sound`: the file begins as one that grounds are made of. */
type Measured = { readonly fingerprint: string; readonly sound: boolean };
type Piece = Chosen & GroundReceived;

interface Context {
  readonly file: ChosenGroundFile | null;
  readonly fault: GroundFileFault | null;
  readonly entered: GroundEntries;
  readonly fingerprint: string;
  /** Null until the server knows the file. */
  readonly received: GroundReceived | null;
  readonly problem: Problem | null;
}

const nothing: Context = {
  file: null,
  fault: null,
  entered: noGroundEntries,
  fingerprint: '',
  received: null,
  problem: null,
};

/** Brings a ground: a path on the server, or a file that is sent piece by piece and goes on where it stopped (beyond the documents; OWN-67, OWN-68). */
export const groundUploadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'file.chosen' } & Chosen)
      | ({ type: 'bring' } & Entered)
      | { type: 'open' | 'close' | 'pause' | 'resume' | 'give.up' },
    emitted: {} as { type: 'changed'; notice: Notice | null } | { type: 'sent' },
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  actors: {
    makeGround: fromPromise<Done, MutationMakeGroundArgs>(toBeProvided),
    measureFile: fromPromise<Measured, Chosen>(toBeProvided),
    beginGroundUpload: fromPromise<GroundReceived, MutationBeginGroundUploadArgs>(toBeProvided),
    sendGroundPiece: fromPromise<GroundReceived, Piece>(toBeProvided),
    cancelGroundMaking: fromPromise<Done, MutationCancelGroundMakingArgs>(toBeProvided),
  },
  delays: { breath: 4000 },
  guards: {
    soundFile: (_, { file }: Chosen) => groundFileFault(file) === null,
    onServer: (_, { entered }: Entered) => entered.from === 'server' && groundFilled(entered),
    inBrowser: ({ context }, { entered }: Entered) =>
      entered.from === 'browser' && context.file !== null && groundFilled(entered),
    soundContent: (_, { sound }: Measured) => sound,
    whole: (_, { received, bytes }: GroundReceived) => received === bytes,
    connectionLost: ({ context, event }) =>
      context.received !== null && (networkFailed(errorIn(event)) || backendFailed(errorIn(event))),
    begun: ({ context }) => context.received !== null,
  },
  actions: {
    rememberFile: assign({
      file: (_, { file }: Chosen) => file,
      fault: null,
      received: null,
      problem: null,
    }),
    rememberFault: assign({
      file: null,
      fault: (_, { file }: Chosen) => groundFileFault(file),
      problem: null,
    }),
    rememberUnreadable: assign({ file: null, fault: 'unreadable' as const }),
    rememberForeign: assign({ file: null, fault: 'notGround' as const }),
    rememberEntered: assign({
      entered: (_, { entered }: Entered) => ({ ...entered, name: entered.name.trim() }),
      problem: null,
    }),
    rememberFingerprint: assign({ fingerprint: (_, { fingerprint }: Measured) => fingerprint }),
    rememberReceived: assign({ received: (_, received: GroundReceived) => received }),
    rememberProblem: assign({ problem: ({ event }) => problemIn(event) }),
    forgetProblem: assign({ problem: null }),
    forgetAll: assign(nothing),
    emitChanged: emit(({ event }) => ({ type: 'changed', notice: noticeIn(event) })),
    emitSent: emit({ type: 'sent' }),
  },
}).createMachine({
  id: 'groundUpload',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forgetAll', on: { open: 'filling' } },
    filling: {
      on: {
        close: 'closed',
        'file.chosen': [
          {
            guard: { type: 'soundFile', params: ({ event }) => event },
            actions: { type: 'rememberFile', params: ({ event }) => event },
          },
          { actions: { type: 'rememberFault', params: ({ event }) => event } },
        ],
        bring: [
          {
            guard: { type: 'onServer', params: ({ event }) => event },
            target: 'ordering',
            actions: { type: 'rememberEntered', params: ({ event }) => event },
          },
          {
            guard: { type: 'inBrowser', params: ({ event }) => event },
            target: 'measuring',
            actions: { type: 'rememberEntered', params: ({ event }) => event },
          },
        ],
      },
    },
    ordering: {
      tags: 'busy',
      invoke: {
        id: 'makeGround',
        src: 'makeGround',
        input: ({ context: { entered } }) => ({
          name: entered.name,
          path: entered.path.trim(),
          area: areaOf(entered),
        }),
        onDone: { target: 'closed', actions: 'emitChanged' },
        onError: { target: 'filling', actions: 'rememberProblem' },
      },
    },
    measuring: {
      tags: 'busy',
      invoke: {
        id: 'measureFile',
        src: 'measureFile',
        input: ({ context }) => ({ file: required(context.file) }),
        onDone: [
          {
            guard: { type: 'soundContent', params: answered },
            target: 'beginning',
            actions: { type: 'rememberFingerprint', params: answered },
          },
          { target: 'filling', actions: 'rememberForeign' },
        ],
        onError: { target: 'filling', actions: 'rememberUnreadable' },
      },
    },
    beginning: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'beginGroundUpload',
        src: 'beginGroundUpload',
        input: ({ context: { entered, file, fingerprint } }) => ({
          name: entered.name,
          fileName: required(file).name,
          bytes: required(file).size,
          fingerprint,
          area: areaOf(entered),
        }),
        onDone: [
          {
            guard: { type: 'whole', params: answered },
            target: 'closed',
            actions: 'emitSent',
          },
          {
            target: 'sending',
            actions: { type: 'rememberReceived', params: answered },
          },
        ],
        onError: [
          { guard: 'connectionLost', target: 'interrupted' },
          { guard: 'begun', target: 'paused', actions: 'rememberProblem' },
          { target: 'filling', actions: 'rememberProblem' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      on: { pause: 'paused' },
      invoke: {
        id: 'sendGroundPiece',
        src: 'sendGroundPiece',
        input: ({ context }) => ({ file: required(context.file), ...required(context.received) }),
        onDone: [
          {
            guard: { type: 'whole', params: answered },
            target: 'closed',
            actions: 'emitSent',
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'rememberReceived', params: answered },
          },
        ],
        onError: [
          { guard: 'connectionLost', target: 'interrupted' },
          { target: 'paused', actions: 'rememberProblem' },
        ],
      },
    },
    interrupted: {
      after: { breath: 'beginning' },
      on: { pause: 'paused', resume: 'beginning', close: 'closed' },
    },
    paused: {
      on: { resume: 'beginning', 'give.up': 'givingUp', close: 'closed' },
    },
    givingUp: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'cancelGroundMaking',
        src: 'cancelGroundMaking',
        input: ({ context }) => ({ makingId: required(context.received).makingId }),
        onDone: { target: 'closed', actions: 'emitChanged' },
        onError: { target: 'paused', actions: 'rememberProblem' },
      },
    },
  },
});
