import type { ServerResponse } from 'node:http';
import type { Rest } from '../parts/rest/rest.ts';
import { oneTapRest } from './one-tap.rest.ts';

/** Token of a calendar address, `/calendrier/{token}.ics`; null for any other path. */
export const calendarTokenIn = (path: string): string | null =>
  /^\/calendrier\/([\w-]{1,100})\.ics$/u.exec(path)?.[1] ?? null;

/** Served as a plain file, because calendar applications do not speak GraphQL. */
export async function sendCalendar(
  response: ServerResponse,
  rest: Rest,
  token: string,
  log: (error: unknown) => void,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
  try {
    const reply = await oneTapRest(rest).dueDateCalendar(token);
    const type = reply.success ? 'calendar' : 'plain';
    // A full server has set its status already.
    if (!reply.success && response.statusCode === 200) response.statusCode = 404;
    response.setHeader('Content-Type', `text/${type}; charset=utf-8`);
    if (reply.success) response.setHeader('Content-Disposition', 'inline; filename="rappel.ics"');
    response.end(reply.success ? reply.calendar : (reply.message ?? ''));
  } catch (cause) {
    log(cause);
    response.statusCode = 503;
    response.end();
  }
}
