import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { flag } from '../parts/http/fields.ts';
import { noteDemands } from '../parts/sessions/factor-demand.queries.ts';
import { beginDemand, demandOf, endDemand, forgetRemoval } from './demand.queries.ts';
import { secondFactorEvents, secondFactorTexts as texts } from './second-factor.texts.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Partial<Pick<Config, 'secondFactorDemanded'>>;
}

const demandForm = z.object({ demanded: flag });

/** Beyond the contract: a congregation demands a second factor of those in charge (OWN-399). */
export function secondFactorDemandCalls(calls: Calls, { clock, config }: Ports): void {
  const bySite = config.secondFactorDemanded ?? false;

  calls.signedIn('GET /secondfactor/demand', noForm, async ({ db, now }) => {
    const demand = await demandOf(db, clock.local(now).timeZoneId);
    return done({ by_site: bySite, ...demand });
  });

  calls.signedIn('POST /secondfactor/demand', demandForm, async ({ db, session, form, now }) => {
    const { demanded } = form;
    const changed = demanded ? await beginDemand(db, now) : await endDemand(db);
    if (!changed) return refuse(demanded ? texts.demandedBefore : texts.notDemanded, 'info');
    await noteDemands(db, { bySite, now });
    const action = demanded ? secondFactorEvents.demanded : secondFactorEvents.demandEnded;
    await logEvent(db, session, { numberName: null, action });
    return doneWithNotice(demanded ? texts.demanded : texts.demandEnded);
  });

  /** The reader has read that somebody else ended his second factor (OWN-402). */
  calls.signedIn(
    'POST /secondfactor/removal/read',
    noForm,
    async ({ db, session }) => {
      await forgetRemoval(db, session.userId);
      return done();
    },
    { at: 'home', unrecorded: true },
  );
}
