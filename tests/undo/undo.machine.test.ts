import { expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { undoMachine } from '#machines/domain/undo/undo.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { Done } from '#schema/generated.ts';

const act = '0f0e0d0c-1111-4222-8333-444455556666';
const input = { act, territoryId: null };
const retry = { type: 'retry' as const };
const notice = {
  text: 'Rentrée annulée.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};
const undone: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const unsent = failed('undoAct', new Failure('NETWORK'));
const call = { src: 'undoAct', input };
type Happening = Parameters<typeof play<typeof undoMachine>>[2][number];
const start = (...events: Happening[]) => play(undoMachine, input, events);

it('an act is taken back at once, and nothing else is possible meanwhile [OWN-157]', () => {
  const { snapshot, calls } = start();
  expect(calls).toEqual([call]);
  expect(snapshot).toOnlyAccept([], [retry]);
});

it('what was taken back is told with its notice, and cannot be once more [OWN-157]', () => {
  const { snapshot, emitted } = start(done('undoAct', undone));
  expect(emitted).toEqual([{ type: 'changed', notice }]);
  expect(snapshot).toOnlyAccept([], [retry]);
});

it.each([
  [
    'a refusal with its sentence',
    refusalError('Il n’y a plus rien à annuler.'),
    {
      __typename: 'Refusal',
      message: 'Il n’y a plus rien à annuler.',
      severity: 'error',
      forceOffered: null,
    },
  ],
  ['an answer that cannot be read', new Failure('BACKEND_BAD_RESPONSE'), 'unreachable'],
  [
    'an ended session without a word: the client leads to the sign-in',
    new Failure('UNAUTHENTICATED'),
    null,
  ],
])('%s ends it [OWN-157]', (_, error, problem) => {
  const { snapshot, emitted } = start(failed('undoAct', error));
  expect(emitted).toEqual([{ type: 'refused', problem }]);
  expect(snapshot).toOnlyAccept([], [retry]);
});

it('a request that never left can be sent again, as often as need be [GEN-06, OWN-157]', () => {
  const { snapshot, emitted, calls } = start(unsent, retry, unsent);
  expect(emitted).toEqual([{ type: 'unsent' }, { type: 'unsent' }]);
  expect(calls).toEqual([call, call]);
  expect(snapshot).toOnlyAccept(['retry'], [retry]);
  const after = start(unsent, retry, done('undoAct', undone));
  expect(after.emitted).toEqual([{ type: 'unsent' }, { type: 'changed', notice }]);
});

it('every state can be reached [DC-03]', () => {
  const happenings = [retry, done('undoAct', undone), ...everyFailure('undoAct')];
  expect(neverEntered(undoMachine, [input], happenings)).toEqual([]);
});
