import pg from 'pg';

/**
 * SQLSTATEs of a server that stops, recovers, cannot take a connection or takes no changes because it
 * is a standby (class 08, 57P0x, 53300, 25006); the transaction they break was rolled back, unless it
 * was committing.
 */
const states = /^(?:08...|57P0[1-3]|53300|25006)$/;
const socketCodes = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors that the driver throws without a code. */
const sayings =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error)/;

/** A standby: it may lack what is acknowledged, and show what will never have been. */
export class NotThePrimary extends Error {
  override readonly name = 'NotThePrimary';
}

/** Whether an error means that the database is away for now, rather than a defect (OWN-83). */
export function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return states.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if (error instanceof NotThePrimary) return true;
  if ('code' in error && socketCodes.has(error.code)) return true;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isAway);
  return sayings.test(error.message);
}
