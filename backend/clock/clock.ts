import { Temporal } from 'temporal-polyfill';

/** The server's clock; tests pass a fixed one. */
export interface Clock {
  readonly now: () => Temporal.Instant;
  /** Today in the configured zone, never the client's (B-112). */
  readonly today: () => Temporal.PlainDate;
  /** The day of something that was recorded, in the same zone. */
  readonly dayOf: (instant: Temporal.Instant) => Temporal.PlainDate;
}

const dayIn = (timeZone: string) => (instant: Temporal.Instant) =>
  instant.toZonedDateTimeISO(timeZone).toPlainDate();

export const systemClock = (timeZone: string): Clock => ({
  now: () => Temporal.Now.instant(),
  today: () => Temporal.Now.plainDateISO(timeZone),
  dayOf: dayIn(timeZone),
});

export const fixedClock = (instant: string, timeZone = 'Europe/Paris'): Clock => ({
  now: () => Temporal.Instant.from(instant),
  today: () => dayIn(timeZone)(Temporal.Instant.from(instant)),
  dayOf: dayIn(timeZone),
});
