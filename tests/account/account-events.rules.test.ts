import { describe, expect, it } from 'vitest';
import { accountEventsOf } from '../../backend/account/account.rules.ts';

const before = { email: 'une@example.org', subscription: false, rgpd_forget_me: false };

describe('the event log describes a saved account', () => {
  it.each([
    ['nothing when nothing changed', before, false, []],
    ['an e-mail', { ...before, email: null }, false, ['edited']],
    ['a subscription', { ...before, subscription: true }, false, ['edited']],
    ['a password', before, true, ['passwordChanged']],
    ['a wish to be forgotten', { ...before, rgpd_forget_me: true }, false, ['deletionRequested']],
    [
      'everything at once',
      { email: null, subscription: true, rgpd_forget_me: true },
      true,
      ['edited', 'passwordChanged', 'deletionRequested'],
    ],
  ])('%s [B-81, ACCT-19]', (_, after, passwordGiven, events) => {
    expect(accountEventsOf(before, after, passwordGiven)).toEqual(events);
  });

  it('a request for deletion that was withdrawn [B-81, ACCT-19]', () => {
    expect(accountEventsOf({ ...before, rgpd_forget_me: true }, before, false)).toEqual([
      'deletionWithdrawn',
    ]);
  });
});
