import { CombinedError } from '@urql/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryView } from '#web/parts/graphql/query.view.ts';

const rows = ['T1'];
const refused = (code: string, message = '', severity?: string) =>
  new CombinedError({
    graphQLErrors: [{ message, extensions: { code, ...(severity && { severity }) } }],
    response: {},
  });
const gone = new CombinedError({ networkError: new TypeError('Failed to fetch') });
const unreadable = {
  state: 'failed',
  problem: { message: 'Problème de connexion au serveur.', severity: 'error' },
  refused: false,
};

describe('a read-only screen', () => {
  afterEach(() => vi.restoreAllMocks());

  it('waits, then shows the answer, and keeps it while reloading', () => {
    const error = undefined;
    expect(queryView({ fetching: true, shown: undefined, error })).toEqual({ state: 'loading' });
    expect(queryView({ fetching: false, shown: rows, error })).toEqual({
      state: 'shown',
      shown: rows,
    });
    expect(queryView({ fetching: true, shown: rows, error })).toEqual({
      state: 'shown',
      shown: rows,
    });
  });

  it('shows the sentence of a refusal instead of the rows, with its type [MYEX-08, EXD-14, GEN-05, GEN-15]', () => {
    const error = refused('REFUSED', 'Pas le droit.', 'warning');
    expect(queryView({ fetching: false, shown: rows, error })).toEqual({
      state: 'failed',
      problem: { message: 'Pas le droit.', severity: 'warning' },
      refused: true,
    });
    expect(queryView({ fetching: false, shown: null, error: refused('REFUSED', 'Non.') })).toEqual({
      state: 'failed',
      problem: { message: 'Non.', severity: 'error' },
      refused: true,
    });
  });

  it('shows the default sentence of a bad answer or an unreachable backend [GEN-04, EXD-14]', () => {
    for (const code of ['BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE', 'ANYTHING']) {
      expect(queryView({ fetching: false, shown: null, error: refused(code) })).toEqual(unreadable);
    }
    expect(queryView({ fetching: false, shown: null, error: undefined })).toEqual(unreadable);
  });

  it('shows nothing after a session has ended: the client leads to the sign-in [SHELL-06, B-46]', () => {
    expect(queryView({ fetching: false, shown: rows, error: refused('UNAUTHENTICATED') })).toEqual({
      state: 'loading',
    });
  });

  it('shows no message when the request was never sent, and keeps its content [GEN-06]', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(queryView({ fetching: false, shown: null, error: gone })).toEqual({ state: 'stalled' });
    expect(queryView({ fetching: false, shown: rows, error: gone })).toEqual({
      state: 'shown',
      shown: rows,
    });
    expect(log).toHaveBeenCalledTimes(2);
  });
});
