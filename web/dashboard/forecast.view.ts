import type { CoverageForecastQuery } from '#web/parts/graphql/generated/graphql.ts';

import { forecastTexts as texts } from './forecast.texts.ts';

export type CoverageForecast = NonNullable<CoverageForecastQuery['coverageForecast']>;
type TypeForecast = CoverageForecast['types'][number];

export interface TypeRow {
  readonly type: string;
  readonly covered: string;
  readonly when: string;
  readonly extraExits: string;
}

export interface ForecastView {
  readonly sentence: string;
  /** Empty where a breakdown by type would repeat the sentence. */
  readonly rows: readonly TypeRow[];
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The forecast as one sentence with its range, and by type. */
export function forecastView(forecast: CoverageForecast): ForecastView {
  return {
    sentence: sentenceOf(forecast),
    rows: forecast.types.length > 1 ? forecast.types.map(typeRow) : [],
  };
}

function sentenceOf(forecast: CoverageForecast): string {
  const { state, months, returns, distinct, total, covered, extraExits, missing } = forecast;
  const since = day(forecast.since);
  const until = day(forecast.until);
  if (state === 'empty') return texts.empty;
  if (state === 'covered') return texts.covered(since);
  if (state === 'idle') return texts.idle(months, total - covered, until);

  const ending =
    extraExits === 0
      ? texts.inTime(until)
      : extraExits === null
        ? texts.missing(missing, until)
        : texts.extra(extraExits, until);
  const known = texts.soFar(since, covered, total) + texts.pace(months, returns, distinct);
  if (state === 'slow' || forecast.expected === null) return known + texts.slow + ending;
  return known + texts.forecast(month(forecast.expected), spreadOf(forecast)) + ending;
}

function spreadOf({ earliest, latest }: CoverageForecast): string {
  if (earliest === null) return '';
  if (latest === null) return texts.after(month(earliest));
  return month(earliest) === month(latest) ? '' : texts.between(month(earliest), month(latest));
}

function typeRow(forecast: TypeForecast): TypeRow {
  const { type, state, covered, total, expected, extraExits, missing } = forecast;
  return {
    type,
    covered: texts.coveredShare(number.format(covered), number.format(total)),
    when:
      state === 'covered'
        ? texts.done
        : state === 'idle'
          ? texts.never
          : expected === null
            ? texts.beyond
            : month(expected),
    extraExits:
      extraExits === 0
        ? texts.enough
        : extraExits === null
          ? texts.missingShort(missing)
          : number.format(extraExits),
  };
}

/** A day in words, e.g. 'le 1er septembre'. */
const day = (date: string) => dayFormat.format(new Date(date)).replace(/^1 /u, '1er ');
const month = (date: string) => monthFormat.format(new Date(date));
