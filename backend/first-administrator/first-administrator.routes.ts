import { z } from 'zod';
import { done, refuse } from '../parts/http/answer.ts';
import type { Calls, PublicCall } from '../parts/http/calls.ts';
import { requiredText } from '../parts/http/fields.ts';
import { ensureRoomToHash } from '../parts/passwords/passwords.ts';
import { firstAdministratorFields } from './first-administrator.fields.ts';
import { firstAdministratorTexts as texts } from './first-administrator.texts.ts';
import { makeFirstAdministrator } from './first-administrator.ts';
import { isFirstCode } from './first-code.ts';

const form = z.object({ code: requiredText, ...firstAdministratorFields });

export function firstAdministratorCalls(calls: Calls): void {
  const wrongCode = refuse(texts.wrongCode);
  const byCode = {
    token: (call: PublicCall<z.output<typeof form>>) => call.form.code,
    wrong: [wrongCode],
  };

  /** Beyond the contract: the first administrator of an empty site, by the code of its start (OWN-97). */
  calls.capability('POST /site/firstadministrator', form, byCode, async (call) => {
    const { database } = call;
    const { code, ...wish } = call.form;
    if (!(await isFirstCode(database, code))) return wrongCode;
    ensureRoomToHash();
    const made = await makeFirstAdministrator(database, wish);
    return made === 'made' ? done() : refuse(texts[made]);
  });
}
