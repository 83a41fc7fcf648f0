import { describe, expect, it } from 'vitest';
import { problemView } from '#web/parts/failure/problem.view.ts';

const refusal = { __typename: 'Refusal', severity: 'warning', forceOffered: null } as const;
const unreachable = 'Problème de connexion au serveur.';

describe('a problem as it is shown', () => {
  it('the server’s sentence has the server’s severity [GEN-05]', () => {
    expect(problemView({ ...refusal, message: 'Trop tôt.' })).toEqual({
      message: 'Trop tôt.',
      severity: 'warning',
    });
  });

  it('an answer that cannot be read, or says nothing, has the default sentence [GEN-04]', () => {
    expect(problemView('unreachable')).toEqual({ message: unreachable, severity: 'error' });
    for (const message of [null, '', ' '])
      expect(problemView({ ...refusal, message })).toEqual({
        message: unreachable,
        severity: 'warning',
      });
  });

  it('no problem shows nothing [GEN-06]', () => {
    expect(problemView(null)).toBeNull();
  });
});
