import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  actRuling,
  doneAt,
  isOvertaken,
  type PermissionFacts,
} from '../../backend/pocket/pocket.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const instant = (text: string) => Temporal.Instant.from(text);
const now = instant('2026-03-15T09:00:00Z');
const key = '11111111-1111-4111-8111-111111111111';

const held: NonNullable<PermissionFacts['assignment']> = {
  theirs: true,
  returned: null,
  theoreticalReturnDate: day('2026-05-01'),
  asked: false,
  otherAskedAt: null,
};
const permission: PermissionFacts = {
  action: 'returned',
  dueDate: day('2026-05-01'),
  expiresAt: instant('2026-04-14T09:00:00Z'),
  used: null,
  assignment: held,
};
const used = {
  key,
  at: instant('2026-03-14T09:00:00Z'),
  effect: 'returns',
  countedOn: day('2026-03-13'),
} as const;
const back = (by: 'self' | 'manager' | 'automatic' | null) => ({
  ...permission,
  assignment: { ...held, returned: { on: day('2026-03-10'), by } },
});

describe('a permission [OWN-106]', () => {
  it.each([
    ['is unknown', undefined, { kind: 'refused', refused: 'unknownPermission' }],
    ['is unused', permission, { kind: 'act' }],
    [
      'was used by the same act, whose answer got lost',
      { ...permission, used },
      { kind: 'counted', effect: 'returns', countedOn: day('2026-03-13') },
    ],
    [
      'was used by another act',
      { ...permission, used: { ...used, key: 'another' } },
      { kind: 'refused', refused: 'usedPermission', at: used.at },
    ],
    [
      'ends now',
      { ...permission, expiresAt: now },
      { kind: 'refused', refused: 'expiredPermission' },
    ],
    [
      'is of an exit that was cancelled',
      { ...permission, assignment: null },
      { kind: 'conflict', conflict: 'cancelled', on: null },
    ],
    [
      'is of an assignment that is another person’s',
      { ...permission, assignment: { ...held, theirs: false } },
      { kind: 'conflict', conflict: 'given', on: null },
    ],
    ['is of a territory returned by a manager', back('manager'), returned('returnedByManager')],
    ['is of one returned by itself', back('automatic'), returned('returnedAutomatically')],
    ['is of one returned by the same person', back('self'), returned('returnedBySelf')],
    ['is of one returned by nobody knows whom', back(null), returned('returned')],
    [
      'is for what was asked already',
      { ...permission, assignment: { ...held, asked: true } },
      { kind: 'conflict', conflict: 'alreadyAsked', on: null },
    ],
    [
      'to return is of an earlier date',
      { ...permission, dueDate: day('2026-04-01') },
      { kind: 'act' },
    ],
    [
      'for a month more is of an earlier date',
      { ...permission, action: 'month', dueDate: day('2026-04-01') },
      { kind: 'conflict', conflict: 'dateMoved', on: day('2026-05-01') },
    ],
  ] as const)('that %s', (_, facts, ruling) => {
    expect(actRuling(facts, key, now)).toEqual(ruling);
  });
});

function returned(conflict: string) {
  return { kind: 'conflict', conflict, on: day('2026-03-10') } as const;
}

describe('the day of an act, whatever the clock of the device says [OWN-106]', () => {
  const issuedAt = instant('2026-03-10T09:00:00Z');
  it.each([
    ['now', 0, '2026-03-15T09:00:00Z'],
    ['two days ago', 2 * 86_400, '2026-03-13T09:00:00Z'],
    ['before the permission', 40 * 86_400, '2026-03-10T09:00:00Z'],
    ['in the future', -5 * 86_400, '2026-03-15T09:00:00Z'],
  ])('%s', (_, secondsAgo, at) => {
    expect(doneAt(secondsAgo, { now, issuedAt }).toString()).toBe(at);
  });

  it('of a server whose clock has gone back is now', () => {
    expect(doneAt(60, { now: instant('2026-03-09T09:00:00Z'), issuedAt }).toString()).toBe(
      '2026-03-09T09:00:00Z',
    );
  });
});

it.each([
  ['made before another one', 'asksMonth', '2026-03-15T08:00:01Z', true],
  ['made after it', 'asksMonth', '2026-03-15T07:59:59Z', false],
  ['beside none', 'asksMonth', null, false],
  ['that is a return, which is a fact', 'returns', '2026-03-15T08:30:00Z', false],
] as const)('a request %s is overtaken: %s, %s: %s [OWN-207]', (_, effect, other, overtaken) => {
  const assignment = { ...held, otherAskedAt: other === null ? null : instant(other) };
  const at = instant('2026-03-15T08:00:00Z');
  expect(isOvertaken({ ...permission, assignment }, effect, at)).toBe(overtaken);
});
