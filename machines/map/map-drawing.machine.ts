import { assign, setup } from 'xstate';
import type { Meta } from '../parts/flow/meta.ts';
import { type Drawing, type DrawingEvent, joinable, mayMark } from './map-drawing.rules.ts';
import * as steps from './map-drawing.steps.ts';
import type { ShapeId } from '#engines/drawing/drawn-map.ts';

/** The tools of the map editors: drawing, editing, labels, undo (spec 1 §2, §4, §5; MAP-03…06, MAP-37…42, B-97). */
export const mapDrawingMachine = setup({
  types: {
    context: {} as Drawing,
    events: {} as DrawingEvent,
    meta: {} as Meta,
    tags: {} as 'busy',
  },
  guards: {
    mayMark: ({ context }, { kind }: { kind: Drawing['kind'] }) => mayMark(context, kind),
    lineBegun: ({ context }) => context.line.length > 0,
    lineTakenBack: ({ context }) => context.takenBack.length > 0,
    lineClosable: ({ context }) => context.line.length > 2,
    labelWanted: ({ context }) => context.kind === 'information',
    shapeChosen: ({ context }) => context.chosen !== null,
    joinable: ({ context }) => joinable(context),
    cornerChosen: ({ context }) => context.corner !== null,
    blockPicked: ({ context }) => context.picked !== null,
    undoable: ({ context }) => context.history.past.length > 0,
    redoable: ({ context }) => context.history.future.length > 0,
  },
  actions: {
    begin: assign(steps.begin),
    restore: assign(steps.restore),
    rememberKind: assign({ kind: (_, { kind }: { kind: Drawing['kind'] }) => kind }),
    attempt: assign(steps.tryTo),
    forgetWarning: assign({ warning: null }),
    takePointBack: assign(steps.takePointBack),
    setPointAgain: assign(steps.setPointAgain),
    hold: assign(steps.hold),
    drop: assign(steps.drop),
    choose: assign((_, { id }: { id: ShapeId }) => ({ chosen: id, corner: null })),
    choosePicked: assign({ chosen: ({ context }) => context.picked }),
    chooseCorner: assign({ corner: (_, it: { corner: Drawing['corner'] }) => it.corner }),
    forgetTool: assign({ line: [], takenBack: [], chosen: null, corner: null, picked: null }),
    undo: assign(steps.undo),
    redo: assign(steps.redo),
  },
}).createMachine({
  id: 'mapDrawing',
  context: steps.emptyDrawing,
  initial: 'using',
  on: {
    'map.loaded': { target: '.using', actions: { type: 'begin', params: ({ event }) => event } },
    'draft.restored': { actions: { type: 'restore', params: ({ event }) => event } },
    'warning.expired': { actions: 'forgetWarning' },
  },
  states: {
    using: {
      initial: 'idle',
      on: {
        draw: '.drawing',
        pick: '.picking',
        edit: '.editing',
        remove: '.removing',
        mark: {
          guard: { type: 'mayMark', params: ({ event }) => event },
          target: '.placing',
          actions: { type: 'rememberKind', params: ({ event }) => event },
        },
        leave: '.idle',
        undo: { guard: 'undoable', actions: 'undo' },
        redo: { guard: 'redoable', actions: 'redo' },
      },
      states: {
        idle: {
          entry: 'forgetTool',
          on: {
            'shape.chosen': {
              target: '#mapDrawing.labelling',
              actions: { type: 'choose', params: ({ event }) => event },
            },
          },
        },
        drawing: {
          entry: 'forgetTool',
          always: { guard: 'shapeChosen', target: '#mapDrawing.labelling' },
          on: {
            'point.placed': { actions: { type: 'attempt', params: ({ event }) => event } },
            'line.ended': { actions: { type: 'attempt', params: ({ event }) => event } },
            finish: {
              guard: 'lineClosable',
              actions: { type: 'attempt', params: ({ event }) => event },
            },
            undo: [
              { guard: 'lineBegun', actions: 'takePointBack' },
              { guard: 'undoable', actions: 'undo' },
            ],
            redo: [
              { guard: 'lineTakenBack', actions: 'setPointAgain' },
              { guard: 'redoable', actions: 'redo' },
            ],
          },
        },
        placing: {
          entry: 'forgetTool',
          on: {
            'marker.placed': [
              {
                guard: 'labelWanted',
                target: '#mapDrawing.labelling',
                actions: { type: 'attempt', params: ({ event }) => event },
              },
              { target: 'idle', actions: { type: 'attempt', params: ({ event }) => event } },
            ],
          },
        },
        picking: {
          entry: 'forgetTool',
          on: {
            'block.picked': { actions: { type: 'attempt', params: ({ event }) => event } },
            finish: {
              guard: 'blockPicked',
              target: '#mapDrawing.labelling',
              actions: 'choosePicked',
            },
          },
        },
        removing: {
          entry: 'forgetTool',
          on: {
            'shape.removed': { actions: { type: 'attempt', params: ({ event }) => event } },
          },
        },
        editing: {
          initial: 'ready',
          entry: 'forgetTool',
          states: {
            ready: {
              on: {
                'shape.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
                'corner.chosen': {
                  actions: { type: 'chooseCorner', params: ({ event }) => event },
                },
                'corner.moved': {
                  guard: 'cornerChosen',
                  actions: { type: 'attempt', params: ({ event }) => event },
                },
                delete: {
                  guard: 'shapeChosen',
                  actions: { type: 'attempt', params: ({ event }) => event },
                },
                label: { guard: 'shapeChosen', target: '#mapDrawing.labelling' },
                join: { guard: 'joinable', target: 'joining' },
                grabbed: {
                  target: 'dragging',
                  actions: { type: 'hold', params: ({ event }) => event },
                },
              },
            },
            dragging: {
              on: {
                dragged: { actions: { type: 'attempt', params: ({ event }) => event } },
                dropped: { target: 'ready', actions: 'drop' },
              },
            },
            joining: {
              on: {
                'shape.joined': {
                  target: 'ready',
                  actions: { type: 'attempt', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    labelling: {
      on: {
        'label.closed': {
          target: 'using',
          actions: { type: 'attempt', params: ({ event }) => event },
        },
      },
    },
  },
});
