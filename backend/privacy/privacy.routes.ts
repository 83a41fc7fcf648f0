import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import { refuse } from '../http/answer.ts';
import type { Calls } from '../http/calls.ts';
import { text } from '../http/fields.ts';
import { ownData } from './own-data.ts';
import { ownDataPage } from './own-data.page.ts';
import { ownDataTexts } from './own-data.texts.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product'>;
}

const formatChosen = z.object({ format: text });

export function privacyCalls(calls: Calls, { clock, config: { product } }: Ports): void {
  /** Beyond the contract: one's own data to take along, to read or for a program (issue 7). */
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
