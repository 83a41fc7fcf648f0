import { describe, expect, it } from 'vitest';
import { arrival, arrivedUnreachable } from '#web/flow/arrival.ts';

const refusal = {
  __typename: 'Refusal',
  message: 'Non.',
  severity: 'error',
  forceOffered: null,
} as const;

describe('what travels with a redirection to /login', () => {
  it('only that an answer could not be read [SHELL-09]', () => {
    expect(
      [arrival('unreachable'), arrival(refusal), arrival(null)].map(arrivedUnreachable),
    ).toEqual([true, false, false]);
  });

  it('whatever else lies in the state of the address says nothing [SHELL-09]', () => {
    for (const state of [null, undefined, 'unreachable', 1, {}, { unreachable: 'true' }])
      expect(arrivedUnreachable(state)).toBe(false);
  });
});
