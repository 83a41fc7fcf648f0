import type { Target } from '#machines/imports/import.rules.ts';
import type { ImportKind } from '#schema/generated.ts';

/** The targets of each kind, in the order in which they are offered. */
export const targetsOf: Readonly<Record<ImportKind, readonly Target[]>> = {
  territories: ['number', 'name', 'type', 'gate', 'noVisited', 'note', 'mapUrl', 'boundary', 'map'],
  people: ['login', 'lastName', 'firstName', 'email', 'role'],
  history: ['number', 'login', 'lastName', 'firstName', 'releaseDate', 'returnDate', 'activity'],
};
