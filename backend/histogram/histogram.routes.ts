import { z } from 'zod';
import { activityColours } from '../domain/assignment/activity-colours.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import type { Config } from '../parts/config/config.ts';
import { done, refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { flag, idOrNone, text } from '../parts/http/fields.ts';
import { manages } from '../parts/permissions/permissions.ts';
import { histogram } from './histogram.queries.ts';
import { shownSpan } from './histogram.rules.ts';
import { histogramTexts } from './histogram.texts.ts';

interface Ports {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

const spanChosen = z.object({ month: text, prefilter: flag, strips: idOrNone });

export function histogramCalls(calls: Calls, { config }: Ports): void {
  /**
   * Lists territories with their assignments (REST-12, B-18, B-61, B-62). Beyond the contract,
   * `strips` limits the number of territories whose assignments are included; for the others they
   * are null; `manages` says whether the caller hands territories out (OWN-258).
   */
  calls.signedIn('POST /territory/histogram', spanChosen, async ({ db, session, form, today }) => {
    const span = shownSpan(form.month, today);
    if (span.refused) return refuse(histogramTexts[span.refused]);
    await returnWhatIsDueFirst(db, session, today);
    const list = await histogram(db, {
      mapsAddress: `${config.publicUrl}/map/`,
      since: span.since,
      prefilter: form.prefilter,
      strips: form.strips === 0 ? null : form.strips,
      ...dueLimits(today),
    });
    return done({
      ...list,
      manages: manages(session.role),
      campaign_color: activityColours.campaign,
      invitation_color: activityColours.invitation,
      standard_color: activityColours.standard,
    });
  });
}
