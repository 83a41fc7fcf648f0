import type { Temporal } from 'temporal-polyfill';
import type { ActivityKind, AssignmentPeriods } from '../domain/assignment/period.rules.ts';
import type { Entry } from '../domain/assignment/history.rules.ts';
import type { RoleId } from '../parts/permissions/permissions.ts';

export interface HistoryFacts {
  readonly today: Temporal.PlainDate;
  readonly caller: { readonly userId: number; readonly role: RoleId };
  readonly users: readonly { readonly id: number; readonly login: string }[];
  readonly activities: readonly {
    readonly id: number;
    readonly name: string;
    readonly kind: ActivityKind;
  }[];
  readonly periods: AssignmentPeriods;
  readonly territories: readonly {
    readonly id: number;
    readonly number: number;
    readonly numberName: string;
    readonly booked: boolean;
    readonly entries: readonly Entry[];
  }[];
}
