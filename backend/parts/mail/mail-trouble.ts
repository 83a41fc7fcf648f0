import { eventLogTexts } from '../event-log/event-log.texts.ts';
import type { Db } from '../db/database.ts';
import { logEvents } from '../event-log/event-log.queries.ts';
import { recipientOf, loggedRecently } from './mail.queries.ts';
import { mailEvents } from './mail.texts.ts';

const triesBeforeItIsSaid = 5;

/** The server answered, so the fault lies with this mail; otherwise no mail can be sent. */
export const answeredByServer = (cause: unknown): boolean =>
  cause instanceof Error && 'responseCode' in cause && cause.responseCode !== undefined;

/**
 * Writes an event to the congregation's log, at most once a day, when a mail still fails after a
 * minute or two: a rejected address or an unreachable server.
 */
export async function tellMailTrouble(
  db: Db,
  mailId: number,
  attempt: number,
  cause: unknown,
): Promise<void> {
  if (attempt < triesBeforeItIsSaid) return;
  const person = answeredByServer(cause) ? await recipientOf(db, mailId) : undefined;
  const action = person
    ? mailEvents.turnedAway.replace('{login}', () => person.login)
    : mailEvents.serverAway;
  const aboutUser = person?.userId ?? null;
  if (await loggedRecently(db, action, aboutUser)) return;
  await logEvents(db, { userId: null, login: eventLogTexts.automaticAuthor }, [
    {
      numberName: null,
      action,
      danger: true,
      ...(aboutUser === null ? {} : { aboutUser }),
    },
  ]);
}
