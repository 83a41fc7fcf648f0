import { describe, expect, it } from 'vitest';
import '../../support/canOnly.ts';
import { done, failed, play } from '../../support/play.ts';
import { refusalError } from '../../support/refusal-error.ts';
import { announceReturnMachine } from '#machines/domain/assignment/announce-return.machine.ts';
import { requestMonthMachine } from '#machines/domain/assignment/request-month.machine.ts';
import { returnOneMachine } from '#machines/domain/assignment/return-one.machine.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { groundCancellingMachine } from '#machines/grounds/ground-cancelling.machine.ts';
import { groundRemovalMachine } from '#machines/grounds/ground-removal.machine.ts';
import { reopenMachine } from '#machines/history/reopen.machine.ts';
import { grantMonthMachine } from '#machines/one-tap/grant-month.machine.ts';
import { grantReturnMachine } from '#machines/one-tap/grant-return.machine.ts';
import { refuseRequestMachine } from '#machines/one-tap/refuse-request.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { jobRetryMachine } from '#machines/server-status/job-retry.machine.ts';
import { territoryRemovalMachine } from '#machines/territory/territory-removal.machine.ts';
import { userRemovalMachine } from '#machines/users/user-removal.machine.ts';

const notice = { text: 'Bien.', color: null, timeout: null };
const refusal = refusalError('Non.');
const subject = { id: '7' };

// Their types differ in the subject alone, which none of them reads.
type Confirmation = typeof reprieveMachine;
const machines: readonly (readonly [string, string, unknown])[] = [
  [
    'askManager',
    'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?',
    announceReturnMachine,
  ],
  [
    'askManager',
    'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?',
    requestMonthMachine,
  ],
  [
    'cancelGroundMaking',
    'Veux-tu abandonner cette préparation\u202F? Ce qui a été envoyé sera effacé.',
    groundCancellingMachine,
  ],
  ['grantReprieve', 'Voulez-vous ajouter un sursis ?', reprieveMachine],
  ['grantRequest', 'Voulez-vous ajouter un sursis ?', grantMonthMachine],
  ['grantRequest', 'Voulez-vous renter ce {product} ?', grantReturnMachine],
  ['refuseRequest', 'Veux-tu refuser cette demande\u202F?', refuseRequestMachine],
  ['removeGround', 'Veux-tu supprimer ce fond de carte\u202F?', groundRemovalMachine],
  [
    'removeTerritory',
    'Voulez-vous supprimer ce {product} ainsi que son historique ?',
    territoryRemovalMachine,
  ],
  ['removeUser', 'Voulez-vous supprimer ce proclamateur ?', userRemovalMachine],
  ['reopenHistoryEntry', 'Veux-tu rouvrir cette attribution\u202F?', reopenMachine],
  ['retryJob', 'Relancer maintenant\u202F?', jobRetryMachine],
  ['returnTerritories', 'Voulez-vous renter ce {product} ?', returnOneMachine],
];

describe.each(machines)('before %s, the question %s', (call, question, machine) => {
  const ask = { type: 'ask', subject };
  const confirm = { type: 'confirm' };
  const start = (...events: readonly object[]) =>
    play(machine as Confirmation, undefined, events as never);

  it('is asked, and answered with Oui or Non alone [GEN-22, OWN-207]', () => {
    const { snapshot, calls } = start(ask);
    expect(questionIn(snapshot.getMeta())).toBe(question);
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], [
      ask,
      confirm,
      { type: 'cancel' },
      { type: 'forget' },
    ] as never);
    expect(calls).toEqual([]);
  });

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
