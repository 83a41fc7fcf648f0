import { randomUUID } from 'node:crypto';
import { mailedPerson } from '../domain/people/mailed-person.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { done, type Answer } from '../parts/http/answer.ts';
import type { PublicCall } from '../parts/http/calls.ts';
import { sessionHours, type Tokens } from '../parts/http/open-session.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { noteDemands } from '../parts/sessions/factor-demand.queries.ts';
import { beginSession, lockPerson } from '../parts/sessions/sessions.queries.ts';
import { humanMoment } from '../parts/texts/human-day.ts';
import { deviceIn } from './device.ts';
import { isNewDevice, keepMark } from './device-marks.queries.ts';
import { markFor, markHash } from './device-marks.ts';
import { newDeviceMail } from './new-device-mail.texts.ts';
import type { AccountRow } from './session.queries.ts';

export interface SignInPorts {
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'> &
    Partial<Pick<Config, 'secondFactorDemanded'>>;
}

interface SignIn extends Pick<PublicCall<unknown>, 'now' | 'userAgent'> {
  readonly account: Pick<AccountRow, 'home' | 'id' | 'rgpd_privacy' | 'token_version'>;
  /** Where the session works; another than the account's own for site administrators alone (B-47). */
  readonly congregation: number;
  /** The mark that the device sent; '' for none. */
  readonly mark: string;
  /** The person is told of this sign-in in another way than as one from a new device. */
  readonly toldOtherwise?: boolean;
  /** A passkey has opened it, which is both factors. */
  readonly byPasskey?: boolean;
}

/**
 * Begins a session of an account whose owner has been recognised, in a transaction of the account's
 * own congregation; the documented answer to a sign-in. A person who signs in on a device for the
 * first time is told by mail, but not of his very first sign-in (OWN-374).
 */
export const signsInWithin =
  ({ tokens, clock, config }: SignInPorts) =>
  async (db: Db, { now, userAgent, account, congregation, mark, ...how }: SignIn) => {
    const { home, id: userId, token_version: version } = account;
    const jti = randomUUID();
    const deviceMark = markFor(mark);
    const hash = markHash({ secret: config.lastingSecret, home, userId, mark: deviceMark });
    const device = deviceIn(userAgent);
    await lockPerson(db, userId);
    const newDevice = await isNewDevice(db, userId, hash, now);
    const ends = now.add({ hours: sessionHours });
    const { byPasskey = false } = how;
    await beginSession(db, { id: jti, userId, device, now, ends, newDevice, byPasskey });
    await noteDemands(db, { bySite: config.secondFactorDemanded ?? false, now, userId });
    await keepMark(db, userId, hash, now);
    const person = newDevice && !how.toldOtherwise ? await mailedPerson(db, userId) : undefined;
    if (person) {
      const at = humanMoment(clock.local(now));
      const mail = newDeviceMail({ device, at, ...config });
      await putInOutbox(db, home, { recipient: person.email, userId, ...mail });
    }
    const token = await tokens.sign({ sub: userId, home, congregation, version, jti });
    return done({ token, rgpd_privacy: account.rgpd_privacy, device_mark: deviceMark });
  };

/** The same, in a transaction of its own. */
export const signsIn = (ports: SignInPorts) => {
  const begin = signsInWithin(ports);
  return ({ database, ...call }: SignIn & Pick<PublicCall<unknown>, 'database'>): Promise<Answer> =>
    database.asTenant(call.account.home, (db) => begin(db, call));
};
