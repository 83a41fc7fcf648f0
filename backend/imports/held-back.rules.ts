import { mapMovedMaxKm } from '#schema/limits.ts';
import { distancesIn, type Distances, type Whereabouts } from './far-away.rules.ts';
import type { Reason } from './imports.rules.ts';
import {
  areasMeet,
  centreOf,
  centresOf,
  hasArea,
  kilometresBetween,
  type Drawing,
  type Place,
} from './map-places.rules.ts';
import { kilometres } from './imports.sentences.ts';

/** What a line would do to the register. */
export interface DoubtedChange {
  readonly line: number;
  /** Null for a new territory. */
  readonly before: {
    readonly id: number;
    readonly map: { readonly features: Drawing } | null;
  } | null;
  readonly fields: readonly string[];
  readonly drawing: Drawing | null;
}

export interface Register extends Whereabouts {
  /** How many territories there are. */
  readonly size: number;
}

/** Degrees. */
const nearZero = 0.05;
const fewChanges = 5;
const shareOfRegister = 0.1;

/**
 * The lines that are held back until they are confirmed, with all reasons: what they do is right only
 * where the file is about this register (OWN-313, B-166).
 */
export function heldBack(
  changes: readonly DoubtedChange[],
  register: Register,
): ReadonlyMap<number, readonly Reason[]> {
  const changed = changes.filter(({ before }) => before !== null).length;
  const many: readonly Reason[] =
    changed >= fewChanges && changed > register.size * shareOfRegister
      ? [{ code: 'heldMany', values: { n: String(changed), all: String(register.size) } }]
      : [];
  const distances = distancesIn(changes, register);
  return new Map(
    changes
      .map((change) => {
        const reasons = [...doubtsAbout(change, distances), ...(change.before ? many : [])];
        return [change.line, reasons] as const;
      })
      .filter(([, reasons]) => reasons.length > 0),
  );
}

function doubtsAbout(change: DoubtedChange, distances: Distances): readonly Reason[] {
  const { before, drawing, fields } = change;
  if (!drawing) return [];
  const old = before?.map?.features ?? null;
  const renamed: readonly Reason[] =
    old !== null && fields.includes('name') ? [{ code: 'heldRenamed' }] : [];
  const misplaced: readonly Reason[] = centresOf(drawing).some(isZero)
    ? [{ code: 'heldZero' }]
    : distances(change);
  if (!hasArea(drawing)) {
    const lost = old !== null && hasArea(old);
    return [...renamed, { code: lost ? 'heldAreaLost' : 'heldPoints' }, ...misplaced];
  }
  return [...renamed, ...(misplaced.length > 0 ? misplaced : moves(old, drawing))];
}

function moves(old: Drawing | null, drawing: Drawing): readonly Reason[] {
  if (!old || !hasArea(old)) return [];
  const moved = kilometresBetween(centreOf(old), centreOf(drawing));
  if (moved > mapMovedMaxKm) return [{ code: 'heldMoved', values: { km: kilometres(moved) } }];
  return areasMeet(old, drawing) ? [] : [{ code: 'heldApart' }];
}

const isZero = ({ longitude, latitude }: Place): boolean =>
  Math.abs(longitude) <= nearZero && Math.abs(latitude) <= nearZero;
