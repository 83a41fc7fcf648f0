import { z } from 'zod';
import { congregationNameMaxLength } from '#schema/limits.ts';
import type { Database } from '../parts/db/database.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { label, newPasswordField, requiredText } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { ensureRoomToHash } from '../parts/passwords/passwords.ts';
import { newLogin } from '../users/user.fields.ts';
import { judgeCode } from './code.ts';
import { hasAdministrator, makeFirstAdministrator } from './first-administrator.ts';
import { firstAdministratorTexts as texts } from './first-administrator.texts.ts';

const form = z.object({
  code: requiredText,
  congregation: label(congregationNameMaxLength).refine(Boolean, httpTexts.required),
  login: newLogin,
  password: newPasswordField.refine(Boolean, httpTexts.required),
});

/** The first administrator, made in a browser with the code that the start printed (OWN-97). */
export function firstAdministratorCalls(
  calls: Calls,
  { database }: { readonly database: Database },
): void {
  calls.public('GET /administrator/first/view', noForm, async () =>
    done({ wanted: !(await hasAdministrator(database)) }),
  );

  calls.public('POST /administrator/first/add', form, async ({ form: typed, address, now }) => {
    if (await hasAdministrator(database)) return refuse(texts.exists);
    ensureRoomToHash();
    const judged = await judgeCode(database, { code: typed.code, address, now });
    if (judged !== 'good') return refuse(texts[judged]);
    const made = await makeFirstAdministrator(database, typed, texts.loggedInBrowser);
    return made === 'made' ? done() : refuse(texts[made]);
  });
}
