import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isTerritoryId, type PageAnswer, pageView } from '#web/territory/territory.view.ts';
import { settings } from './settings.ts';

describe('what came of the one question of the page', () => {
  const history = {
    histories: [],
    canEdit: true,
    today: '2026-03-15',
    theoreticalReturnDate: null,
    reprieveBtn: false,
  };
  const data = (facts: Partial<NonNullable<PageAnswer['data']>> = {}) => ({
    territorySettings: settings(),
    territoryHistory: history,
    ...facts,
  });
  const refusedAt = (path: string, message: string) =>
    new CombinedError({
      graphQLErrors: [
        new GraphQLError(message, {
          path: [path],
          extensions: { code: 'REFUSED', severity: 'error' },
        }),
      ],
      response: {},
    });

  it('is all of it [DET-01, DET-24, HED-01]', () => {
    expect(pageView('12', { data: data(), fetching: false })).toEqual({
      state: 'shown',
      shown: { settings: settings(), history, historyProblem: null },
    });
  });

  it('is another territory than the one asked for: still loading [DET-02]', () => {
    expect(pageView('13', { data: data(), fetching: true })).toEqual({ state: 'loading' });
  });

  it('is the sentence of the server where the territory is unknown [REST-16, SHELL-24]', () => {
    const error = refusedAt('territorySettings', 'Ce territoire n’existe pas.');
    expect(
      pageView('99', { data: data({ territorySettings: null }), fetching: false, error }),
    ).toEqual({
      state: 'failed',
      problem: { message: 'Ce territoire n’existe pas.', severity: 'error' },
      refused: true,
    });
  });

  it('without the history is the rest of the page, and why [HED-17]', () => {
    const error = refusedAt('territoryHistory', 'Non.');
    expect(
      pageView('12', { data: data({ territoryHistory: null }), fetching: false, error }),
    ).toEqual({
      state: 'shown',
      shown: {
        settings: settings(),
        history: null,
        historyProblem: { message: 'Non.', severity: 'error' },
      },
    });
  });

  it('stays as it was shown while the server does not answer, not when it refuses or the session has ended [GEN-04, GEN-06, SHELL-06]', () => {
    const last = { settings: settings(), history, historyProblem: null };
    const silent = new CombinedError({
      graphQLErrors: [new GraphQLError('', { extensions: { code: 'BACKEND_UNREACHABLE' } })],
      response: {},
    });
    const nothing = { territorySettings: null, territoryHistory: null };
    const asked = { data: nothing, fetching: false, error: silent };
    expect(pageView('12', asked, last)).toEqual({ state: 'shown', shown: last });
    expect(pageView('13', asked, last).state).toBe('failed');
    const half = { ...asked, data: data({ territoryHistory: null }) };
    expect(pageView('12', half, last)).toEqual({ state: 'shown', shown: last });
    const gone = refusedAt('territorySettings', 'Ce territoire n’existe pas.');
    expect(pageView('12', { ...asked, error: gone }, last).state).toBe('failed');
    const ended = new CombinedError({
      graphQLErrors: [new GraphQLError('', { extensions: { code: 'UNAUTHENTICATED' } })],
      response: {},
    });
    expect(pageView('12', { ...asked, error: ended }, last)).toEqual({ state: 'loading' });
  });

  it('stays while its map is drawn, though the territory was removed elsewhere [OWN-57]', () => {
    const last = { settings: settings(), history, historyProblem: null };
    const gone = {
      data: { territorySettings: null, territoryHistory: null },
      fetching: false,
      error: refusedAt('territorySettings', 'Ce territoire n’existe pas.'),
    };
    expect(pageView('12', gone, last, true)).toEqual({ state: 'shown', shown: last });
    expect(pageView('13', gone, last, true).state).toBe('failed');
    expect(pageView('12', gone, last, false).state).toBe('failed');
  });

  it('is asked for integers only [DET-01, B-100]', () => {
    expect(['1', '0042', '-1', '99999999999'].map(isTerritoryId)).toEqual([true, true, true, true]);
    expect(['abc', '1a', '1.5', '', ' 1', '1e3'].some(isTerritoryId)).toBe(false);
  });
});
