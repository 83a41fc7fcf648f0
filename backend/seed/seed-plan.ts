import { activity, type Fate, type OpenAssignment } from './seed-history.ts';
import type { Random } from './seed-random.ts';

export type BookingType = 'paper' | 'online' | 'event';

/** Present state of one territory. */
export interface Plan extends Fate {
  readonly booking: BookingType | null;
  readonly kind: 'home' | 'shop' | 'company' | 'own';
  readonly noVisited: boolean;
  readonly noted: boolean;
}

/** Open assignments: overdue below 0 days, due soon up to 7. */
const open: readonly OpenAssignment[] = [
  held('DEMO Proclamateur', -9),
  held('DEMO Proclamateur', 5),
  held('DEMO Proclamateur', 40, { online: true }),
  held('DEMO Proclamateur', 28, { activity: activity.campaign }),
  held('DEMO Proclamateur', 110, { online: true }),
  held('DEMO Proclamatrice', -33),
  held('DEMO Proclamatrice', 6),
  held('DEMO Proclamatrice', 62, { online: true }),
  held('DEMO Proclamatrice', 88),
  held('DEMO Ancien', -2),
  held('DEMO Ancien', 4),
  held('DEMO Ancien', 75, { online: true }),
  held('DEMO Gestionnaire', 0),
  held('DEMO Gestionnaire', 20, { activity: activity.invitation }),
  held('DEMO Gestionnaire', 50),
  held('DEMO Responsable', -61, { reprieveMonths: 1 }),
  held('DEMO Responsable', 96),
  held('DEMO Administrateur', 7),
  held('DEMO Administrateur', 12, { activity: activity.stand }),
];

const firstTimeOut = 2;
const neverWorked = 7;
const booked: readonly BookingType[] = [
  ...Array<BookingType>(4).fill('paper'),
  ...Array<BookingType>(5).fill('online'),
  ...Array<BookingType>(3).fill('event'),
];

/** A plan for each of `count` territories, in random order. */
export function plansFor(count: number, random: Random): readonly Plan[] {
  const fates: Pick<Plan, 'open' | 'restingFor' | 'booking'>[] = [
    ...open.map((assignment, at) => ({
      open: assignment,
      restingFor: at < open.length - firstTimeOut ? random.between(15, 120) : null,
      booking: null,
    })),
    ...booked.map((booking) => ({ open: null, restingFor: random.between(60, 300), booking })),
    ...Array.from({ length: neverWorked }, () => ({ open: null, restingFor: null, booking: null })),
  ];
  const inAndFree = Array.from({ length: count - fates.length }, (_, at) => ({
    open: null,
    restingFor: restOf(at, random),
    booking: null,
  }));
  return random.shuffled([...fates, ...inAndFree]).map((fate) => ({
    ...fate,
    kind: random.chance(0.72) ? 'home' : random.pick(['shop', 'company', 'own']),
    noVisited: random.chance(0.16),
    noted: random.chance(0.25),
  }));
}

/** Rest in days: some just returned, some rested, some unworked for over a year. */
function restOf(at: number, random: Random): number {
  if (at % 5 === 0) return random.between(2, 30);
  if (at % 5 === 1) return random.between(370, 500);
  return random.between(35, 300);
}

function held(
  login: string,
  dueIn: number,
  {
    activity: kind = activity.standard,
    online = false,
    reprieveMonths = 0,
  }: Partial<Pick<OpenAssignment, 'activity' | 'online' | 'reprieveMonths'>> = {},
): OpenAssignment {
  return { login, dueIn, activity: kind, online, reprieveMonths };
}
