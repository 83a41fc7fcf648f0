import type pg from 'pg';
import { renewLinksThatEnd } from '../domain/map/map-links.queries.ts';

/**
 * Takes from one congregation what a restore has brought back although it may have ended since
 * (OWN-201): letters that wait with a temporary password or with links, which open nothing any more,
 * and the links of its maps where these end with a return. Reminders are written anew.
 */
export async function endWhatMayHaveEnded(client: pg.Client, congregation: number): Promise<void> {
  await client.query(`select set_config('app.congregation_id', $1, true)`, [String(congregation)]);
  await client.query(deleteRemindersOfLetters);
  await client.query(withdrawLetters);
  await client.query(renewLinksThatEnd);
}

const withAKey = `kind in ('password', 'pre_warning', 'late')`;

const deleteRemindersOfLetters = `
  delete from reminders
  where congregation_id = current_congregation()
    and mail_id in (
      select id
      from mail_outbox
      where congregation_id = current_congregation()
        and sent_at is null
        and ${withAKey}
    )`;

const withdrawLetters = `
  with withdrawn as (
    delete from mail_outbox
    where congregation_id = current_congregation()
      and sent_at is null
      and ${withAKey}
    returning id
  )
  update congregations
  set email_counter = greatest(0, email_counter - (select count(*) from withdrawn)::integer)
  where id = current_congregation()`;
