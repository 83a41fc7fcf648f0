import { manages, type RoleId } from '../../parts/permissions/permissions.ts';

/** What a person can be told, in the order of the page of choices (OWN-405). */
export const messageKinds = [
  'given',
  'soon',
  'late',
  'answer',
  'request',
  'overdue',
  'failure',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** By which way. */
export type MessageWay = 'mail' | 'push';

const managersKinds: readonly MessageKind[] = ['request', 'overdue', 'failure'];

export const kindsFor = (role: RoleId): readonly MessageKind[] =>
  messageKinds.filter((kind) => manages(role) || !managersKinds.includes(kind));
