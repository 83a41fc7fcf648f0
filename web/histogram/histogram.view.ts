import type { SnapshotFrom } from 'xstate';

import { histogramMonths } from '#schema/limits.ts';
import type { s13Machine } from '#machines/histogram/s13.machine.ts';
import type {
  HistogramQuery,
  S13CheckQuery,
  Severity,
} from '#web/parts/graphql/generated/graphql.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import type { Option } from '../parts/fields/combobox.view.ts';
import { axisOf, dayNumber, type Axis } from './axis.ts';
import { s13Texts } from './histogram.texts.ts';
import type { Span, Years } from './span.address.ts';

export type Histogram = NonNullable<HistogramQuery['histogram']>;
export type HistogramTerritory = Histogram['territories'][number];
export type Kind = 'standard' | 'campaign' | 'invitation';

export interface Segment {
  /** From 0, the first day shown, to 1, today. */
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  readonly color: string;
  readonly text: string;
}

export interface Strip {
  /** False until the assignments of the row are loaded. */
  readonly arrived: boolean;
  /** Oldest first. */
  readonly segments: readonly Segment[];
  /** Where the blue bar begins that runs to the end; null when the territory is in (HIST-09). */
  readonly outFrom: number | null;
}

export type Colours = Pick<Histogram, 'campaignColor' | 'invitationColor' | 'standardColor'>;

interface Shown extends Pick<Span, 'month'> {
  /** Years of the whole history that are seen; null for all of it. */
  readonly years?: Years | null;
  readonly room?: number | undefined;
}

/** The axis of the months chosen, or of the whole history or its last years (OWN-116). */
export function histogramAxis(
  firstReleaseDate: string | null,
  { month, years = null, room }: Shown,
  today: string,
): Axis {
  if (month < histogramMonths.unlimited) return axisOf(monthsBefore(today, month), today, room);
  const latest = monthsBefore(today, 12);
  const whole = firstReleaseDate !== null && firstReleaseDate < latest ? firstReleaseDate : latest;
  const zoomed = years === null ? whole : monthsBefore(today, 12 * years);
  return axisOf(zoomed > whole ? zoomed : whole, today, room);
}

/** Months back as the server counts them: at most to the last day of the month (B-61). */
function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay)));
  return date.toISOString().slice(0, 10);
}

export function stripOf(row: HistogramTerritory, axis: Axis, colours: Colours): Strip {
  const assignments = row.assignments ?? [];
  const count = assignments.length;
  const place = (date: string) => within((dayNumber(date) - axis.from) / (axis.to - axis.from));
  return {
    arrived: row.assignments !== null,
    segments: assignments
      .map(({ color, text, releaseDate, returnDate }, newest) => ({
        // Segments without dates are spread evenly, in order.
        from: releaseDate === null ? 1 - (newest + 1) / count : place(releaseDate),
        to: releaseDate === null ? 1 - newest / count : returnDate === null ? 1 : place(returnDate),
        kind: kindOf(color, colours),
        color,
        text,
      }))
      // Rows of the previous span stay until those of the new one are loaded.
      .filter(({ to }) => to > 0)
      .toReversed(),
    outFrom: row.exited ? (row.releaseDate === null ? 0 : place(row.releaseDate)) : null,
  };
}

const within = (share: number) => Math.min(Math.max(share, 0), 1);

function kindOf(color: string, { campaignColor, invitationColor }: Colours): Kind {
  if (color === campaignColor) return 'campaign';
  return color === invitationColor ? 'invitation' : 'standard';
}

/** Index of the segment at `at`, or of the nearest one within reach. */
export function segmentAt({ segments }: Strip, at: number): number | null {
  const reach = 0.02;
  let nearest: number | null = null;
  let least = reach;
  for (const [index, { from, to }] of segments.entries()) {
    const distance = Math.max(from - at, at - to, 0);
    if (distance < least || (distance === 0 && least === 0)) {
      nearest = index;
      least = distance;
    }
  }
  return nearest;
}

export function messageOf({ message, messageType }: Pick<Histogram, 'message' | 'messageType'>): {
  readonly text: string;
  readonly severity: Severity;
} | null {
  return message === null || message === '' ? null : { text: message, severity: messageType };
}

export function s13View(snapshot: SnapshotFrom<typeof s13Machine>) {
  return {
    choosing: snapshot.matches('choosing'),
    canGenerate: snapshot.can({ type: 'generate', serviceYear: null }),
    generating: snapshot.hasTag('busy'),
    problem: problemView(snapshot.context.problem),
  };
}

export interface Check {
  readonly state: 'checking' | 'checked' | 'unknown';
  /** Empty where the backend does not list them. */
  readonly serviceYears: readonly number[];
  readonly odd: NonNullable<S13CheckQuery['s13Check']>['odd'];
  /** A sentence on names that the sheet cannot print; '' without any. */
  readonly unprintable: string;
}

/** The current year is the empty option: the server knows which one it is. */
export const yearOptions = (serviceYears: readonly number[]): readonly Option[] => {
  const [present, ...earlier] = serviceYears;
  return [
    { id: '', name: present === undefined ? s13Texts.present : s13Texts.year(present) },
    ...earlier.map((year) => ({ id: String(year), name: s13Texts.year(year) })),
  ];
};

export const yearOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));
