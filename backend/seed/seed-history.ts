import type { Temporal } from 'temporal-polyfill';
import type { Random } from './seed-random.ts';

export const activity = { standard: 1, campaign: 2, invitation: 3, stand: 4 } as const;
export type ActivityId = (typeof activity)[keyof typeof activity];

/** Assignment periods of the demo settings, in months by activity (B-15, B-24). */
const assignmentMonths: Readonly<Record<ActivityId, number>> = { 1: 4, 2: 2, 3: 2, 4: 1 };

export interface Assignment {
  readonly outputNumber: number;
  /** Null for a deleted account. */
  readonly login: string | null;
  readonly activity: ActivityId;
  readonly released: Temporal.PlainDate;
  /** Null while the territory is out. */
  readonly returned: Temporal.PlainDate | null;
  readonly due: Temporal.PlainDate;
  readonly reprieveMonths: number;
  readonly online: boolean;
}

/** The open assignment of a territory. */
export interface OpenAssignment {
  readonly login: string;
  readonly activity: ActivityId;
  /** Days from today to the theoretical return date; negative when overdue. */
  readonly dueIn: number;
  readonly online: boolean;
  readonly reprieveMonths: number;
}

/** Past of one territory. */
export interface Fate {
  /** Days since the last return; null if it was never assigned. */
  readonly restingFor: number | null;
  readonly open: OpenAssignment | null;
}

const years = 4;

/** Publishers who take territories; repeated names take more. */
const workers = [
  'DEMO Proclamateur',
  'DEMO Proclamateur',
  'DEMO Proclamateur',
  'DEMO Proclamatrice',
  'DEMO Proclamatrice',
  'DEMO Proclamatrice',
  'DEMO Ancien',
  'DEMO Ancien',
  'DEMO Gestionnaire',
  'DEMO Gestionnaire',
  'DEMO Responsable',
  'DEMO Administrateur',
] as const;

/**
 * Assignments of a territory, oldest first: two or three a year, with invitations and campaigns in
 * spring.
 */
export function assignmentsOf(
  { restingFor, open }: Fate,
  today: Temporal.PlainDate,
  random: Random,
): readonly Assignment[] {
  const last = open && openAssignment(open, today);
  const end = (last?.released ?? today).subtract({ days: restingFor ?? 0 });
  const past = restingFor === null ? [] : pastAssignments(today, end, random);
  return last ? [...past, { ...last, outputNumber: past.length + 1 }] : past;
}

function pastAssignments(
  today: Temporal.PlainDate,
  end: Temporal.PlainDate,
  random: Random,
): Assignment[] {
  const assignments: Assignment[] = [];
  let released = today.subtract({ years, days: random.between(5, 150) });
  for (;;) {
    const kind = activityIn(released.month, random);
    const returned = released.add({ days: daysOut(kind, random) });
    const final = returned.until(end).days < shortestRound;
    const reprieveMonths = kind === activity.standard && random.chance(0.08) ? 1 : 0;
    const due = released.add({ months: assignmentMonths[kind] + reprieveMonths });
    const login = random.chance(0.12) ? null : random.pick(workers);
    assignments.push({
      outputNumber: assignments.length + 1,
      login,
      activity: kind,
      released,
      returned: final ? end : returned,
      due,
      reprieveMonths,
      online: random.chance(0.25),
    });
    if (final) return assignments;
    released = returned.add({ days: random.between(20, 110) });
    if (released.until(end).days < 5) released = end.subtract({ days: 5 });
  }
}

/** Minimum number of days of an assignment and the rest after it. */
const shortestRound = 45;

function activityIn(month: number, random: Random): ActivityId {
  if (month === 3 || month === 4)
    return random.chance(0.45) ? activity.invitation : regular(random);
  if (month === 5 || month === 6) return random.chance(0.4) ? activity.campaign : regular(random);
  return regular(random);
}

const regular = (random: Random) => (random.chance(0.05) ? activity.stand : activity.standard);

function daysOut(kind: ActivityId, random: Random): number {
  if (kind === activity.standard) return random.between(35, 140);
  if (kind === activity.campaign) return random.between(20, 60);
  return random.between(10, 30);
}

function openAssignment(
  open: OpenAssignment,
  today: Temporal.PlainDate,
): Omit<Assignment, 'outputNumber'> {
  const months = assignmentMonths[open.activity] + open.reprieveMonths;
  const released = today.add({ days: open.dueIn }).subtract({ months });
  return {
    login: open.login,
    activity: open.activity,
    released,
    returned: null,
    due: released.add({ months }),
    reprieveMonths: open.reprieveMonths,
    online: open.online,
  };
}
