import { z } from 'zod';
import {
  bookingNameMaxLength,
  congregationContactMaxLength,
  congregationNameMaxLength,
  forgetNamesPeriods,
  outputNumberMax,
  periodMaxMonths,
  preWarningMaxWeeks,
  reconfirmPeriods,
  territoryGateMax,
  territoryNameMaxLength,
  territoryNoteMaxLength,
  territoryNumberMax,
  typeNameMaxLength,
} from '#schema/limits.ts';
import { label, optionalEmail, text } from '../parts/http/fields.ts';
import { drawingOf } from '#engines/geojson/drawing.ts';
import { mapUrl } from '../domain/territory/territory-creation.fields.ts';
import { newLogin } from '../domain/people/user.fields.ts';
import { roles } from '../parts/permissions/permissions.ts';

/** How an archive holds a table: one JSON line per row, columns under their own names. */
export interface ArchivedTable {
  readonly name: string;
  /** The file has exactly one row. */
  readonly single?: true;
  /** Rows have ids; the archive replaces an id by the line number of its row. */
  readonly keyed?: true;
  /**
   * Sort order by id or day, kept by an import so that exporting an imported congregation gives the
   * same archive.
   */
  readonly orderedBy: readonly string[];
  readonly columns: Readonly<Record<string, z.ZodType>>;
  /** Columns that refer to a row of an earlier table by its line number. */
  readonly references?: Readonly<Record<string, string>>;
  /** Columns that archives of earlier versions lack, and what each stands for there. */
  readonly later?: Readonly<Record<string, unknown>>;
  /** Columns left out of the archive, each with its reason. */
  readonly without?: Readonly<Record<string, string>>;
  /** Batch size, where 500 rows would take too much memory. */
  readonly atOnce?: number;
}

/** Accepts only values that the field stores unchanged. */
const asEntered = (field: z.ZodType) =>
  z.string().refine((value) => {
    const read = field.safeParse(value);
    return read.success && read.data === value;
  });
const filled = (maxLength: number) => asEntered(label(maxLength).refine((value) => value !== ''));
const upTo = (maxLength: number) =>
  asEntered(text).refine((value) => Array.from(value).length <= maxLength);
const between = (least: number, most: number) => z.int().min(least).max(most);
const count = between(0, 2_147_483_647);
const flag = z.boolean();
/** The same bounds as the day field of forms. */
const day = z.iso.date().regex(/^(?:19|2\d)/);
const instant = z.iso.datetime({ offset: true });
const line = z.int().min(1);
const months = between(1, periodMaxMonths);
const colour = z.string().regex(/^#[\da-f]{6}$/i);

const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  zoom: z.number().min(0).max(24),
  geojson_feature: z
    .looseObject({ type: z.literal('FeatureCollection') })
    .transform((map, context) => {
      const drawing = drawingOf(map);
      if (!drawing.refused && drawing.features.length > 0) {
        return { type: map.type, features: drawing.features };
      }
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }),
  updated_at: instant,
};

/** Ordered so that a table refers to earlier ones only; the first row creates the congregation. */
export const archivedTables: readonly ArchivedTable[] = [
  {
    name: 'congregations',
    single: true,
    orderedBy: ['id'],
    columns: {
      name: filled(congregationNameMaxLength),
      contact: upTo(congregationContactMaxLength),
      email_counter: count,
      created_at: instant,
    },
    without: { id: 'the archive is of no site', ground_id: 'a file of this site' },
  },
  {
    name: 'congregation_settings',
    single: true,
    orderedBy: ['congregation_id'],
    columns: {
      standard_period: months,
      campaign_period: months,
      stand_period: months,
      standard_period_before_stood: months,
      campaign_period_before_stood: months,
      pre_warning: between(1, preWarningMaxWeeks),
      sendmail: flag,
      bypass_no_visited: flag,
      restrict_exits: flag,
      restrict_returns: flag,
      restrict_activities: flag,
      online_automatic_return: flag,
      basemap_provider_id: line,
      polygon_line: flag,
      polygon_line_color: colour,
      polygon_line_dash: z.enum(['n', 's', 'm', 'l']),
      polygon_fill_color: colour,
      polygon_fill_opacity: z.literal([0, 0.1, 0.2]),
      build_maps_puzzle: flag,
      forget_names_years: z.literal(forgetNamesPeriods),
      unvisited_reconfirm_years: z.literal(reconfirmPeriods),
      end_map_links: flag,
    },
    later: { unvisited_reconfirm_years: 3, end_map_links: false },
  },
  {
    name: 'setting_activities',
    orderedBy: ['activity_id'],
    columns: { activity_id: line },
  },
  {
    name: 'users',
    keyed: true,
    orderedBy: ['id'],
    columns: {
      login: asEntered(newLogin),
      email: asEntered(optionalEmail).nullable(),
      subscription: flag,
      rgpd_privacy: flag,
      rgpd_forget_me: flag,
      role_id: between(roles.administrator, roles.publisher),
      created_at: instant,
    },
    without: {
      password_hash: 'a file that is lost must open no account',
      token_version: 'no session goes with it',
    },
  },
  {
    name: 'territory_types',
    keyed: true,
    orderedBy: ['id'],
    columns: {
      built_in: flag,
      short_name: filled(typeNameMaxLength),
      long_name: filled(typeNameMaxLength),
    },
    without: { owner: 'computed from the congregation' },
  },
  {
    name: 'territories',
    keyed: true,
    orderedBy: ['id'],
    columns: {
      number: between(1, territoryNumberMax),
      name: filled(territoryNameMaxLength),
      type_id: line,
      gate: between(0, territoryGateMax).nullable(),
      no_visited: flag,
      note: asEntered(label(territoryNoteMaxLength)),
      map_url: asEntered(mapUrl).nullable(),
      version: between(1, 2_147_483_647),
      created_at: instant,
    },
    references: { type_id: 'territory_types' },
    without: {
      type_owner: 'computed from the type',
      no_visited_typed: 'goes with the places, which do not travel; the flag they set does',
    },
  },
  {
    name: 'territory_maps',
    orderedBy: ['territory_id'],
    atOnce: 10,
    columns: { territory_id: line, token: z.string().regex(/^[\w-]{22,64}$/), ...place },
    references: { territory_id: 'territories' },
  },
  {
    name: 'territory_changes',
    orderedBy: ['territory_id', 'version'],
    columns: {
      territory_id: line,
      version: between(1, 2_147_483_647),
      user_id: line.nullable(),
      at: instant,
      fields: z.array(upTo(40)).max(20),
    },
    references: { territory_id: 'territories', user_id: 'users' },
  },
  { name: 'global_maps', orderedBy: ['congregation_id'], columns: place },
  {
    name: 'histories',
    keyed: true,
    orderedBy: ['id'],
    columns: {
      territory_id: line,
      output_number: between(1, outputNumberMax),
      user_id: line.nullable(),
      activity_id: line,
      release_date: day,
      return_date: day.nullable(),
      theoretical_return_date: day,
      reprieve_months: count,
      online: flag,
      created_at: instant,
    },
    references: { territory_id: 'territories', user_id: 'users' },
  },
  {
    name: 'privacy_consents',
    orderedBy: ['user_id', 'version'],
    columns: { user_id: line, version: between(1, 32_767), accepted_at: instant },
    references: { user_id: 'users' },
  },
  {
    name: 'reminders',
    orderedBy: ['history_id', 'due_date', 'kind'],
    columns: {
      history_id: line,
      due_date: day,
      kind: z.enum(['pre_warning', 'late']),
      user_id: line,
      day,
    },
    references: { history_id: 'histories', user_id: 'users' },
    without: { mail_id: 'letters stay behind' },
  },
  {
    name: 'assignment_requests',
    orderedBy: ['history_id', 'kind'],
    columns: {
      history_id: line,
      user_id: line,
      kind: z.enum(['returned', 'month']),
      asked_at: instant,
    },
    references: { history_id: 'histories', user_id: 'users' },
    without: { id: 'nothing refers to it' },
  },
  {
    name: 'bookings',
    keyed: true,
    orderedBy: ['id'],
    columns: {
      name: filled(bookingNameMaxLength),
      type: z.enum(['paper', 'online', 'event']),
    },
  },
  {
    name: 'booking_territories',
    orderedBy: ['booking_id', 'territory_id'],
    columns: { booking_id: line, territory_id: line },
    references: { booking_id: 'bookings', territory_id: 'territories' },
  },
  {
    name: 'event_logs',
    orderedBy: ['id'],
    columns: {
      at: instant,
      user_id: line.nullable(),
      login: upTo(50),
      number_name: upTo(60).nullable(),
      action: upTo(120),
      css_class: z.enum(['', 'row-danger']),
      about_user_id: line.nullable(),
    },
    references: { user_id: 'users', about_user_id: 'users' },
    without: {
      id: 'nothing refers to it',
      away_home: 'a congregation of this site',
      away_user_id: 'an account of another congregation',
    },
  },
];
