import { z } from 'zod';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';

const histogram = wire.object({
  total: wire.integer,
  campaign_color: wire.text,
  invitation_color: wire.text,
  standard_color: wire.text,
  first_release_date: wire.textOrNull,
  manages: wire.booleanOrFalse,
  territories: wire.list(
    wire.object({
      number_name: wire.text,
      link: wire.text,
      type: wire.text,
      total_output: wire.integer,
      assignments: wire.orNull(
        wire.list(
          wire.object({
            color: wire.text,
            text: wire.text,
            release_date: wire.textOrNull,
            return_date: wire.textOrNull,
          }),
        ),
      ),
      exited: wire.boolean,
      release_date: wire.textOrNull,
      return_date: wire.textOrNull,
      return_date_human: wire.textOrEmpty,
      login: wire.textOrEmpty,
      activity: wire.textOrEmpty,
      no_visited_icon: wire.textOrEmpty,
      no_visited_color: wire.textOrEmpty,
      no_visited_text: wire.textOrEmpty,
      map_link: wire.textOrNull,
      css_class: wire.textOrEmpty,
    }),
  ),
});

const s13Check = wire.object({
  service_years: wire.list(wire.integer),
  unprintable: wire.textOrEmpty,
  odd: wire.list(
    wire.object({
      oddity: z.enum(['returnedBeforeExit', 'overlap', 'outTooLong', 'neverCovered', 'noDate']),
      number_name: wire.text,
      link: wire.text,
      text: wire.text,
    }),
  ),
});

const ofYear = (serviceYear: number | null | undefined) =>
  serviceYear === null || serviceYear === undefined ? '' : `?service_year=${serviceYear}`;

/** REST calls of the histogram and the S-13 (REST-12, REST-13). */
export const histogramRest = (rest: Rest) => ({
  histogram: (month: number, prefilter: boolean, strips: number | null) =>
    rest.read(
      '/territory/histogram',
      {
        month: String(month),
        prefilter: flag(prefilter),
        ...(strips === null ? {} : { strips: String(strips) }),
      },
      histogram,
    ),
  s13Check: (serviceYear: number | null | undefined) =>
    rest.get(`/territory/s13/check${ofYear(serviceYear)}`, s13Check),
  generateS13: (serviceYear: number | null | undefined) =>
    rest.file(`/territory/s13${ofYear(serviceYear)}`),
});
