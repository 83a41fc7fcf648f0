import { describe, expect, it } from 'vitest';
import { newLoginFault } from '#machines/parts/fields/fields.rules.ts';
import { roleFault, userFilled } from '#machines/users/users.rules.ts';

describe('the form of a person', () => {
  it.each(['DUPONT Jean-Marc 2.', 'ABCDEF', ` ${'é'.repeat(50)} `, 'Ÿvès d Ağrı'])(
    'takes the name %j [UADD-04, UADD-05, B-59]',
    (login) => {
      expect(newLoginFault(login)).toBe(null);
    },
  );

  it('says what is wrong with a name [UADD-04, UADD-05, B-57, B-59]', () => {
    expect(newLoginFault('  ')).toEqual({ code: 'required' });
    expect(newLoginFault(' ABCDE ')).toEqual({ code: 'tooShort', length: 6 });
    expect(newLoginFault('a'.repeat(51))).toEqual({ code: 'tooLong', length: 50 });
    for (const login of [
      'DUPONT_Jean',
      "O'NEIL Jean",
      'DUPONT\tJean',
      'DUPONT, Jean',
      'Jean 👍👍',
    ]) {
      expect(newLoginFault(login)).toEqual({ code: 'login' });
    }
  });

  it('is filled with a name and a role; password and e-mail may be empty [UADD-06, UADD-08]', () => {
    const entered = { login: 'DUPONT Jean', password: '', email: '', roleId: '5' };
    expect(userFilled(entered)).toBe(true);
    expect(userFilled({ ...entered, login: 'ABCDE' })).toBe(false);
    expect(userFilled({ ...entered, password: 'ABCDEF1' })).toBe(false);
    expect(userFilled({ ...entered, email: 'x@' })).toBe(false);
    expect(userFilled({ ...entered, roleId: '' })).toBe(false);
    expect(roleFault('5')).toBe(null);
  });
});
