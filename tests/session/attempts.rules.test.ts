import { describe, expect, it } from 'vitest';
import { countersOf, sameEmail } from '../../backend/session/session.rules.ts';

describe('attempts', () => {
  const pair = (purpose: 'sign-in' | 'lost-password', login: string, address: string) =>
    countersOf({ purpose, login, address }).pair.subject;

  it('are counted by purpose, person and address, whatever the case of the name [AUTH, B-51]', () => {
    const one = pair('sign-in', 'Hélène Dupont', '192.0.2.1');
    expect(one).toBe(pair('sign-in', 'HÉLÈNE DUPONT', '192.0.2.1'));
    expect(one).not.toBe(pair('lost-password', 'Hélène Dupont', '192.0.2.1'));
    expect(one).not.toBe(pair('sign-in', 'Hélène Dupond', '192.0.2.1'));
    expect(one).not.toBe(pair('sign-in', 'Hélène Dupont', '192.0.2.11'));
  });

  it('are also counted for the person everywhere and for the address with anybody [OWN-39]', () => {
    const attempt = { purpose: 'sign-in', login: 'Hélène Dupont', address: '192.0.2.1' } as const;
    const { others } = countersOf(attempt);
    const elsewhere = countersOf({ ...attempt, address: '192.0.2.2' }).others;
    const another = countersOf({ ...attempt, login: 'Jean Dupont' }).others;
    expect(others.map(({ most, minutes }) => [most, minutes])).toEqual([
      [30, 15],
      [100, 1440],
      [50, 15],
    ]);
    expect(others.map((one, at) => one.subject === elsewhere[at]?.subject)).toEqual([
      true,
      true,
      false,
    ]);
    expect(others.map((one, at) => one.subject === another[at]?.subject)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('an e-mail address', () => {
  it('is equal in upper and lower case, and different otherwise [B-49]', () => {
    expect(sameEmail('Helene@Example.org', 'helene@example.ORG')).toBe(true);
    expect(sameEmail('helene@example.org', 'helene@example.com')).toBe(false);
  });
});
