import type { ServerResponse } from 'node:http';
import { busy } from '../rest/busy.texts.ts';

/**
 * A request answered without being run: unreadable or by another method (400, 405), too slow (408), too
 * large (413), of another site's page or of another type (415), too many (429), or more than there is
 * room for (503).
 */
export class TurnedAway extends Error {
  readonly status: number;
  readonly body: object;
  /** Seconds after which another try makes sense; null when none does. */
  readonly retryAfter: number | null;

  constructor(status: number, body: object, retryAfter: number | null = null) {
    super(`Turned away with ${status}.`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

const slow = 408;

export const tooSlow = (): TurnedAway =>
  new TurnedAway(slow, { errors: [{ message: 'Too slow.' }] });

export const tooLarge = (): TurnedAway =>
  new TurnedAway(413, { errors: [{ message: 'Too large.' }] });

/** Neither JSON nor sent by a script of our own pages. */
export const foreign = (): TurnedAway =>
  new TurnedAway(415, { errors: [{ message: 'Send JSON, or X-Requested-With.' }] });

export const wrongType = (): TurnedAway =>
  new TurnedAway(415, { errors: [{ message: 'Not a type of this address.' }] });

export const tooMany = (seconds: number): TurnedAway =>
  new TurnedAway(429, { errors: [{ message: 'Too many.' }] }, seconds);

/** 503 with the sentence that the browser shows as any refusal (OWN-37). */
export const noRoom = (): TurnedAway =>
  new TurnedAway(
    503,
    {
      errors: [
        { message: busy.message, extensions: { code: 'REFUSED', severity: busy.message_type } },
      ],
    },
    busy.retryAfter,
  );

export function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

export function sendTurnedAway(response: ServerResponse, turned: TurnedAway): void {
  if (turned.status === slow) response.setHeader('Connection', 'close');
  if (turned.retryAfter !== null) response.setHeader('Retry-After', turned.retryAfter);
  send(response, turned.status, turned.body);
}
