import { describe, expect, it } from 'vitest';
import {
  flag,
  id,
  optionalEmail,
  readId,
  requiredText,
  text,
} from '../../../backend/parts/http/fields.ts';

describe('a flag of a form', () => {
  it.each(['y', 'true', '1', 'on'])('%j is a yes [B-25]', (value) => {
    expect(flag.parse(value)).toBe(true);
  });

  it.each(['n', 'false', '0', '', 'yes', 'Y', ' y', undefined, '2'])(
    '%j is a no [B-25]',
    (value) => {
      expect(flag.parse(value)).toBe(false);
    },
  );
});

describe('an id', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('%s is valid [RG-06]', (value, number) => {
    expect(id.parse(value)).toBe(number);
    expect(readId(value)).toBe(number);
  });

  it.each([
    '0',
    '-1',
    '01',
    '+1',
    ' 1',
    '1.0',
    '1e3',
    '0x1',
    'abc',
    '',
    '2147483648',
    '99999999999',
    undefined,
    1,
    null,
  ])('%j is invalid [RG-06]', (value) => {
    expect(id.parse(value)).toBe(0);
  });
});

describe('a text', () => {
  const messageOf = (field: typeof text, value: unknown) =>
    field.safeParse(value).error?.issues[0]?.message;

  it('stays as typed, with tabs and line breaks; a missing one is empty [B-58]', () => {
    expect(text.parse(' Été\t1\r\n👩‍🚀 ')).toBe(' Été\t1\r\n👩‍🚀 ');
    expect(text.parse(undefined)).toBe('');
  });

  it.each(['a\u0000b', 'a\u0007', '\u007f', '\ud800', 'a\udc00b'])(
    '%j is refused, as the database could not store it [RG-07]',
    (value) => {
      expect(messageOf(text, value)).toBe('Caractère invalide');
    },
  );

  it('sent several times has the last value [B-20]', () => {
    expect(text.parse(['one', 'two'])).toBe('two');
    expect(id.parse(['1', '2'])).toBe(2);
    expect(flag.parse(['y', 'n'])).toBe(false);
  });

  it('that is required must not be empty [RG-07]', () => {
    expect(messageOf(requiredText, '  \t ')).toBe('Champs obligatoire');
    expect(messageOf(requiredText, undefined)).toBe('Champs obligatoire');
    expect(requiredText.parse(' a ')).toBe(' a ');
  });

  it('that is no text is refused in French [RG-03]', () => {
    expect(messageOf(text, { a: 1 })).toBe('L’envoi a échoué. Recharge la page, puis recommence.');
  });
});

describe('an e-mail address', () => {
  it.each([
    ['', null],
    [' a@b.fr ', 'a@b.fr'],
    ["o'brien+a@Mail.Example.org", "o'brien+a@Mail.Example.org"],
  ])('%j is stored as %j [B-57]', (value, stored) => {
    expect(optionalEmail.parse(value)).toBe(stored);
  });

  it.each([
    '<a@a.fr>',
    '"<script>alert(1)</script>"@a.fr',
    'a@b',
    'a@b.fr, c@d.fr',
    'a@b.fr\nBcc: c@d.fr',
    'a@-b.fr',
    'a@b..fr',
    `${'a'.repeat(46)}@b.fr`,
  ])('%j is refused [B-57, OWN-85]', (value) => {
    expect(optionalEmail.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      'E-mail invalide',
    ]);
  });
});
