import { z } from 'zod';
import { presentPasswordRefusal } from '../account/present-password.ts';
import { qrCode } from '../domain/links/qr-code.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type SignedInCall } from '../parts/http/calls.ts';
import { text } from '../parts/http/fields.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { factorStanding } from '../parts/sessions/factor-demand.queries.ts';
import { lockPerson } from '../parts/sessions/sessions.queries.ts';
import { capitalised } from '../parts/texts/product.ts';
import {
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  stepOfCode,
  typedCode,
  written,
} from './codes.ts';
import { codeProofRefusal } from './code-proof.ts';
import { sealed } from './sealed.ts';
import {
  addFactor,
  endCardOf,
  endFactor,
  factorAccount,
  type FactorAccount,
  replaceRecoveryCodes,
  secondFactorOf,
  spendTicket,
} from './second-factor.queries.ts';
import { mayHaveFactor, minutesAway, stepsLookedAt } from './second-factor.rules.ts';
import { secondFactorEvents, secondFactorTexts as texts } from './second-factor.texts.ts';
import { openSetUp, type SetUp, setUpTicket } from './set-up-ticket.ts';
import { tellOfFactor } from './tell-of-factor.ts';
import { purposeOf } from './accept-code.ts';

interface Ports {
  readonly clock: Clock;
  readonly database: Database;
  readonly config: Pick<Config, 'product' | 'lastingSecret'>;
}

const beginForm = z.object({ present_password: text });
const checkForm = z.object({ ticket: text, code: text });
const keepForm = z.object({ ticket: text });
const proofForm = z.object({ present_password: text, code: text });

const atHome = { at: 'home' } as const;
/** What they answer holds secrets, and a repeat does no harm: nothing is kept of them. */
const secretly = { ...atHome, unrecorded: true } as const;

type Call = Pick<SignedInCall<unknown>, 'db' | 'session' | 'now'>;

/** Beyond the contract: the second factor of the caller (OWN-391). */
export function secondFactorCalls(calls: Calls, ports: Ports): void {
  const { clock, config } = ports;
  const secret = config.lastingSecret;

  /** The caller's account, locked until the end of the transaction. */
  async function ownAccount({ db, session }: Call): Promise<FactorAccount> {
    await lockPerson(db, session.userId);
    const account = await factorAccount(db, session.userId);
    if (!account) throw new Unauthenticated();
    return account;
  }

  const logged = ({ db, session }: Call, what: 'made' | 'renewed' | 'ended') =>
    logEvent(
      db,
      { ...session, congregation: session.home },
      { numberName: null, action: secondFactorEvents[what] },
    );

  const keepCodes = (db: Db, { home, id: userId }: FactorAccount, codes: readonly string[]) =>
    replaceRecoveryCodes(
      db,
      userId,
      codes.map((code) => recoveryHash(secret, { home, userId }, code)),
    );

  calls.signedIn(
    'GET /secondfactor/view',
    noForm,
    async ({ db, session, now }) => {
      const zone = clock.local(now).timeZoneId;
      const factor = await secondFactorOf(db, session.userId, zone);
      const { userId, id: sessionId, setUpOnly: over } = session;
      const standing = await factorStanding(db, { userId, sessionId, zone });
      return done({
        until: standing?.until ?? null,
        over,
        offered: mayHaveFactor(session.role),
        since: factor?.since ?? null,
        codes_left: factor?.codes_left ?? null,
      });
    },
    atHome,
  );

  calls.signedIn(
    'POST /secondfactor/begin',
    beginForm,
    async (call) => {
      const { db, session, form, now } = call;
      if (await secondFactorOf(db, session.userId)) return refuse(texts.there);
      const { present_password: password } = form;
      const sentence = texts.presentPassword;
      const refusal = await presentPasswordRefusal(call, password, ports, sentence);
      if (refusal) return refusal;
      const key = newSecret();
      const issuer = capitalised(`${config.product}s`);
      const { uri, typed } = await written(key, { issuer, label: session.login });
      const begun = { kind: 'begun', key: key.toString('base64url') } as const;
      const ticket = setUpTicket(begun, { secret, session, now });
      return done({ key: typed, link: uri, qrcode: await qrCode(uri), ticket });
    },
    secretly,
  );

  calls.signedIn(
    'POST /secondfactor/check',
    checkForm,
    async ({ session, form, now }) => {
      const open = openSetUp(form.ticket, { secret, session, now });
      if (open?.setUp.kind !== 'begun') return refuse(texts.setUpOver, 'info');
      const { key } = open.setUp;
      const code = typedCode(form.code);
      const step =
        code?.kind === 'application'
          ? await stepOfCode(Buffer.from(key, 'base64url'), code.code, now, stepsLookedAt)
          : null;
      if (step === null) return refuse(texts.wrong);
      const minutes = minutesAway(step, now);
      if (minutes !== 0) return refuse(texts.clockAway(minutes));
      const codes = newRecoveryCodes();
      const made: SetUp = { kind: 'made', key, step, codes: [...codes] };
      return done({ codes, ticket: setUpTicket(made, { secret, session, now }) });
    },
    secretly,
  );

  calls.signedIn(
    'POST /secondfactor/renew',
    proofForm,
    async (call) => {
      const { db, session, form, now } = call;
      const account = await ownAccount(call);
      const refusal = await codeProofRefusal(call, account, form, ports);
      if (refusal) return refusal;
      const factor = await secondFactorOf(db, session.userId);
      const codes = newRecoveryCodes();
      const renewed: SetUp = { kind: 'renewed', of: factor?.made_at ?? '', codes: [...codes] };
      return done({ codes, ticket: setUpTicket(renewed, { secret, session, now }) });
    },
    secretly,
  );

  calls.signedIn(
    'POST /secondfactor/keep',
    keepForm,
    async (call) => {
      const { db, session, form, now } = call;
      const account = await ownAccount(call);
      const open = openSetUp(form.ticket, { secret, session, now });
      if (!open || open.setUp.kind === 'begun') return refuse(texts.setUpOver, 'info');
      if (!(await spendTicket(db, open.hash, open.ends))) return refuse(texts.setUpOver, 'info');
      const { setUp } = open;
      if (setUp.kind === 'renewed') {
        const factor = await secondFactorOf(db, account.id);
        if (factor?.made_at !== setUp.of) return refuse(texts.none);
      } else {
        const sealedSecret = sealed(
          secret,
          purposeOf(account),
          Buffer.from(setUp.key, 'base64url'),
        );
        const added = { userId: account.id, sealedSecret, lastStep: setUp.step, now };
        if (!(await addFactor(db, added))) return refuse(texts.there);
        await endCardOf(db, account.id);
      }
      await keepCodes(db, account, setUp.codes);
      await logged(call, setUp.kind);
      await tellOfFactor(db, account, { what: setUp.kind }, config.product);
      return doneWithNotice(texts[setUp.kind]);
    },
    atHome,
  );

  calls.signedIn(
    'POST /secondfactor/end',
    proofForm,
    async (call) => {
      const account = await ownAccount(call);
      const refusal = await codeProofRefusal(call, account, call.form, ports);
      if (refusal) return refusal;
      await endFactor(call.db, account.id);
      await logged(call, 'ended');
      await tellOfFactor(call.db, account, { what: 'ended' }, config.product);
      return doneWithNotice(texts.ended);
    },
    atHome,
  );
}
