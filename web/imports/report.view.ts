import { shownIn, type LineFilter } from '#machines/imports/import.rules.ts';
import type { ImportLine, ImportReport, ImportStatus } from '#schema/generated.ts';

import { withProduct } from '../parts/texts/product.ts';
import { importsTexts as texts } from './imports.texts.ts';

export const importStatuses: readonly ImportStatus[] = [
  'created',
  'updated',
  'ignored',
  'incomplete',
  'doubtful',
  'refused',
];

/** A value before and after; '' where there is none. */
export interface ShownChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a line that is held back waits for. */
export interface Tick {
  readonly label: string;
  readonly checked: boolean;
}

export interface ReportRow {
  readonly line: number;
  readonly status: ImportStatus;
  readonly about: string;
  readonly reason: string;
  readonly holder: string | null;
  readonly changes: readonly ShownChange[];
  /** Of a map that takes the place of another. */
  readonly limitsOf: { readonly territoryId: string; readonly number: string } | null;
  readonly tick: Tick | null;
}

const filters: readonly LineFilter[] = [
  'all',
  'created',
  'updated',
  'incomplete',
  'doubtful',
  'refused',
  'ignored',
];

interface Shown {
  readonly filter: LineFilter;
  readonly confirmed: readonly number[];
}

/**
 * The lines that the filter leaves; a filter that leaves none is none, but doubtful lines that were all
 * confirmed are looked at as changes.
 */
export function reportLines({ lines }: ImportReport, { filter: chosen, confirmed }: Shown) {
  const counted = filters.map((id) => ({
    id,
    count: lines.filter((line) => shownIn(id, line)).length,
  }));
  const some = (filter: LineFilter) => counted.some(({ id, count }) => id === filter && count > 0);
  const instead =
    chosen === 'doubtful' && confirmed.length > 0 && some('updated') ? 'updated' : 'all';
  const filter = some(chosen) ? chosen : instead;
  const ticked = new Set(confirmed);
  const rows = lines
    .filter((line) => shownIn(filter, line))
    .map((line) => rowOf(line, ticked.has(line.line)));
  return { filter, counted: counted.filter(({ id, count }) => id === 'all' || count > 0), rows };
}

/** 'T12' of 'T12 - Rue des Essais'. */
const numberIn = (about: string): string => about.split(' - ', 1)[0] ?? about;

function rowOf(line: ImportLine, checked: boolean): ReportRow {
  const { about, reason, holder, territoryId, confirmable } = line;
  const number = numberIn(about);
  const changes = line.changes.map(({ field, before, after }) => ({
    field,
    label: withProduct(texts.changed[field]),
    before: before ?? '',
    after: after ?? '',
  }));
  const redrawn = changes.some(({ field, before }) => field === 'map' && before !== '');
  return {
    line: line.line,
    status: line.status,
    about,
    reason: reason ?? '',
    holder,
    changes,
    limitsOf: redrawn && territoryId !== null ? { territoryId, number } : null,
    tick: confirmable
      ? { label: texts.confirm[territoryId === null ? 'created' : 'updated'](number), checked }
      : null,
  };
}

export interface HeldLines {
  readonly id: 'updated' | 'created';
  readonly lines: readonly number[];
  readonly tick: Tick;
}

/** The lines that wait to be confirmed: those of territories that exist, and new ones. */
export function heldLines({ lines }: ImportReport, confirmed: readonly number[]) {
  const ticked = new Set(confirmed);
  const held = lines.filter(({ confirmable }) => confirmable);
  const group = (id: HeldLines['id'], some: readonly ImportLine[]): readonly HeldLines[] =>
    some.length === 0
      ? []
      : [
          {
            id,
            lines: some.map(({ line }) => line),
            tick: {
              label: withProduct(texts.confirmAll[id](some.length)),
              checked: some.every(({ line }) => ticked.has(line)),
            },
          },
        ];
  return [
    ...group(
      'updated',
      held.filter(({ territoryId }) => territoryId !== null),
    ),
    ...group(
      'created',
      held.filter(({ territoryId }) => territoryId === null),
    ),
  ];
}

/** All that the file holds is there already. */
export const bringsNothing = ({ lines, words }: ImportReport): boolean =>
  lines.length > 0 && words.length === 0 && lines.every(({ status }) => status === 'ignored');

/** Every line as a file of its own: before and after have one field a line of their cells. */
export function reportTable({ lines }: ImportReport) {
  const cell = (changes: readonly ShownChange[], side: 'before' | 'after') =>
    changes.map((change) => texts.changedTo(change.label, change[side])).join('\n');
  return {
    heads: [texts.line, texts.status, texts.about, texts.reason, texts.before, texts.after],
    rows: lines.map((line) => {
      const { changes, reason, about, status } = rowOf(line, false);
      return [
        line.line,
        texts.statuses[status],
        about,
        reason,
        cell(changes, 'before'),
        cell(changes, 'after'),
      ];
    }),
  };
}
