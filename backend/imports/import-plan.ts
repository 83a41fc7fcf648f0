import type { Temporal } from 'temporal-polyfill';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { lockTerritories } from '../domain/assignment/territory-lock.queries.ts';
import type { Db } from '../parts/db/database.ts';
import type { Session } from '../parts/http/open-session.ts';
import { roles } from '../domain/people/users.queries.ts';
import { callerOf } from '../domain/people/users.rules.ts';
import { planHistory, type HistoryPlan } from './history-import.rules.ts';
import {
  knownActivities,
  knownPasts,
  knownPeople,
  knownTerritories,
  knownTypes,
  assignmentPeriods,
  registerFacts,
  territoryIds,
} from './import-facts.queries.ts';
import type { ImportRequest, ImportRow } from './imports.rules.ts';
import { planPeople, type PeoplePlan } from './people-import.rules.ts';
import { planTerritories, type TerritoriesPlan } from './territories-import.rules.ts';

export type ImportPlan =
  | ({ readonly kind: 'territories' } & TerritoriesPlan)
  | ({ readonly kind: 'people' } & PeoplePlan)
  | ({ readonly kind: 'history' } & HistoryPlan);

interface PlanContext {
  readonly db: Db;
  readonly session: Session;
  readonly today: Temporal.PlainDate;
}

/** What each line would do now. `lock` keeps others from changing the rows it depends on until the transaction ends. */
export async function planImport(
  { db, session, today }: PlanContext,
  request: ImportRequest,
  lock: boolean,
): Promise<ImportPlan> {
  const { kind, rows, choices } = request;
  if (kind === 'people') {
    const facts = {
      caller: callerOf(session),
      users: await knownPeople(db, lock),
      roles: await roles(db),
    };
    return { kind, ...planPeople(facts, rows, choices) };
  }
  const numbers = numbersIn(rows);
  if (kind === 'history') await returnWhatIsDueFirst(db, session, today);
  if (lock) await lockTerritories(db, await territoryIds(db, numbers));
  const people = await knownPeople(db, false);
  if (kind === 'territories') {
    const facts = {
      users: people.length,
      types: await knownTypes(db),
      territories: await knownTerritories(db, numbers),
      register: await registerFacts(db),
    };
    return { kind, ...planTerritories(facts, request) };
  }
  const facts = {
    today,
    caller: { userId: session.userId, role: session.role },
    users: people,
    activities: await knownActivities(db),
    periods: await assignmentPeriods(db),
    territories: await knownPasts(db, numbers),
  };
  return { kind, ...planHistory(facts, rows, choices) };
}

const numbersIn = (rows: readonly ImportRow[]): readonly number[] => [
  ...new Set(
    rows.flatMap(({ cells }) => (/^\d{1,4}$/.test(cells.number ?? '') ? Number(cells.number) : [])),
  ),
];

/** Number of drawn maps that the file would replace (IMP-03). */
export const mapsReplaced = (plan: ImportPlan): number =>
  plan.kind === 'territories' ? plan.changes.filter((it) => it.replacesMap).length : 0;

/** How many types and people the lines would create. */
export function createdWith(plan: ImportPlan): {
  readonly types: number;
  readonly people: number;
} {
  const types = plan.kind === 'territories' ? plan.changes.map(({ typeId }) => typeId) : [];
  const people = plan.kind === 'history' ? plan.changes.map(({ entry }) => entry.userId) : [];
  return { types: newIn(types), people: newIn(people) };
}

const newIn = (ids: readonly (number | null)[]): number =>
  new Set(ids.filter((id) => id !== null && id < 0)).size;
