import { congregationName } from '../parts/congregation/congregation.queries.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import type { Config } from '../parts/config/config.ts';
import { doneWithNotice, refuse, type Answer } from '../parts/http/answer.ts';
import type { SignedInCall } from '../parts/http/calls.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { hashPassword, newPassword } from '../parts/passwords/passwords.ts';
import { isWeakPassword } from '../parts/passwords/weak-password.ts';
import { newUserMail } from './new-user.texts.ts';
import { insertUser, loginTaken } from '../domain/people/users.queries.ts';
import {
  addUser,
  type Caller,
  type UserRefusal,
  type UserValues,
} from '../domain/people/users.rules.ts';
import { usersEvents, usersTexts } from '../domain/people/users.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'smtpUrl'>;
  readonly refused: (code: UserRefusal) => Answer;
}

/** A generated password is mailed; without an address or a mail server it is shown once in the answer (B-50, B-150). */
export async function createUser(
  { db, session }: SignedInCall<unknown>,
  caller: Caller,
  values: UserValues & { readonly password: string },
  { config, refused }: Ports,
): Promise<Answer> {
  const { login, email } = values;
  const refusal = addUser(caller, values, await loginTaken(db, login));
  if (refusal) return refused(refusal);
  const { password } = values;
  if (password !== '' && (await isWeakPassword(password, [login, await congregationName(db)]))) {
    return refuse(httpTexts.weakPassword);
  }
  const generated = values.password === '' ? newPassword() : null;
  const userId = await insertUser(db, values, await hashPassword(generated ?? values.password));
  await logEvents(db, authorOf(session), [
    {
      numberName: null,
      action: usersEvents.added.replace('{login}', () => login),
      aboutUser: userId,
    },
  ]);
  if (generated === null) return doneWithNotice(usersTexts.added, { password: null });
  if (email !== null) {
    const congregation = await congregationName(db);
    await putInOutbox(db, session.congregation, {
      recipient: email,
      userId,
      ...newUserMail({ login, password: generated, congregation, ...config }),
    });
    if (config.smtpUrl !== undefined) {
      return doneWithNotice(usersTexts.addedAndMailed, { password: null });
    }
  }
  const text = usersTexts.addedWithPassword
    .replace('{login}', () => login)
    .replace('{password}', () => generated);
  return doneWithNotice(text, { password: generated }, 0);
}
