import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { backupName, isDue, keptBackups } from '../../backend/backup/backup.rules.ts';
import type { BackupKind, ListedBackup } from '../../backend/parts/backup/backups.queries.ts';

const made = (id: number, day: string, kind: BackupKind = 'daily'): ListedBackup => ({
  id,
  kind,
  day,
  madeAt: `${day}T02:00:00Z`,
  host: 'a',
  folder: '/b',
  file: `${id}`,
  bytes: 1,
  encrypted: false,
});
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    Temporal.PlainDate.from(first).add({ days: at }).toString(),
  );
/** As a server keeps them that makes one each day, and removes what is not kept. */
function keptAfter(days: readonly string[]): readonly string[] {
  let kept: readonly ListedBackup[] = [];
  for (const [id, day] of days.entries())
    kept = keptBackups([made(id, day), ...kept].toSorted((a, b) => b.id - a.id));
  return kept.map(({ day }) => day);
}

describe('which backups are kept [OWN-76]', () => {
  it('the seven newest days, then the last of each of four weeks', () => {
    expect(keptAfter(daysFrom('2026-09-01', 85))).toEqual([
      '2026-11-24',
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
    ]);
    expect(keptAfter(daysFrom('2026-11-20', 3))).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
    ]);
  });

  it('a clock that jumps ten years and back removes none of the newest made', () => {
    const kept = keptAfter([
      ...daysFrom('2026-11-01', 10),
      ...daysFrom('2036-01-01', 9),
      ...daysFrom('2026-11-11', 3),
    ]);
    expect(kept.slice(0, 7)).toEqual([
      '2026-11-13',
      '2026-11-12',
      '2026-11-11',
      '2036-01-09',
      '2036-01-08',
      '2036-01-07',
      '2036-01-06',
    ]);
    expect(kept.some((day) => day.startsWith('2026-11-0') || day === '2026-11-10')).toBe(true);
  });

  it('three of those before a migration while they are not the oldest; those made by hand are nobody’s to remove', () => {
    const all = [1, 2, 3, 4, 5].map((id) => made(id, '2026-11-01', 'migration')).toReversed();
    const reached = daysFrom('2026-09-01', 60)
      .map((day, at) => made(10 + at, day))
      .toReversed();
    expect(keptBackups([...reached, ...all]).filter(({ kind }) => kind === 'migration')).toEqual(
      [],
    );
    expect(keptBackups([made(9, '2026-11-02', 'manual'), ...all]).map(({ id }) => id)).toEqual([
      5, 4, 3,
    ]);
  });
});

describe('when a backup is due [OWN-76]', () => {
  const at = (time: string) => Temporal.ZonedDateTime.from(`${time}[Europe/Paris]`);
  it.each([
    ['2026-11-24T00:00', [], true],
    ['2026-11-24T00:00', [made(1, '2026-11-23', 'manual')], true],
    ['2026-11-24T02:59', [made(1, '2026-11-23')], false],
    ['2026-11-24T03:00', [made(1, '2026-11-23')], true],
    ['2026-11-24T23:00', [made(1, '2026-11-23')], true],
    ['2026-11-24T23:00', [made(1, '2026-11-24')], false],
    ['2026-11-24T23:00', [made(2, '2026-11-24', 'manual'), made(1, '2026-11-23')], true],
    // The clock was ten years ahead, and stands right again.
    ['2026-11-24T23:00', [made(1, '2036-11-24')], true],
  ] as const)('at %s with %j: %s', (time, list, due) => {
    expect(isDue(list, at(time))).toBe(due);
  });

  it('each has a name of its own second', () => {
    const now = Temporal.Instant.from('2026-11-24T02:01:09.5Z');
    expect(backupName(now, 'daily')).toBe('2026-11-24T02-01-09Z-daily.backup');
  });
});
