import type { S13Oddity } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

interface WireAssignment {
  readonly color: string;
  readonly text: string;
  readonly release_date?: string | null;
  readonly return_date?: string | null;
}

interface WireTerritory {
  readonly number_name: string;
  readonly link: string;
  readonly type: string;
  readonly total_output: number;
  readonly assignments: readonly WireAssignment[] | null;
  readonly exited: boolean;
  readonly release_date?: string | null;
  readonly return_date: string | null;
  readonly return_date_human: string | null;
  readonly login: string | null;
  readonly activity: string | null;
  readonly no_visited_icon: string | null;
  readonly no_visited_color: string | null;
  readonly no_visited_text: string | null;
  readonly map_link: string | null;
  readonly css_class: string | null;
}

interface WireHistogram {
  readonly total: number;
  readonly campaign_color: string;
  readonly invitation_color: string;
  readonly standard_color: string;
  readonly first_release_date?: string | null;
  readonly territories: readonly WireTerritory[];
}

interface WireCheck {
  readonly service_years: readonly number[];
  readonly unprintable?: string | null;
  readonly odd: readonly {
    readonly oddity: S13Oddity;
    readonly number_name: string;
    readonly link: string;
    readonly text: string;
  }[];
}

const ofYear = (serviceYear: number | null | undefined) =>
  serviceYear === null || serviceYear === undefined ? '' : `?service_year=${serviceYear}`;

/** REST calls of the histogram and the S-13 (REST-12, REST-13). */
export const histogramRest = (rest: Rest) => ({
  histogram: (month: number, prefilter: boolean, strips: number | null) =>
    rest.read<WireHistogram>('/territory/histogram', {
      month: String(month),
      prefilter: flag(prefilter),
      ...(strips === null ? {} : { strips: String(strips) }),
    }),
  s13Check: (serviceYear: number | null | undefined) =>
    rest.get<WireCheck>(`/territory/s13/check${ofYear(serviceYear)}`),
  generateS13: (serviceYear: number | null | undefined) =>
    rest.file(`/territory/s13${ofYear(serviceYear)}`),
});
