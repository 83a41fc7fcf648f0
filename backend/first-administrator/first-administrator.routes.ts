import { z } from 'zod';
import { done, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { requiredText } from '../parts/http/fields.ts';
import { TurnedAway } from '../parts/http/turned-away.ts';
import { countWrongTokens } from '../parts/http/wrong-tokens.ts';
import { ensureRoomToHash } from '../parts/passwords/passwords.ts';
import { firstAdministratorFields } from './first-administrator.fields.ts';
import { firstAdministratorTexts as texts } from './first-administrator.texts.ts';
import { makeFirstAdministrator } from './first-administrator.ts';
import { isFirstCode } from './first-code.ts';

const form = z.object({ code: requiredText, ...firstAdministratorFields });

/** As many wrong codes of an address in 15 minutes as wrong passwords under one name (OWN-39). */
const most = 10;

export function firstAdministratorCalls(calls: Calls): void {
  const wrongCodes = countWrongTokens(most);

  /** Beyond the contract: the first administrator of an empty site, by the code of its start (OWN-97). */
  calls.public('POST /site/firstadministrator', form, async (call) => {
    const { database, address, now } = call;
    const { code, ...wish } = call.form;
    const wait = wrongCodes.wait(address, now);
    if (wait > 0) throw new TurnedAway(429, texts.tooManyCodes, wait);
    if (!(await isFirstCode(database, code))) {
      wrongCodes.count(address, code, now);
      return refuse(texts.wrongCode);
    }
    ensureRoomToHash();
    const made = await makeFirstAdministrator(database, wish);
    return made === 'made' ? done() : refuse(texts[made]);
  });
}
