import type { Db } from '../parts/db/database.ts';
import type { MessageKind, MessageWay } from '../domain/messages/messages.rules.ts';

export interface MessageChoice {
  readonly kind: MessageKind;
  readonly mail: boolean;
  readonly push: boolean;
}

/** Of a person, in the order of `kinds`. */
export const choicesOf = (
  db: Db,
  userId: number,
  kinds: readonly MessageKind[],
): Promise<readonly MessageChoice[]> => db.rows<MessageChoice>(selectChoices, [userId, kinds]);

const selectChoices = `
  select
    kind,
    wants_message($1, kind, 'mail') as mail,
    wants_message($1, kind, 'push') as push
  from unnest($2::text[]) with ordinality as asked (kind, place)
  order by place`;

export interface MailFacts {
  /** The congregation sends mails by itself. */
  readonly sendmail: boolean;
  readonly subscription: boolean;
  readonly address: boolean;
}

export const mailFactsOf = (db: Db, userId: number): Promise<MailFacts | undefined> =>
  db.row<MailFacts>(selectFacts, [userId]);

const selectFacts = `
  select s.sendmail, u.subscription, u.email is not null as address
  from users u
  join congregation_settings s on s.congregation_id = u.congregation_id
  where u.congregation_id = current_congregation()
    and u.id = $1`;

export interface Choice {
  readonly userId: number;
  readonly kind: MessageKind;
  readonly way: MessageWay;
  readonly wanted: boolean;
}

/** The other way of the kind stays as it is. */
export async function saveChoice(db: Db, { userId, kind, way, wanted }: Choice): Promise<void> {
  const given = (its: MessageWay) => (way === its ? wanted : null);
  await db.rows(upsertChoice, [userId, kind, given('mail'), given('push')]);
}

const upsertChoice = `
  insert into message_choices as c (congregation_id, user_id, kind, mail, push)
  values (current_congregation(), $1, $2, $3, $4)
  on conflict (congregation_id, user_id, kind)
    do update set mail = coalesce($3, c.mail), push = coalesce($4, c.push)`;
