import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Counter,
  countersOf,
  countersOfDevice,
  sameEmail,
} from '../../backend/session/session.rules.ts';

const secret = 'the-secret-of-a-server';

describe('attempts', () => {
  const pair = (purpose: 'sign-in' | 'lost-password', login: string, address: string) =>
    countersOf({ purpose, login, address, secret }).pair.subject;

  it('are counted by purpose, person and address, whatever the case of the name [AUTH, B-51]', () => {
    const one = pair('sign-in', 'Hélène Dupont', '192.0.2.1');
    expect(one).toBe(pair('sign-in', 'HÉLÈNE DUPONT', '192.0.2.1'));
    expect(one).not.toBe(pair('lost-password', 'Hélène Dupont', '192.0.2.1'));
    expect(one).not.toBe(pair('sign-in', 'Hélène Dupond', '192.0.2.1'));
    expect(one).not.toBe(pair('sign-in', 'Hélène Dupont', '192.0.2.11'));
  });

  it('are kept under fingerprints that nobody can make without the server’s secret [OWN-87]', () => {
    const attempt = { purpose: 'sign-in', login: 'Hélène Dupont', address: '192.0.2.1' } as const;
    const subjects = (other: string) => {
      const counters = countersOf({ ...attempt, secret: other });
      const { pair: here, name, ofAddress, known } = counters;
      const device = countersOfDevice({ ...attempt, secret: other }, 'a-mark');
      return [...[here, ...name, ofAddress, ...device].map(({ subject }) => subject), known];
    };
    const plain = createHash('sha256')
      .update(JSON.stringify(['sign-in', 'hélène dupont', '192.0.2.1']))
      .digest('hex');
    expect(subjects(secret)).not.toContain(plain);
    const elsewhere = subjects('another-secret');
    expect(subjects(secret).filter((subject) => elsewhere.includes(subject))).toEqual([]);
  });

  it('are also counted for the person everywhere and for the address with anybody [OWN-39]', () => {
    const attempt = {
      purpose: 'sign-in',
      login: 'Hélène Dupont',
      address: '192.0.2.1',
      secret,
    } as const;
    const othersOf = ({ name, ofAddress }: ReturnType<typeof countersOf>): readonly Counter[] => [
      ...name,
      ofAddress,
    ];
    const others = othersOf(countersOf(attempt));
    const elsewhere = othersOf(countersOf({ ...attempt, address: '192.0.2.2' }));
    const another = othersOf(countersOf({ ...attempt, login: 'Jean Dupont' }));
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
