import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { text } from '../parts/http/fields.ts';
import { ownData } from './own-data.ts';
import { ownDataPage } from './own-data.page.ts';
import { ownDataTexts } from './own-data.texts.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product'>;
}

const formatChosen = z.object({ format: text });

export function privacyCalls(calls: Calls, { clock, config: { product } }: Ports): void {
  /** Beyond the contract: exports the caller's data as a page or as JSON (OWN-14). */
  calls.signedInSheet(
    'GET /user/myaccount/export',
    formatChosen,
    async ({ db, session, form: { format }, now }) => {
      if (format !== 'html' && format !== 'json') return refuse(ownDataTexts.unknownFormat);
      const data = await ownData(db, session, now);
      const { timeZoneId: timeZone } = clock.local(now);
      const written =
        format === 'json'
          ? `${JSON.stringify(data, null, 2)}\n`
          : ownDataPage(data, { product, timeZone });
      return {
        success: true,
        filename: `${ownDataTexts.filename}.${format}`,
        mime: format === 'json' ? 'application/json' : 'text/html',
        make: async () => Buffer.from(written),
      };
    },
    { at: 'home' },
  );
}
