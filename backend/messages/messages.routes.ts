import { z } from 'zod';
import { kindsFor } from '../domain/messages/messages.rules.ts';
import type { Config } from '../parts/config/config.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag, text } from '../parts/http/fields.ts';
import { Unauthenticated } from '../parts/http/open-session.ts';
import { choicesOf, mailFactsOf, saveChoice } from './messages.queries.ts';
import { mailFault } from './messages.rules.ts';
import { messagesTexts } from './messages.texts.ts';

const choiceForm = z.object({ kind: text, way: text, wanted: flag });

interface Ports {
  readonly config: Pick<Config, 'smtpUrl'>;
}

/** Beyond the contract: what the caller is told, and by which way (OWN-405). */
export function messagesCalls(calls: Calls, { config }: Ports): void {
  calls.signedIn(
    'GET /message/choice/list',
    noForm,
    async ({ db, session }) => {
      const facts = await mailFactsOf(db, session.userId);
      if (!facts) throw new Unauthenticated();
      const choices = await choicesOf(db, session.userId, kindsFor(session.role));
      return done({
        choices: choices.map((one) => ({
          ...one,
          mail_fault: mailFault(one.kind, facts, config.smtpUrl !== undefined),
        })),
      });
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /message/choose',
    choiceForm,
    async ({ db, session, form }) => {
      const kind = kindsFor(session.role).find((one) => one === form.kind);
      const way = (['mail', 'push'] as const).find((one) => one === form.way);
      if (!kind || !way) return refuse(messagesTexts.unknown);
      await saveChoice(db, { userId: session.userId, kind, way, wanted: form.wanted });
      return doneWithNotice(messagesTexts.saved);
    },
    { at: 'home' },
  );
}
