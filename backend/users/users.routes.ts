import { z } from 'zod';
import type { Config } from '../parts/config/config.ts';
import { logEvents, authorOf } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, idOrNone, newPasswordField, optionalEmail } from '../parts/http/fields.ts';
import type { Mailer } from '../parts/mail/mailer.ts';
import { savePassword } from '../parts/passwords/password.queries.ts';
import { unlockName } from '../session/attempts.ts';
import { hashPassword } from '../parts/passwords/passwords.ts';
import { isWeakPassword } from '../parts/passwords/weak-password.ts';
import { endPasskeysOf } from '../parts/sessions/end-passkeys.queries.ts';
import { isFreshSession } from '../parts/sessions/fresh-session.ts';
import { tellFormerAddress } from '../parts/mail/tell-former-address.ts';
import { congregationName } from '../parts/congregation/congregation.queries.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { withProduct } from '../parts/texts/product.ts';
import { createUser } from './add-user.ts';
import { forgetUser } from './remove-user.ts';
import {
  loginTaken,
  publishers,
  roles,
  saveUser,
  userById,
  users,
  userToChange,
} from '../domain/people/users.queries.ts';
import {
  editUser,
  mayGive,
  reachable,
  removeUser,
  userEventsOf,
  usualRole,
  callerOf,
  type UserRefusal,
} from '../domain/people/users.rules.ts';
import { newLogin } from '../domain/people/user.fields.ts';
import { holdsSomething } from '../domain/people/removal.queries.ts';
import { usersEvents, usersTexts } from '../domain/people/users.texts.ts';

const addForm = z.object({
  login: newLogin,
  password: newPasswordField,
  email: optionalEmail,
  role_id: idOrNone,
});
const editForm = addForm.extend({ user_id: id });
const userForm = z.object({ user_id: id });

interface Ports {
  readonly mailer: Mailer;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'smtpUrl' | 'lastingSecret'>;
}

export function usersCalls(calls: Calls, { mailer, config }: Ports): void {
  const refused = (code: UserRefusal) => refuse(withProduct(usersTexts[code], config.product));

  /** Existing names, for the form of a new user (REST-28, B-85). */
  calls.signedIn('GET /user/list/add', noForm, async ({ db }) =>
    done({ users: await publishers(db) }),
  );

  /** Lists users with their data (REST-29, B-85). */
  calls.signedIn('GET /user/list', noForm, async ({ db }) => {
    const list = await users(db);
    return done({ users: list, total: list.length });
  });

  /** Lists all publishers (REST-30, B-85). */
  calls.signedIn('GET /user/list/entire', noForm, async ({ db }) => {
    const everybody = await publishers(db);
    return done({ users: everybody, number_of_users: everybody.length });
  });

  /** Roles the caller may assign (REST-31, B-06). */
  calls.signedIn('GET /user/allowedroles', noForm, async ({ db, session }) => {
    const caller = callerOf(session);
    return done({ roles: (await roles(db)).filter((role) => mayGive(caller, role.id)) });
  });

  /** Users the caller may edit or remove (REST-32, B-06). */
  calls.signedIn('GET /user/list/editorremove', noForm, async ({ db, session }) =>
    done({ users: await publishers(db, session.role) }),
  );

  /** A user to edit (REST-33). */
  calls.signedIn('POST /user/view', userForm, async ({ db, session, form }) => {
    const caller = callerOf(session);
    const user = await userById(db, form.user_id);
    const out = reachable(caller, user);
    if (out || !user) return refused(out ?? 'unknownUser');
    const own = user.id === caller.ownId;
    return done({
      login: user.login,
      email: user.email,
      role_id: user.role_id,
      roles: (await roles(db)).filter(
        (role) => mayGive(caller, role.id) && (!own || role.id === user.role_id),
      ),
    });
  });

  /** Adds a user; the stored idempotent answer omits the password (REST-34, C2 USER). */
  calls.signedIn(
    'POST /user/add',
    addForm,
    async (call) => {
      const { role_id, ...entered } = call.form;
      const values = { ...entered, roleId: role_id ?? usualRole };
      return createUser(call, callerOf(call.session), values, { config, refused });
    },
    {
      kept: (answer) =>
        answer['password'] === null
          ? answer
          : doneWithNotice(usersTexts.addedBefore, secretless, 0),
    },
  );

  /** Edits a user (REST-35, C2 USER). */
  calls.signedIn('POST /user/edit', editForm, async ({ db, session, form, now }) => {
    const caller = callerOf(session);
    const user = await userToChange(db, form.user_id);
    const out = reachable(caller, user);
    if (out || !user) return refused(out ?? 'unknownUser');
    const { login, email } = form;
    const values = { login, email, roleId: form.role_id ?? user.role_id };
    const refusal = editUser(caller, user, values, await loginTaken(db, login, user.id));
    if (refusal) return refused(refusal);
    const changed = { password: form.password !== '', email: user.email !== email };
    if (user.id === caller.ownId && (changed.password || changed.email)) {
      if (!(await isFreshSession(db, session.id, now))) return refuse(usersTexts.ownSecrets);
    }
    if (changed.password) {
      const names = [login, user.login, await congregationName(db)];
      if (await isWeakPassword(form.password, names)) return refuse(httpTexts.weakPassword);
    }
    await saveUser(db, user.id, values);
    if (changed.password) {
      await savePassword(db, user.id, await hashPassword(form.password));
      if (user.id !== caller.ownId) await endPasskeysOf(db, user.id);
      await unlockName(db, { login, secret: config.lastingSecret });
    }
    await tellFormerAddress(db, session.congregation, {
      ...changed,
      userId: user.id,
      address: user.email,
      by: user.id === caller.ownId ? 'oneself' : 'manager',
      product: config.product,
    });
    await logEvents(
      db,
      authorOf(session),
      userEventsOf(user, values, changed.password).map((event) => ({
        numberName: null,
        action: usersEvents[event].replace('{login}', () => login),
        aboutUser: user.id,
      })),
    );
    return doneWithNotice(usersTexts.edited);
  });

  /** Deletes a user permanently (REST-36, C2 USER, B-48). */
  calls.signedIn('POST /user/remove', userForm, async ({ db, session, form, afterwards }) => {
    const caller = callerOf(session);
    const user = await userToChange(db, form.user_id);
    const out = reachable(caller, user);
    if (out || !user) return refused(out ?? 'unknownUser');
    const refusal = removeUser(caller, user, await holdsSomething(db, user.id));
    if (refusal) return refused(refusal);
    const { mails, stillNamed } = await forgetUser(db, session.congregation, user);
    await logEvents(db, authorOf(session), [
      { numberName: null, action: usersEvents.removed, danger: true },
    ]);
    afterwards(() => mailer.discard(mails));
    if (stillNamed.length === 0) return doneWithNotice(usersTexts.removed);
    const still = usersTexts.removedButNamed.replace('{nn}', () => stillNamed.join(', '));
    return doneWithNotice(withProduct(still, config.product), {}, 0);
  });
}

const secretless = { password: null } as const;
