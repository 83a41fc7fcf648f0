import { z } from 'zod';
import type { PdfPress } from '#engines/paper/pdf-press.ts';
import { userById, userToChange } from '../domain/people/users.queries.ts';
import { callerOf } from '../domain/people/users.rules.ts';
import { congregationName } from '../parts/congregation/congregation.queries.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls, type PublicCall, type SignedInCall } from '../parts/http/calls.ts';
import { id, readId, text } from '../parts/http/fields.ts';
import { isBeyondCards } from '../parts/sessions/factor-demand.queries.ts';
import { humanMoment } from '../parts/texts/human-day.ts';
import type { SignInPorts } from '../session/signs-in.ts';
import { cardClaimIn, cardHash, newCardToken } from './card-token.ts';
import { opensCard } from './open-card.ts';
import { cardUntil, endCard, keepCard } from './pairing.queries.ts';
import { cardDays, cardFor } from './pairing.rules.ts';
import { pairingEvents, pairingTexts, pairingWords } from './pairing.texts.ts';

interface Ports extends SignInPorts {
  readonly press: PdfPress;
}

const userForm = z.object({ user_id: id });
const openForm = z.object({ token: text, device_mark: text });

type About = Pick<SignedInCall<unknown>, 'db' | 'session'>;

/** Beyond the contract: a card on paper that opens its person's account once (OWN-370). */
export function pairingCalls(calls: Calls, ports: Ports): void {
  const { clock, config, press } = ports;
  const secret = config.lastingSecret;
  const opens = opensCard(ports);
  const dead = refuse(pairingTexts.dead, 'info');

  const logged = async (
    { db, session }: About,
    user: { id: number; login: string },
    action: string,
  ) =>
    logEvents(db, authorOf(session), [
      {
        numberName: null,
        action: action.replace('{login}', () => user.login),
        aboutUser: user.id,
      },
    ]);

  /** Until when a card of that person is out (OWN-372). */
  calls.signedIn('GET /pairing/card/{user_id}', noForm, async ({ db, session, now, path }) => {
    const user = await userById(db, readId(path['user_id']));
    const refusal = cardFor(callerOf(session), user);
    if (refusal || !user) return refuse(pairingTexts[refusal ?? 'unknownUser']);
    if (await isBeyondCards(db, user.id)) return refuse(pairingTexts.secondFactor);
    const { timeZoneId } = clock.local(now);
    return done({ until: (await cardUntil(db, user.id, now, timeZoneId)) ?? null });
  });

  /** Makes a card, which replaces the one before (OWN-370). */
  calls.signedInSheet('POST /pairing/print', userForm, async (call) => {
    const { db, session, form, now } = call;
    const user = await userToChange(db, form.user_id);
    const refusal = cardFor(callerOf(session), user);
    if (refusal || !user) return refuse(pairingTexts[refusal ?? 'unknownUser']);
    if (await isBeyondCards(db, user.id)) return refuse(pairingTexts.secondFactor);
    const token = newCardToken(session.congregation);
    const ends = now.add({ hours: 24 * cardDays });
    await keepCard(db, user.id, cardHash(secret, token), ends);
    await logged(call, user, pairingEvents.made);
    const congregation = await congregationName(db);
    return {
      success: true,
      filename: `${pairingTexts.file} ${user.login}.pdf`,
      mime: 'application/pdf',
      make: () =>
        press.draw({
          form: 'pairing',
          words: pairingWords(humanMoment(clock.local(ends))),
          congregation,
          person: user.login,
          address: `${config.publicUrl}/carte#`,
          token,
        }),
    };
  });

  calls.signedIn('POST /pairing/cancel', userForm, async (call) => {
    const user = await userToChange(call.db, call.form.user_id);
    const refusal = cardFor(callerOf(call.session), user);
    if (refusal || !user) return refuse(pairingTexts[refusal ?? 'unknownUser']);
    if (!(await endCard(call.db, user.id))) return refuse(pairingTexts.noCard);
    await logged(call, user, pairingEvents.cancelled);
    return doneWithNotice(pairingTexts.cancelled);
  });

  const inForm = {
    token: ({ form }: PublicCall<z.output<typeof openForm>>) => form.token,
    wrong: [dead],
  };

  /** Signs in; used, replaced, ended and wrong cards are answered alike (OWN-371). */
  calls.capability('POST /pairing/open', openForm, inForm, (call) => {
    const { database, form } = call;
    const claim = cardClaimIn(form.token);
    if (claim === null) return Promise.resolve(dead);
    const opening = { ...call, hash: cardHash(secret, claim.token), mark: form.device_mark };
    return rolledBackWhenRefused(
      database,
      claim.congregation,
      async (db) => (await opens(db, opening)) ?? dead,
    );
  });
}
