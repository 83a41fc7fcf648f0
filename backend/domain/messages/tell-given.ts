import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../../parts/config/config.ts';
import type { Db } from '../../parts/db/database.ts';
import { putInOutbox } from '../../parts/mail/mail.queries.ts';
import { givenMail } from './given-mail.ts';
import { mailedPersonFor } from './mailed.queries.ts';
import { openAssignments } from './open-assignments.queries.ts';
import { putPush } from './put-push.queries.ts';

interface Given {
  /** To whom. */
  readonly userId: number;
  readonly territories: readonly { readonly id: number; readonly numberName: string }[];
  readonly theoreticalReturnDate: Temporal.PlainDate;
}

interface Context {
  readonly congregation: number;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

/** One mail, and one notification, for what was given in one act, if its person wants that, in the transaction of the act (OWN-407). */
export async function tellGiven(
  db: Db,
  { userId, territories, theoreticalReturnDate }: Given,
  { congregation, config }: Context,
): Promise<void> {
  const ids = territories.map(({ id }) => id);
  const histories = await openAssignments(db, userId, ids);
  await putPush(db, userId, { kind: 'given', histories, detail: '' });
  const person = await mailedPersonFor(db, 'given', userId);
  if (!person) return;
  const dueDate = theoreticalReturnDate.toString();
  const mail = givenMail(
    territories.map(({ numberName }) => ({ numberName, dueDate })),
    config,
  );
  await putInOutbox(db, congregation, {
    recipient: person.email,
    userId,
    ...mail,
    about: { histories, detail: '' },
  });
}
