import { Temporal } from 'temporal-polyfill';

/** The server's clock; tests pass a fixed one. */
export interface Clock {
  readonly now: () => Temporal.Instant;
  /** Today in the configured zone, never the client's (B-112). */
  readonly today: () => Temporal.PlainDate;
}

export const systemClock = (timeZone: string): Clock => ({
  now: () => Temporal.Now.instant(),
  today: () => Temporal.Now.plainDateISO(timeZone),
});

export const fixedClock = (instant: string, timeZone = 'Europe/Paris'): Clock => ({
  now: () => Temporal.Instant.from(instant),
  today: () => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate(),
});
