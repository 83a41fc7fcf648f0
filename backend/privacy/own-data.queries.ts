import { numberName } from '../assignment/assignment.columns.ts';
import type { Db } from '../db/database.ts';
import type { LoggedLine, OwnData } from './own-data.rules.ts';
import { mentions, namesOf } from './personal-texts.queries.ts';
import { isNamed } from './personal-texts.rules.ts';

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

type HomeData = Omit<OwnData, 'made_at'>;

/** All that the person's own congregation knows of the person, but for passwords, which nobody can read. */
export async function homeDataOf(db: Db, userId: number): Promise<HomeData | undefined> {
  const names = await namesOf(db, userId);
  const own = (await db.row<{ own: HomeData }>(selectOwn, [userId, names]))?.own;
  return own && { ...own, bookings: own.bookings.filter(({ name }) => isNamed(name, names)) };
}

/** The lines somebody wrote, or that are about somebody; who else wrote one is that person's affair. */
const logged = (mine: string, where: string) => `
    select coalesce(
      json_agg(
        json_build_object(
          'at', ${instant('e.at')},
          'congregation', c.name,
          'territory', e.number_name,
          'action', e.action,
          'by_yourself', ${mine}
        )
        order by e.at desc, e.id desc
      ),
      '[]'
    )
    from event_logs e
    join congregations c on c.id = e.congregation_id
    where e.congregation_id = current_congregation()
      and (${where})`;

const selectOwn = `
  select json_build_object(
    'account', json_build_object(
      'congregation', c.name,
      'login', u.login,
      'role', r.description,
      'email', u.email,
      'subscription', u.subscription,
      'deletion_requested', u.rgpd_forget_me,
      'created_at', ${instant('u.created_at')},
      'temporary_password_until', (
        select ${instant('p.expires_at')}
        from temporary_passwords p
        where p.congregation_id = u.congregation_id
          and p.user_id = u.id
      )
    ),
    'consents', (
      select coalesce(
        json_agg(
          json_build_object('version', version, 'accepted_at', ${instant('accepted_at')})
          order by version desc
        ),
        '[]'
      )
      from privacy_consents
      where privacy_consents.congregation_id = u.congregation_id
        and privacy_consents.user_id = u.id
    ),
    'assignments', (
      select coalesce(
        json_agg(
          json_build_object(
            'territory', ${numberName},
            'activity', a.name,
            'released', h.release_date,
            'returned', h.return_date,
            'due', h.theoretical_return_date,
            'reprieve_months', h.reprieve_months,
            'online', h.online,
            'output_number', h.output_number,
            'recorded_at', ${instant('h.created_at')}
          )
          order by h.release_date desc, t.number
        ),
        '[]'
      )
      from histories h
      join territories t
        on t.congregation_id = h.congregation_id
        and t.id = h.territory_id
      join activities a on a.id = h.activity_id
      where h.congregation_id = u.congregation_id
        and h.user_id = u.id
    ),
    'requests', (
      select coalesce(
        json_agg(
          json_build_object(
            'territory', ${numberName},
            'kind', q.kind,
            'asked_at', ${instant('q.asked_at')}
          )
          order by q.asked_at desc
        ),
        '[]'
      )
      from assignment_requests q
      join histories h
        on h.congregation_id = q.congregation_id
        and h.id = q.history_id
      join territories t
        on t.congregation_id = h.congregation_id
        and t.id = h.territory_id
      where q.congregation_id = u.congregation_id
        and q.user_id = u.id
    ),
    'imports', (
      select coalesce(
        json_agg(
          json_build_object('file', f.file_name, 'at', ${instant('f.at')})
          order by f.at desc
        ),
        '[]'
      )
      from imports f
      where f.congregation_id = u.congregation_id
        and f.user_id = u.id
    ),
    'bookings', (
      select coalesce(
        json_agg(
          json_build_object(
            'name', b.name,
            'territories', (
              select coalesce(json_agg(${numberName} order by t.number), '[]')
              from booking_territories bt
              join territories t
                on t.congregation_id = bt.congregation_id
                and t.id = bt.territory_id
              where bt.congregation_id = b.congregation_id
                and bt.booking_id = b.id
            )
          )
          order by b.name
        ),
        '[]'
      )
      from bookings b
      where b.congregation_id = u.congregation_id
        and ${mentions('b.name', '$2')}
    ),
    'territory_changes', (
      select coalesce(
        json_agg(
          json_build_object(
            'territory', ${numberName},
            'at', ${instant('tc.at')},
            'fields', tc.fields
          )
          order by tc.at desc
        ),
        '[]'
      )
      from territory_changes tc
      join territories t
        on t.congregation_id = tc.congregation_id
        and t.id = tc.territory_id
      where tc.congregation_id = u.congregation_id
        and tc.user_id = u.id
    ),
    'mails', (
      select coalesce(
        json_agg(
          json_build_object(
            'recipient', m.recipient,
            'subject', m.subject,
            'written_at', ${instant('m.created_at')},
            'sent_at', ${instant('m.sent_at')}
          )
          order by m.id desc
        ),
        '[]'
      )
      from mail_outbox m
      where m.congregation_id = u.congregation_id
        and m.user_id = u.id
    ),
    'recent_calls', (
      select coalesce(
        json_agg(
          json_build_object('call', i.call, 'at', ${instant('i.created_at')})
          order by i.created_at desc
        ),
        '[]'
      )
      from idempotent_answers i
      where i.congregation_id = u.congregation_id
        and i.user_id = u.id
    ),
    'logs', (${logged('coalesce(e.user_id = u.id, false)', 'e.user_id = u.id or e.about_user_id = u.id')})
  ) as own
  from users u
  join congregations c on c.id = u.congregation_id
  join roles r on r.id = u.role_id
  where u.congregation_id = current_congregation()
    and u.id = $1`;

/** What a site administrator did in the congregation that `db` sees, his account being at `home` (B-47). */
export async function visitsOf(
  db: Db,
  home: number,
  userId: number,
): Promise<readonly LoggedLine[]> {
  const row = await db.row<{ logs: readonly LoggedLine[] }>(selectVisits, [home, userId]);
  return row?.logs ?? [];
}

const selectVisits = `
  select (${logged('true', 'e.away_home = $1 and e.away_user_id = $2')}) as logs`;
