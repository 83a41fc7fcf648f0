import { describe, expect, it } from 'vitest';
import '../../support/canOnly.ts';
import { done, failed, play } from '../../support/play.ts';
import { refusalError } from '../../support/refusal-error.ts';
import { returnOneMachine } from '#machines/domain/assignment/return-one.machine.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { groundCancellingMachine } from '#machines/grounds/ground-cancelling.machine.ts';
import { groundRemovalMachine } from '#machines/grounds/ground-removal.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { jobRetryMachine } from '#machines/server-status/job-retry.machine.ts';
import { territoryRemovalMachine } from '#machines/territory/territory-removal.machine.ts';
import { userRemovalMachine } from '#machines/users/user-removal.machine.ts';

const notice = { text: 'Bien.', color: null, timeout: null };
const refusal = refusalError('Non.');
const subject = { id: '7' };

// Their types differ in the subject alone, which none of them reads.
type Confirmation = typeof reprieveMachine;
const machines: readonly (readonly [string, unknown])[] = [
  ['cancelGroundMaking', groundCancellingMachine],
  ['grantReprieve', reprieveMachine],
  ['removeGround', groundRemovalMachine],
  ['removeTerritory', territoryRemovalMachine],
  ['removeUser', userRemovalMachine],
  ['retryJob', jobRetryMachine],
  ['returnTerritories', returnOneMachine],
];

describe.each(machines)('the question before %s', (call, machine) => {
  const ask = { type: 'ask', subject };
  const confirm = { type: 'confirm' };
  const start = (...events: readonly object[]) =>
    play(machine as Confirmation, undefined, events as never);

  it('forgets everything after Non, and makes no call [GEN-22]', () => {
    const { snapshot, calls } = start(ask, { type: 'cancel' });
    expect(snapshot.value).toBe('quiet');
    expect(snapshot.context).toEqual({ subject: null, problem: null });
    expect(calls).toEqual([]);
  });

  it('makes one call after Oui, whose notice is told [GEN-05]', () => {
    const { snapshot, calls, emitted } = start(ask, confirm, confirm, done(call, { notice }));
    expect(calls).toEqual([{ src: call, input: subject }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.value).toBe('quiet');
  });

  it('is over where the server refuses, with its sentence, until one is asked again [GEN-05]', () => {
    const { snapshot, emitted } = start(ask, confirm, failed(call, refusal));
    expect(snapshot.value).toBe('quiet');
    expect(snapshot.context).toEqual({ subject: null, problem: refusal.refusal });
    expect(emitted).toEqual([]);
  });

  it('comes back where the request never left, about the same [GEN-06]', () => {
    const { snapshot, emitted } = start(ask, confirm, failed(call, new Failure('NETWORK')));
    expect(snapshot.value).toBe('asking');
    expect(snapshot.context).toEqual({ subject, problem: null });
    expect(emitted).toEqual([]);
  });
});
