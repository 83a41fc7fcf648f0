import { addMonths } from '#machines/parts/calendar/calendar.rules.ts';

import { restBandTexts as texts } from './rest-band.texts.ts';

/** How long a territory that is in has rested by `today`, in bands to choose from; days as yyyy-mm-dd (OWN-285). */
export function restBand(returnDate: string | null, today: string): string {
  if (returnDate === null) return texts.never;
  if (returnDate <= addMonths(today, -12)) return texts.year;
  return returnDate <= addMonths(today, -6) ? texts.half : texts.less;
}
