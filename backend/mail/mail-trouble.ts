import { assignmentTexts } from '../assignment/assignment.texts.ts';
import type { Db } from '../db/database.ts';
import { logEvents } from '../event-log/event-log.queries.ts';
import { recipientOf, saidLately } from './mail.queries.ts';
import { mailEvents } from './mail.texts.ts';

const triesBeforeItIsSaid = 5;

/** One address was turned away, which its person should know; a server that is away takes none. */
export const answeredByServer = (cause: unknown): boolean =>
  cause instanceof Error && 'responseCode' in cause && cause.responseCode !== undefined;

/**
 * A mail that still does not leave after a minute or two is told to those who read the log of the
 * congregation, once a day: whose address is refused, or that the server is away.
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
  if (await saidLately(db, action, aboutUser)) return;
  await logEvents(db, { userId: null, login: assignmentTexts.automaticAuthor }, [
    {
      numberName: null,
      action,
      danger: true,
      ...(aboutUser === null ? {} : { aboutUser }),
    },
  ]);
}
