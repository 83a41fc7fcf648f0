import { describe, expect, it } from 'vitest';
import { arrival, arrivalIn, sessionEndedAt } from '#web/parts/flow/arrival.ts';

const refusal = {
  __typename: 'Refusal',
  message: 'Non.',
  severity: 'error',
  forceOffered: null,
} as const;
const nothing = { unreachable: false, ended: null, from: null };

describe('what travels with a redirection to /login', () => {
  it('that an answer could not be read [SHELL-09]', () => {
    expect(
      [arrival('unreachable'), arrival(refusal), arrival(null)].map((it) => arrivalIn(it)),
    ).toEqual([{ ...nothing, unreachable: true }, nothing, nothing]);
  });

  it('the address asked for, unless it is the root [SHELL-25, OWN-19]', () => {
    expect([arrival(null, '/log?q=a'), arrival(null, '/')].map((it) => arrivalIn(it))).toEqual([
      { ...nothing, from: '/log?q=a' },
      nothing,
    ]);
  });

  it('where the reader was when the session ended [GEN-02, OWN-19]', () => {
    expect(arrivalIn(sessionEndedAt('/t-view/12?q=rue'))).toEqual({
      ...nothing,
      ended: 'session',
      from: '/t-view/12?q=rue',
    });
  });

  it('that a new password ended the session [B-90, OWN-56]', () => {
    expect(arrivalIn(arrival(null, null, 'passwordChanged'))).toEqual({
      ...nothing,
      ended: 'passwordChanged',
    });
  });

  it('that the reader signs out [OWN-53, OWN-104]', () => {
    expect(arrivalIn(arrival(null, null, 'signedOut'))).toEqual({ ...nothing, ended: 'signedOut' });
  });

  it('whatever else lies in the state of the address says nothing [SHELL-09]', () => {
    for (const state of [
      null,
      undefined,
      'unreachable',
      1,
      {},
      { unreachable: 'true' },
      { ended: 1 },
      { ended: 'other' },
      { sessionEnded: true },
      { from: 12 },
      { from: '//elsewhere.example' },
      { from: 'https://elsewhere.example' },
    ])
      expect(arrivalIn(state)).toEqual(nothing);
  });
});
