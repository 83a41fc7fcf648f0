import { describe, expect, it } from 'vitest';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { confirmationView } from '#web/parts/confirm/confirmation.view.ts';
import { failed, play } from '../../support/play.ts';
import { refusalError } from '../../support/refusal-error.ts';

describe('a confirmation shows', () => {
  const ask = { type: 'ask', subject: { territoryId: '12', historyId: '340' } } as const;
  const confirm = { type: 'confirm' } as const;
  const shown = (events: Parameters<typeof play<typeof reprieveMachine>>[2]) =>
    confirmationView(play(reprieveMachine, undefined, events).snapshot);

  it('nothing before it is requested, and after Non [EXD-06]', () => {
    const quiet = { question: null, problem: null, asked: null, doing: null };
    expect(shown([])).toEqual(quiet);
    expect(shown([ask, { type: 'cancel' }])).toEqual(quiet);
  });

  it('the documented question, and what it is about [EXD-06, GEN-22]', () => {
    expect(shown([ask])).toEqual({
      question: 'Voulez-vous ajouter un sursis ?',
      problem: null,
      asked: ask.subject,
      doing: null,
    });
  });

  it('which row waits for the answer, and that no second one can be chosen [EXD-07]', () => {
    expect(shown([ask, confirm])).toEqual({
      question: null,
      problem: null,
      asked: null,
      doing: ask.subject,
    });
  });

  it('the sentence of a refusal [EXD-10, GEN-05]', () => {
    const message = 'Ce territoire est déjà rentré.';
    const refused = failed('grantReprieve', refusalError(message));
    expect(shown([ask, confirm, refused]).problem).toEqual({
      message,
      severity: 'error',
    });
  });

  it('the default sentence for an unreadable answer, none for a request that was never sent [GEN-04, GEN-06]', () => {
    const after = (code: 'BACKEND_BAD_RESPONSE' | 'NETWORK') =>
      shown([ask, confirm, failed('grantReprieve', new Failure(code))]).problem;
    expect(after('BACKEND_BAD_RESPONSE')).toEqual({
      message: 'Problème de connexion au serveur.',
      severity: 'error',
    });
    expect(after('NETWORK')).toBeNull();
  });
});
