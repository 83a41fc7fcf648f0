import { describe, expect, it } from 'vitest';
import { attemptSubject, sameEmail, tooManyAttempts } from '../../backend/session/session.rules.ts';

describe('attempts', () => {
  it('are allowed ten times in a window, not eleven [AUTH]', () => {
    expect([1, 10, 11].map(tooManyAttempts)).toEqual([false, false, true]);
  });

  it('are counted by purpose, person and address, whatever the case of the name [AUTH, B-51]', () => {
    const one = attemptSubject('sign-in', 'Hélène Dupont', '192.0.2.1');
    expect(one).toBe(attemptSubject('sign-in', 'HÉLÈNE DUPONT', '192.0.2.1'));
    expect(one).not.toBe(attemptSubject('lost-password', 'Hélène Dupont', '192.0.2.1'));
    expect(one).not.toBe(attemptSubject('sign-in', 'Hélène Dupond', '192.0.2.1'));
    expect(one).not.toBe(attemptSubject('sign-in', 'Hélène Dupont', '192.0.2.11'));
  });
});

describe('an e-mail address', () => {
  it('is equal in upper and lower case, and different otherwise [B-49]', () => {
    expect(sameEmail('Helene@Example.org', 'helene@example.ORG')).toBe(true);
    expect(sameEmail('helene@example.org', 'helene@example.com')).toBe(false);
  });
});
