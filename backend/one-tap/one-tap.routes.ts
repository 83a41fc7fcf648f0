import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { reprieveTexts } from '../domain/assignment/reprieve.texts.ts';
import { tellManagers } from '../domain/assignment/request-mail.ts';
import { exitTexts } from '../domain/assignment/exit.texts.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { done, doneWithNotice, refuse, type Answer } from '../parts/http/answer.ts';
import { noForm, type Calls, type PublicCall } from '../parts/http/calls.ts';
import { id, text } from '../parts/http/fields.ts';
import { putInOutbox } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';
import { askManager } from './ask-manager.ts';
import { answerMail } from './answer-mail.ts';
import { grantRequest, refuseRequest, type AnswerResult } from './answer-request.ts';
import { dueDateCalendar } from './calendar.ts';
import { dueAssignment } from './calendar.queries.ts';
import { followLink, seeLink } from './follow-link.ts';
import { putPush } from '../domain/messages/put-push.queries.ts';
import { humanDay } from '../parts/texts/human-day.ts';
import type { LinkRefusal } from './one-tap.rules.ts';
import { oneTapTexts } from './one-tap.texts.ts';
import { openRequests } from '../domain/assignment/requests.queries.ts';
import { calendarClaimIn, congregationIn, isCalendarToken } from '../domain/links/tokens.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'lastingSecret'>;
}

const linkForm = z.object({ token: text });
const requestForm = z.object({ request_id: id });
const wishForm = z.object({ history_id: id, action: text });

export function oneTapCalls(calls: Calls, { clock, config }: Ports): void {
  const said = (sentence: string) => withProduct(sentence, config.product);
  const unknownLink = refuse(said(oneTapTexts.unknownLink));
  const noCalendar = refuse(said(oneTapTexts.noCalendar));
  const afterOther = ({ replaced }: { readonly replaced: boolean }) =>
    replaced ? ` ${oneTapTexts.replaced}` : '';
  const wrong = [unknownLink, noCalendar];
  const inPath = { token: ({ path }: PublicCall<unknown>) => path['token'] ?? '', wrong };
  const inForm = {
    token: ({ form }: PublicCall<z.output<typeof linkForm>>) => form.token,
    wrong,
  };
  const refused = (code: LinkRefusal): Answer =>
    code === 'unknownLink' ? unknownLink : refuse(said(oneTapTexts[code]));

  calls.capability('GET /onetap/link/{token}', noForm, inPath, async (call) => {
    const { token = '' } = call.path;
    const congregation = congregationIn(token);
    if (congregation === null) return unknownLink;
    const look = async (db: Db) => {
      const view = await seeLink(db, token, { now: call.now, today: clock.today() });
      if (view.refused) return refused(view.refused);
      const { link, tap } = view;
      return done({
        action: link.action,
        tap,
        number_name: link.numberName,
        return_date: link.dueDate.toString(),
        return_date_human: humanDay(link.dueDate),
      });
    };
    return rolledBackWhenRefused(call.database, congregation, look);
  });

  calls.capability('POST /onetap/link', linkForm, inForm, async (call) => {
    const { token } = call.form;
    const congregation = congregationIn(token);
    if (congregation === null) return unknownLink;
    const follow = async (db: Db) => {
      const followed = await followLink(db, token, { now: call.now, today: clock.today() });
      if (followed.refused) return refused(followed.refused);
      const { link, tap } = followed;
      if (tap !== 'returns') {
        await tellManagers(db, { ...link, kind: link.action }, { congregation, config });
      }
      const message = said(oneTapTexts[tap]) + afterOther(followed);
      return done({ message, message_type: 'success' });
    };
    return rolledBackWhenRefused(call.database, congregation, follow);
  });

  calls.capability('GET /onetap/calendar/{token}', noForm, inPath, async (call) => {
    const { token = '' } = call.path;
    const claim = calendarClaimIn(token);
    if (!claim) return noCalendar;
    const look = async (db: Db) => {
      const due = await dueAssignment(db, claim.historyId);
      if (!due || !isCalendarToken(token, config.lastingSecret, { ...claim, ...due })) {
        return noCalendar;
      }
      const calendar = await dueDateCalendar({ ...claim, ...due, now: call.now }, config);
      return done({ calendar });
    };
    return rolledBackWhenRefused(call.database, claim.congregationId, look);
  });

  calls.signedIn('GET /onetap/requests', noForm, async ({ db }) =>
    done({ requests: await openRequests(db, clock.local(clock.now()).timeZoneId) }),
  );

  calls.signedIn('POST /onetap/ask', wishForm, async ({ db, session, now, form }) => {
    const { history_id: historyId, action } = form;
    const { congregation, userId } = session;
    if (action !== 'month' && action !== 'returned') return refuse(oneTapTexts.unknownWish);
    const asked = await askManager(db, session, { historyId, action }, now);
    if (asked.refused) return refuse(said(oneTapTexts[asked.refused]));
    const request = { kind: action, historyId, numberName: asked.numberName, userId } as const;
    await tellManagers(db, request, { congregation, config });
    const tap = action === 'month' ? 'asksMonth' : 'asksReturn';
    return doneWithNotice(oneTapTexts[tap] + afterOther(asked));
  });

  /** Answer for the manager; also queues the mail to the publisher, if he accepts mails. */
  async function replyAndMail(
    { db, congregation }: { readonly db: Db; readonly congregation: number },
    result: AnswerResult,
    answer: 'granted' | 'refused',
  ): Promise<Answer> {
    if (result.refused) {
      const named = { numberName: '', ...result };
      const sentence = { ...exitTexts, ...reprieveTexts, ...oneTapTexts }[result.refused];
      return refuse(said(sentence).replace('{nn}', () => named.numberName));
    }
    const { request, dueDate } = result;
    const { id: userId, email, subscription } = request.person;
    const { kind, historyId } = request;
    const about = { histories: [historyId], detail: `${kind} ${answer}` };
    await putPush(db, userId, { kind: 'answer', ...about });
    if (email !== null && subscription) {
      const mail = answerMail({ ...request, answer, dueDate }, config);
      await putInOutbox(db, congregation, { recipient: email, userId, ...mail, about });
    }
    if (answer === 'refused') return doneWithNotice(oneTapTexts.refused);
    return doneWithNotice(
      request.kind === 'month'
        ? oneTapTexts.monthGranted.replace('{date}', humanDay(dueDate))
        : oneTapTexts.returnGranted,
    );
  }

  calls.signedIn('POST /onetap/grant', requestForm, async ({ db, session, today, form }) => {
    const context = { db, session, today, dayOf: clock.dayOf };
    const result = await grantRequest(context, form.request_id);
    return replyAndMail({ db, congregation: session.congregation }, result, 'granted');
  });

  calls.signedIn('POST /onetap/refuse', requestForm, async ({ db, session, today, form }) => {
    const context = { db, session, today, dayOf: clock.dayOf };
    const result = await refuseRequest(context, form.request_id);
    return replyAndMail({ db, congregation: session.congregation }, result, 'refused');
  });
}
