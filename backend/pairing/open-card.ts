import type { Temporal } from 'temporal-polyfill';
import { mailedPerson } from '../domain/people/mailed-person.queries.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import type { Answer } from '../parts/http/answer.ts';
import type { PublicCall } from '../parts/http/calls.ts';
import { sessionHours } from '../parts/http/open-session.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { isBeyondCards } from '../parts/sessions/factor-demand.queries.ts';
import { lockPerson } from '../parts/sessions/sessions.queries.ts';
import { humanMoment } from '../parts/texts/human-day.ts';
import { deviceIn } from '../session/device.ts';
import { signsInWithin, type SignInPorts } from '../session/signs-in.ts';
import { cardUsedMail } from './card-used-mail.texts.ts';
import { type CardAccount, cardAccount, cardHolder, useCard } from './pairing.queries.ts';
import { pairingEvents } from './pairing.texts.ts';

interface Opening extends Pick<PublicCall<unknown>, 'idempotencyKey' | 'now' | 'userAgent'> {
  readonly hash: Buffer;
  /** The mark that the device sent; '' for none. */
  readonly mark: string;
}

/**
 * Signs in with a card, which is used up by it; null where it opens nothing. In one transaction: a
 * card whose session did not begin has not served. The request that used it up opens the account again.
 */
export const opensCard = (ports: SignInPorts) => {
  const { clock, config } = ports;
  const begin = signsInWithin(ports);

  async function tellOfUse(
    db: Db,
    { home, id: userId, login }: CardAccount,
    device: string,
    now: Temporal.Instant,
  ): Promise<void> {
    await logEvent(
      db,
      { userId, login, home, congregation: home },
      { numberName: null, action: pairingEvents.used },
    );
    const person = await mailedPerson(db, userId);
    if (!person) return;
    const mail = cardUsedMail({ device, at: humanMoment(clock.local(now)), ...config });
    await putInOutbox(db, home, { recipient: person.email, userId, ...mail });
  }

  return async (
    db: Db,
    { hash, mark, now, userAgent, idempotencyKey: key }: Opening,
  ): Promise<Answer | null> => {
    const userId = await cardHolder(db, hash, now);
    if (userId === undefined) return null;
    // Locks the person before the card, as whoever prints one does.
    await lockPerson(db, userId);
    if (await isBeyondCards(db, userId)) return null;
    const use = await useCard(db, { hash, key, now });
    const account = use === null ? undefined : await cardAccount(db, userId);
    if (!account) return null;
    const { home } = account;
    const device = deviceIn(userAgent);
    const call = { now, userAgent, account, congregation: home, mark, toldOtherwise: true };
    const answer = await begin(db, call);
    if (use === 'first') await tellOfUse(db, account, device, now);
    const ends = now.add({ hours: sessionHours });
    return { ...answer, open_until: humanMoment(clock.local(ends)) };
  };
};
