import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { doneEvent, errorEvent } from '../../scripts/machines/play/engine.ts';
import { gapsOf, pathsOf } from '../support/walk/paths.ts';

const nothing = () => Promise.resolve();

const machine = setup({ actors: { open: fromPromise(nothing) } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { ring: 'opening' } },
    opening: { invoke: { id: 'open', src: 'open', onDone: 'open', onError: 'closed' } },
    open: { type: 'final' },
  },
});
const table = {
  machine,
  starts: { 'somebody comes': { input: undefined, open: nothing } },
  deeds: {
    rings: { event: { type: 'ring' }, how: nothing },
    'it opens': { event: doneEvent('open', null), how: nothing },
    'it stays shut': { event: errorEvent('open', null), how: nothing },
  },
  shows: { closed: nothing, opening: nothing, open: nothing },
};
const deedsOf = (every: 'state' | 'transition') => pathsOf(table, every).map(({ deeds }) => deeds);

it('a walk goes the shortest way into each state, or over each transition, and no way twice [OWN-166]', () => {
  expect(deedsOf('state')).toEqual([['rings', 'it opens']]);
  expect(deedsOf('transition')).toEqual([
    ['rings', 'it opens'],
    ['rings', 'it stays shut'],
  ]);
});

it('what a table leaves out is named, and what it says of nothing [OWN-166]', () => {
  expect(gapsOf(table)).toEqual([]);
  const { rings, 'it opens': opens } = table.deeds;
  expect(gapsOf({ ...table, deeds: { rings }, shows: { closed: nothing, ajar: nothing } })).toEqual(
    [
      'nothing brings about xstate.done.actor.open',
      'nothing brings about xstate.error.actor.open',
      'nothing is expected in opening',
      'nothing is expected in open',
      'no way leads to open',
      'ajar is no state',
    ],
  );
  const never = { ...opens, when: () => false };
  expect(
    gapsOf({
      ...table,
      deeds: { ...table.deeds, never },
      undone: { ring: 'nobody comes', knock: 'it has a bell' },
    }),
  ).toEqual(['no way needs never', 'ring needs no reason', 'knock needs no reason']);
});
