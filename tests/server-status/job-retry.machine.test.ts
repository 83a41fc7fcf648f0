import { expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { jobRetryMachine } from '#machines/server-status/job-retry.machine.ts';
import type { Done } from '#schema/generated.ts';

const ask = { type: 'ask' as const, subject: { jobId: '7' } };
const all = { type: 'ask' as const, subject: { jobId: null } };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [ask, all, confirm, cancel];
const notice = { text: 'Travail relancé.', color: null, timeout: null, undo: null, about: null };
const retried: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const answers = [done('retryJob', retried), ...everyFailure('retryJob')];
type Happening = Parameters<typeof play<typeof jobRetryMachine>>[2][number];
const start = (...events: Happening[]) => play(jobRetryMachine, undefined, events);

it('asks, and only Oui makes the call, for one job or for all [OWN-93]', () => {
  const { snapshot, calls } = start(ask);
  expect(questionIn(snapshot.getMeta())).toBe('Relancer maintenant\u202F?');
  expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  expect(calls).toEqual([]);
  expect(start(ask, cancel).calls).toEqual([]);
  expect(start(ask, confirm).calls).toEqual([{ src: 'retryJob', input: { jobId: '7' } }]);
  expect(start(all, confirm).calls).toEqual([{ src: 'retryJob', input: { jobId: null } }]);
  const ways = waysInto(jobRetryMachine, undefined, [...samples, ...answers], 'doing');
  expect(ways).toEqual(['asking confirm']);
});

it('what was tried again is told; a refusal is shown, and one may ask again [OWN-93, GEN-05]', () => {
  const { emitted } = start(ask, confirm, done('retryJob', retried));
  expect(emitted).toEqual([{ type: 'changed', notice }]);
  const refused = failed('retryJob', refusalError('Ce travail n’est plus en échec.'));
  const { snapshot } = start(ask, confirm, refused);
  expect(snapshot.context.problem).toEqual(refusalError('Ce travail n’est plus en échec.').refusal);
  expect(snapshot).toOnlyAccept(['ask'], samples);
});

it('every state is reached', () => {
  expect(neverEntered(jobRetryMachine, [undefined], [...samples, ...answers])).toEqual([]);
});
