import { authorOf, logEvents } from '../event-log/event-log.queries.ts';
import type { Config } from '../config.ts';
import { doneAndTold, type Answer } from '../http/answer.ts';
import type { SignedInCall } from '../http/calls.ts';
import { putInOutbox } from '../mail/mail.queries.ts';
import { hashPassword, newPassword } from '../passwords/passwords.ts';
import { newUserMail } from './new-user.texts.ts';
import { congregationName, insertUser, loginTaken } from './users.queries.ts';
import { addUser, type Caller, type UserRefusal, type Wished } from './users.rules.ts';
import { usersEvents, usersTexts } from './users.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
  readonly refused: (code: UserRefusal) => Answer;
}

/** B-50: a password nobody chose is mailed, or else shown this once. */
export async function createUser(
  { db, session }: SignedInCall<unknown>,
  caller: Caller,
  wished: Wished & { readonly password: string },
  { config, refused }: Ports,
): Promise<Answer> {
  const { login, email } = wished;
  const no = addUser(caller, wished, await loginTaken(db, login));
  if (no) return refused(no);
  const generated = wished.password === '' ? newPassword() : null;
  const userId = await insertUser(db, wished, await hashPassword(generated ?? wished.password));
  await logEvents(db, authorOf(session), [
    {
      numberName: null,
      action: usersEvents.added.replace('{login}', () => login),
      aboutUser: userId,
    },
  ]);
  if (generated === null) return doneAndTold(usersTexts.added, { password: null });
  if (email === null) {
    const text = usersTexts.addedWithPassword
      .replace('{login}', () => login)
      .replace('{password}', () => generated);
    return doneAndTold(text, { password: generated }, 0);
  }
  const congregation = await congregationName(db);
  await putInOutbox(db, session.congregation, {
    recipient: email,
    userId,
    ...newUserMail({ login, password: generated, congregation, ...config }),
  });
  return doneAndTold(usersTexts.addedAndMailed, { password: null });
}
