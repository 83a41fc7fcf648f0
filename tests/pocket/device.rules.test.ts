import { describe, expect, it } from 'vitest';
import {
  clockIsWrong,
  fillIsDue,
  isForgotten,
  goodPermissions,
  offeredActs,
  type PermittedAct,
  type QueuedAct,
  serverTime,
} from '#machines/domain/pocket/pocket.rules.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.parse('2026-03-15T09:00:00Z');

const permitted = (action: 'returned' | 'month', expiresAt = now + 20 * day): PermittedAct => ({
  action,
  tap: action === 'month' ? 'asksMonth' : 'returns',
  token: `1-${action}`,
  dueDate: '2026-05-01',
  expiresAt,
});
const both = [permitted('returned'), permitted('month')];
const queued = (action: 'returned' | 'month', state: QueuedAct['state']): QueuedAct => ({
  id: 1,
  key: 'k',
  token: `1-${action}`,
  historyId: '7',
  numberName: 'T7',
  action,
  tap: 'returns',
  doneAt: now,
  state,
  message: null,
  answeredAt: null,
  next: null,
});
const offered = (acts: readonly PermittedAct[], about: readonly QueuedAct[]) =>
  offeredActs(acts, about, now).map(({ action }) => action);

describe('what a device offers [OWN-106]', () => {
  it.each([
    ['all that is permitted', both, [], ['returned', 'month']],
    ['nothing that has ended', [permitted('returned', now)], [], []],
    ['nothing after a return that waits', both, [queued('returned', 'waiting')], []],
    ['nothing in the middle of a return', both, [queued('returned', 'sending')], []],
    ['the return after a request that waits', both, [queued('month', 'waiting')], ['returned']],
    [
      'no request a second time, by whichever permission',
      [{ ...permitted('month'), token: '1-other' }],
      [queued('month', 'waiting')],
      [],
    ],
    [
      'what a conflict has left to do',
      [{ ...permitted('month'), token: '1-next' }],
      [{ ...queued('month', 'conflict'), token: '' }],
      ['month'],
    ],
  ] as const)('%s', (_, acts, about, expected) => {
    expect(offered(acts, about)).toEqual(expected);
  });

  it('shows the permissions that are good for two weeks more', () => {
    expect(goodPermissions(both, now)).toEqual(['1-returned', '1-month']);
    expect(goodPermissions([permitted('month', now + 15 * day)], now)).toEqual([]);
  });
});

describe('the clock of a device [OWN-109]', () => {
  const contact = { filledAt: now, skew: 0 };
  it.each([
    ['right', contact, now + hour, false],
    ['some hours wrong', { ...contact, skew: 11 * hour }, now, false],
    ['days slow', { ...contact, skew: 3 * day }, now, true],
    ['days fast', { ...contact, skew: -3 * day }, now, true],
    ['gone back since', contact, now - 2 * day, true],
  ])('that is %s', (_, known, at, wrong) => {
    expect(clockIsWrong(known, at)).toBe(wrong);
  });

  it('tells the server’s time by the difference of the last contact', () => {
    expect(serverTime({ filledAt: now, skew: -2 * day }, now + hour)).toBe(now - 2 * day + hour);
  });

  it('lets a device forget after thirty days, and not a moment before [OWN-104]', () => {
    expect(isForgotten(contact, now + 30 * day)).toBe(false);
    expect(isForgotten(contact, now + 30 * day + 1)).toBe(true);
  });

  it('decides when to ask the server again', () => {
    expect(fillIsDue(null, now, false)).toBe(true);
    expect(fillIsDue(contact, now + 10 * 60_000, false)).toBe(false);
    expect(fillIsDue(contact, now + 10 * 60_000 + 1, false)).toBe(true);
    expect(fillIsDue(contact, now + 1, true)).toBe(true);
    expect(fillIsDue(contact, now - day, false)).toBe(true);
  });
});
