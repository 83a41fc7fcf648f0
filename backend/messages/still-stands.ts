import type { PushKind } from '../domain/messages/put-push.queries.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Db } from '../parts/db/database.ts';
import { onTheSite } from '../parts/db/elsewhere.ts';
import type { MailSubject } from '../parts/mail/mail.queries.ts';
import { manages, type RoleId } from '../parts/permissions/permissions.ts';
import { failingTasks } from './failing.queries.ts';
import { mayKnowOf } from './failing.rules.ts';
import { lateNow } from './late.queries.ts';
import { ended, stillAsked, stillHeld } from './standing.queries.ts';

export type ToldKind = Exclude<PushKind, 'due'>;

export interface Person {
  readonly id: number;
  readonly role_id: RoleId;
}

export interface Moment {
  readonly clock: Clock;
  readonly congregation: number;
  /** Id of the job that sends: that it had failed before is nothing to tell. */
  readonly job?: string;
}

type Rule = (
  db: Db,
  about: MailSubject & { readonly person: Person },
  moment: Moment,
) => Promise<boolean>;

/** Whether a message of that kind is not settled yet and its person may know it: for every way by which it is told (OWN-410). */
export const stillStands = (
  db: Db,
  kind: ToldKind,
  about: Parameters<Rule>[1],
  moment: Moment,
): Promise<boolean> => rules[kind](db, about, moment);

const ofManagers =
  (rule: Rule): Rule =>
  async (db, about, moment) =>
    manages(about.person.role_id) && rule(db, about, moment);

const isHeld: Rule = async (db, { person, histories }) =>
  (await stillHeld(db, person.id, histories)).length > 0;

const rules: Readonly<Record<ToldKind, Rule>> = {
  given: isHeld,
  answer: async (db, about, moment) =>
    about.detail === 'returned granted' ? ended(db, about.histories) : isHeld(db, about, moment),
  request: ofManagers((db, { histories, detail }) => stillAsked(db, histories, detail)),
  overdue: ofManagers(
    async (db, _, { clock }) => (await lateNow(db, clock.today().toString())).length > 0,
  ),
  failure: ofManagers(async (db, { person, detail }, { congregation, job }) => {
    if (!mayKnowOf(detail, person.role_id)) return false;
    const failing = await onTheSite(db, () => failingTasks(db, congregation, job ?? null));
    return failing.includes(detail);
  }),
};
