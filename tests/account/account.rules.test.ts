import { describe, expect, it } from 'vitest';
import { emailFault, newPasswordFault } from '#machines/parts/fields/fields.rules.ts';

describe('the rules of the account', () => {
  it.each(['', 'abcde1', 'abcde!', 'ABCDe1', 'ABCDEa é'])(
    'the new password %j may be saved [ACCT-12…14]',
    (password) => {
      expect(newPasswordFault(password)).toBe(null);
    },
  );

  it.each(['abc1!', 'ABCDEF1', 'abcdef', 'abcde_', ' '])(
    'the new password %j is invalid [ACCT-13, ACCT-14]',
    (password) => {
      expect(newPasswordFault(password)).toEqual({ code: 'password' });
    },
  );

  it.each(['', 'a@b.fr', "o'brien+territoire@Mail.Example.org", `${'a'.repeat(45)}@b.fr`])(
    'the address %j may be saved [ACCT-16]',
    (address) => {
      expect(emailFault(address)).toBe(null);
    },
  );

  it.each([
    'x@',
    'a@b',
    'a b@c.fr',
    '<a@a.fr>',
    '"<script>alert(1)</script>"@a.fr',
    'a@b.fr, c@d.fr',
    'a@-b.fr',
    'a@b..fr',
    'a@b.fr\u0000',
    `${'a'.repeat(46)}@b.fr`,
  ])('the address %j is invalid [ACCT-16, OWN-85]', (address) => {
    expect(emailFault(address)).toEqual({ code: 'email' });
  });
});
