import { describe, expect, it } from 'vitest';
import { arrival, arrivalIn, backForBearer, backTo } from '#web/parts/flow/arrival.ts';

const refusal = {
  __typename: 'Refusal',
  message: 'Non.',
  severity: 'error',
  forceOffered: null,
} as const;
const nothing = { unreachable: false, why: null, from: null, whose: null };
const token = (claims: object) => `a.${btoa(JSON.stringify(claims))}.b`;
const bearer = token({ sub: 7, home: 1, congregation: 2, jti: 'x', version: 3 });

describe('what travels with a redirection', () => {
  it('that an answer could not be read [SHELL-09]', () => {
    expect(
      [arrival('unreachable'), arrival(refusal), arrival(null)].map((it) => arrivalIn(it)),
    ).toEqual([{ ...nothing, unreachable: true }, nothing, nothing]);
  });

  it('the address asked for, unless it leads to the first screen anyway [SHELL-25, OWN-19]', () => {
    expect(
      ['/log?q=a', '/', '/u-rgpd-privacy'].map((path) =>
        arrivalIn(arrival(null, null, backTo(path))),
      ),
    ).toEqual([{ ...nothing, from: '/log?q=a' }, nothing, nothing]);
  });

  it('where the reader was when the session ended, and whose that was, in numbers [GEN-02, OWN-19, OWN-191]', () => {
    expect(arrivalIn(arrival(null, 'session', backForBearer('/t-view/12?q=rue', bearer)))).toEqual({
      ...nothing,
      why: 'session',
      from: '/t-view/12?q=rue',
      whose: '1.7.2',
    });
    expect(backForBearer('/u-rgpd-privacy', bearer).from).toBe(null);
  });

  it('no address of a session that nobody can be told by [OWN-191]', () => {
    for (const unknown of [null, '', 'abc', 'a.b.c', token([]), token({ sub: 7 }), 'a.bnVsbA.c'])
      expect(arrivalIn(arrival(null, 'session', backForBearer('/log', unknown)))).toEqual({
        ...nothing,
        why: 'session',
      });
  });

  it.each(['passwordChanged', 'signedOut', 'signedOutEverywhere', 'signedIn'] as const)(
    'why one is led there: %s [B-90, OWN-53, OWN-56, OWN-104, OWN-191]',
    (why) => {
      expect(arrivalIn(arrival(null, why))).toEqual({ ...nothing, why });
    },
  );

  it('whatever else lies in the state of the address says nothing [SHELL-09]', () => {
    for (const state of [
      null,
      undefined,
      'unreachable',
      1,
      {},
      { unreachable: 'true' },
      { why: 1 },
      { why: 'other' },
      { ended: 'session', from: '/t-exited' },
      { from: '/t-exited', whose: 7 },
      { from: 12, whose: null },
      { from: '//elsewhere.example', whose: null },
      { from: 'https://elsewhere.example', whose: null },
    ])
      expect(arrivalIn(state)).toEqual(nothing);
  });
});
