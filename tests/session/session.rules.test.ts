import { describe, expect, it } from 'vitest';
import {
  congregationFault,
  loginFault,
  lostEmailFault,
  lostPasswordFilled,
  passwordFault,
} from '#machines/session/session.rules.ts';

const address = (length: number) => `${'a'.repeat(length - 5)}@b.fr`;

describe('the rules of the sign-in forms', () => {
  it.each([
    ['', { code: 'required' }],
    ['   ', { code: 'required' }],
    ['Abcde', { code: 'tooShort', length: 6 }],
    ['Abcde  ', { code: 'tooShort', length: 6 }],
    ['Abcdef', null],
    ['Éloïse', null],
  ])('the login %j [LOGIN-12, LOGIN-13, LOST-04]', (login, fault) => {
    expect(loginFault(login)).toEqual(fault);
  });

  it('a password is required, of any length [LOGIN-14]', () => {
    expect(passwordFault('')).toEqual({ code: 'required' });
    expect(passwordFault('x')).toBe(null);
    expect(passwordFault(' ')).toBe(null);
  });

  it('a congregation is required [LOGIN-15, LOST-08]', () => {
    expect(congregationFault('')).toEqual({ code: 'required' });
    expect(congregationFault('1')).toBe(null);
  });

  it.each([
    ['', { code: 'required' }],
    ['abc@', { code: 'email' }],
    ['abc@def', { code: 'email' }],
    ['a b@c.fr', { code: 'email' }],
    ['a@b.fr', null],
    [address(50), null],
    [address(51), { code: 'tooLong', length: 50 }],
  ])('the address %j of a lost password [LOST-05…07]', (email, fault) => {
    expect(lostEmailFault(email)).toEqual(fault);
  });

  it('a lost password is asked for only when all three fields are right [LOST-09]', () => {
    const asked = { login: 'DEMO Ancien', email: 'a@b.fr', congregationId: '1' };
    expect(lostPasswordFilled(asked)).toBe(true);
    expect(lostPasswordFilled({ ...asked, login: 'Abcde' })).toBe(false);
    expect(lostPasswordFilled({ ...asked, email: address(51) })).toBe(false);
    expect(lostPasswordFilled({ ...asked, congregationId: '' })).toBe(false);
  });
});
