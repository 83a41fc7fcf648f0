import { Temporal } from 'temporal-polyfill';

/** The server's clock; tests pass a fixed one. */
export interface Clock {
  readonly now: () => Temporal.Instant;
  /** Today in the configured zone, never the client's (B-112). */
  readonly today: () => Temporal.PlainDate;
  /** The day of something that was recorded, in the same zone. */
  readonly dayOf: (instant: Temporal.Instant) => Temporal.PlainDate;
  /** What the clock on the wall shows, in the same zone. */
  readonly local: (instant: Temporal.Instant) => Temporal.ZonedDateTime;
}

const inZone = (timeZone: string, now: () => Temporal.Instant): Clock => {
  const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone);
  return {
    now,
    today: () => local(now()).toPlainDate(),
    dayOf: (instant) => local(instant).toPlainDate(),
    local,
  };
};

export const systemClock = (timeZone: string): Clock =>
  inZone(timeZone, () => Temporal.Now.instant());

export const fixedClock = (instant: string, timeZone = 'Europe/Paris'): Clock =>
  inZone(timeZone, () => Temporal.Instant.from(instant));
