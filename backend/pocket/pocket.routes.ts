import { z } from 'zod';
import { congregationIn } from '../domain/links/tokens.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { done, refuse, type Answer } from '../parts/http/answer.ts';
import type { Calls, PublicCall } from '../parts/http/calls.ts';
import { secondsAgo, text } from '../parts/http/fields.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { humanDay } from '../parts/texts/human-day.ts';
import { withProduct } from '../parts/texts/product.ts';
import { doAct, type ActResult } from './do-act.ts';
import { fillPocket } from './fill-pocket.ts';
import { keptAs } from './keep-token.ts';
import { mayKeep } from './pocket.queries.ts';
import type { GroundStreets } from '../domain/streets/ground-streets.ts';
import { streetInWords } from '../domain/streets/streets.texts.ts';
import { doTick, type TickResult } from './do-tick.ts';
import type { Conflict } from './pocket.rules.ts';
import { pocketTexts } from './pocket.texts.ts';

/** Conflicts after which the territory is still the holder's. */
const stillHeld = new Set<Conflict>(['alreadyAsked', 'askedOtherwise', 'dateMoved']);

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product' | 'publicUrl' | 'basemapUrl' | 'lastingSecret'>;
  readonly groundStreets: GroundStreets;
}

const fillForm = z.object({ held: text });
const actForm = z.object({ token: text, seconds_ago: secondsAgo });
const tickForm = z.object({
  token: text,
  street: text,
  side: text,
  state: text,
  seconds_ago: secondsAgo,
});
const checkForm = z.object({ token: text });

export function pocketCalls(calls: Calls, { clock, config, groundStreets }: Ports): void {
  const said = (sentence: string) => withProduct(sentence, config.product);
  const unknown = refuse(said(pocketTexts.unknownPermission));
  const byPermission = {
    token: ({ form }: PublicCall<{ readonly token: string }>) => form.token,
    wrong: [unknown],
  };

  /** Gives a device what it keeps of the caller's territories (OWN-103). */
  calls.signedIn('POST /pocket/fill', fillForm, async ({ db, session, now, today, form }) => {
    await returnWhatIsDueFirst(db, session, today);
    const held = form.held.split(',');
    return done(await fillPocket({ db, session, now, today, config, groundStreets }, held));
  });

  /** Does one act by its permission, without a session (OWN-106). */
  calls.capability('POST /pocket/act', actForm, byPermission, async (call) => {
    const { token, seconds_ago: secondsAgo } = call.form;
    const { idempotencyKey: key, now } = call;
    if (key === null) return refuse(httpTexts.unreadable);
    const congregation = congregationIn(token);
    if (congregation === null) return unknown;
    const act = async (db: Db) =>
      answerOf(await doAct(db, { congregation, token, key, secondsAgo }, { now, clock, config }));
    return rolledBackWhenRefused(call.database, congregation, act);
  });

  /** Ticks a street by the permission of an assignment, without a session (OWN-152). */
  calls.capability('POST /pocket/tick', tickForm, byPermission, async (call) => {
    const { form, now } = call;
    if (call.idempotencyKey === null) return refuse(httpTexts.unreadable);
    const congregation = congregationIn(form.token);
    if (congregation === null) return unknown;
    const tick = async (db: Db) => {
      const result = await doTick(db, form, { now, groundStreets });
      if (result.kind !== 'taken') return answerOf(result);
      const street = streetInWords(form);
      const message = pocketTexts[result.state].replace('{street}', () => street);
      return done({ outcome: 'taken', message, message_type: 'success' });
    };
    return rolledBackWhenRefused(call.database, congregation, tick);
  });

  /** Whether a device may go on keeping what it keeps; `unknown` where this server never let it (OWN-212). */
  calls.public('POST /pocket/check', checkForm, async ({ form, database }) => {
    const kept = keptAs(form.token, config.lastingSecret);
    if (kept === null) return done({ standing: 'unknown' });
    const stands = await database.asTenant(kept.congregation, (db) => mayKeep(db, kept.hash));
    return done({ standing: stands ? 'stands' : 'ended' });
  });

  function answerOf(result: ActResult | Exclude<TickResult, { kind: 'taken' }>): Answer {
    if (result.kind === 'overtaken') {
      return done({
        outcome: 'conflict',
        held: true,
        message: pocketTexts.overtaken,
        message_type: 'warning',
        due_date: null,
        token: null,
        expires_at: null,
      });
    }
    if (result.kind === 'counted') {
      const { effect, countedOn } = result;
      return done({
        outcome: 'counted',
        effect,
        counted_on: countedOn.toString(),
        message: pocketTexts[effect].replace('{date}', humanDay(countedOn)),
        message_type: 'success',
      });
    }
    if (result.kind === 'conflict') {
      const { conflict, on, next } = result;
      return done({
        outcome: 'conflict',
        held: stillHeld.has(conflict),
        message: said(pocketTexts[conflict]).replace('{date}', on ? humanDay(on) : ''),
        message_type: 'warning',
        due_date: next ? (on?.toString() ?? null) : null,
        token: next?.token ?? null,
        expires_at: next?.expiresAt.toString() ?? null,
      });
    }
    if (result.refused === 'unknownPermission') return unknown;
    const sentence = said(pocketTexts[result.refused]);
    return refuse(
      result.refused === 'usedPermission'
        ? sentence.replace('{date}', humanDay(clock.dayOf(result.at)))
        : sentence,
    );
  }
}
