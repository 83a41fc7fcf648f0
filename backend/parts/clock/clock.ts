import { Temporal } from 'temporal-polyfill';

/** The server's time; tests pass a fixed clock. */
export interface Clock {
  readonly now: () => Temporal.Instant;
  /** Current day in the configured time zone, never the client's (B-112). */
  readonly today: () => Temporal.PlainDate;
  /** Day of an instant in the configured time zone. */
  readonly dayOf: (instant: Temporal.Instant) => Temporal.PlainDate;
  /** Local time of an instant in the configured time zone. */
  readonly local: (instant: Temporal.Instant) => Temporal.ZonedDateTime;
}

const inZone = (timeZone: string, now: () => Temporal.Instant): Clock => {
  const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone);
  /** Caches the current day until midnight: time zone arithmetic on every call is slow. */
  let known = { from: 0, until: 0, day: local(now()).toPlainDate() };
  return {
    now,
    today: () => {
      const instant = now();
      const { epochMilliseconds } = instant;
      if (epochMilliseconds < known.from || epochMilliseconds >= known.until) {
        const midnight = local(instant).startOfDay();
        known = {
          from: midnight.epochMilliseconds,
          until: midnight.add({ days: 1 }).startOfDay().epochMilliseconds,
          day: midnight.toPlainDate(),
        };
      }
      return known.day;
    },
    dayOf: (instant) => local(instant).toPlainDate(),
    local,
  };
};

export const systemClock = (timeZone: string): Clock =>
  inZone(timeZone, () => Temporal.Now.instant());

export function fixedClock(instant: string, timeZone = 'Europe/Paris'): Clock {
  const fixed = Temporal.Instant.from(instant);
  return inZone(timeZone, () => fixed);
}
