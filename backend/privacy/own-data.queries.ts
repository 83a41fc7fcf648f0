import { numberName } from '../domain/assignment/assignment.columns.ts';
import type { Db } from '../parts/db/database.ts';
import { instant } from '../parts/db/instant.ts';
import type { LoggedLine, OwnData } from './own-data.rules.ts';
import { mentions, namesOf } from './personal-texts.queries.ts';
import { isNamed } from '../parts/texts/personal-texts.rules.ts';

type HomeData = Omit<OwnData, 'made_at'>;

/** All data about the person in the congregation of the account, except password hashes. */
export async function homeDataOf(db: Db, userId: number): Promise<HomeData | undefined> {
  const names = await namesOf(db, userId);
  const own = (await db.row<{ own: HomeData }>(selectOwn, [userId, names]))?.own;
  return own && { ...own, bookings: own.bookings.filter(({ name }) => isNamed(name, names)) };
}

const listOf = (fields: string, from: string, order: string) => `(
      select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]')
      from ${from}
    )`;

const ofTheUser = (alias: string) =>
  `${alias}.congregation_id = u.congregation_id and ${alias}.user_id = u.id`;

/** `left join` where a cancelled exit leaves the row behind. */
type Join = 'join' | 'left join';

const territoryOf = (alias: string, join: Join = 'join') => `
      ${join} territories t
        on t.congregation_id = ${alias}.congregation_id
        and t.id = ${alias}.territory_id`;

const assignmentOf = (alias: string, join: Join = 'join') => `
      ${join} histories h
        on h.congregation_id = ${alias}.congregation_id
        and h.id = ${alias}.history_id
      ${territoryOf('h', join)}`;

/** Log lines written by or about the person; other authors are left out. */
const logged = (mine: string, where: string) =>
  listOf(
    `'at', ${instant('e.at')}, 'congregation', c.name, 'territory', e.number_name,
      'action', e.action, 'by_yourself', ${mine}`,
    `event_logs e
      join congregations c on c.id = e.congregation_id
      where e.congregation_id = current_congregation()
        and (${where})`,
    'e.at desc, e.id desc',
  );

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
        where ${ofTheUser('p')}
      )
    ),
    'account_imports', ${listOf(
      `'file', f.file_name, 'at', ${instant('f.at')}, 'before', ic.before`,
      `import_changes ic
      join imports f
        on f.congregation_id = ic.congregation_id
        and f.id = ic.import_id
      where ${ofTheUser('ic')}`,
      'f.at desc',
    )},
    'sessions', ${listOf(
      `'device', s.device, 'new_device', s.new_device, 'began_at', ${instant('s.began_at')}, 'seen_at', ${instant('s.seen_at')}`,
      `sessions s
      where ${ofTheUser('s')}`,
      's.began_at desc',
    )},
    'devices', ${listOf(
      `'until', ${instant('d.ends_at')}`,
      `device_marks d
      where ${ofTheUser('d')}`,
      'd.ends_at desc',
    )},
    'cards', ${listOf(
      `'until', ${instant('k.ends_at')}`,
      `pairing_cards k
      where ${ofTheUser('k')}
        and k.used_key is null`,
      'k.ends_at desc',
    )},
    'passkeys', json_build_object(
      'identifier', (
        select translate(encode(k.handle, 'base64'), '+/=', '-_')
        from passkey_handles k
        where ${ofTheUser('k')}
      ),
      'keys', ${listOf(
        `'name', k.name, 'address', k.rp_id, 'made_at', ${instant('k.made_at')},
        'used_at', ${instant('k.used_at')}`,
        `passkeys k
        where ${ofTheUser('k')}`,
        'k.made_at desc, k.id',
      )}
    ),
    'second_factor', json_build_object(
      'made_at', (
        select ${instant('f.made_at')}
        from second_factors f
        where ${ofTheUser('f')}
      ),
      'codes_left', (
        select count(*)
        from recovery_codes c
        where ${ofTheUser('c')}
      ),
      'demanded_since', (
        select ${instant('d.since')}
        from second_factor_demands d
        where ${ofTheUser('d')}
      ),
      'removed_at', (
        select ${instant('r.removed_at')}
        from second_factor_removals r
        where ${ofTheUser('r')}
      )
    ),
    'messages', json_build_object(
      'choices', ${listOf(
        `'kind', mc.kind, 'mail', mc.mail, 'push', mc.push`,
        `message_choices mc
        where ${ofTheUser('mc')}`,
        'mc.kind',
      )},
      'quiet', ${listOf(
        `'from', q.from_hour, 'until', q.until_hour`,
        `quiet_hours q
        where ${ofTheUser('q')}`,
        'q.from_hour',
      )},
      'devices', ${listOf(
        `'device', ps.device, 'made_at', ${instant('ps.made_at')}`,
        `push_subscriptions ps
        where ${ofTheUser('ps')}`,
        'ps.made_at desc, ps.id',
      )},
      'waiting', ${listOf(
        `'kind', po.kind, 'made_at', ${instant('po.made_at')}`,
        `push_outbox po
        where ${ofTheUser('po')}`,
        'po.id desc',
      )},
      'told', ${listOf(
        `'kind', mt.kind, 'way', mt.way, 'day', mt.told_on`,
        `messages_told mt
        where ${ofTheUser('mt')}`,
        'mt.told_on desc, mt.kind, mt.way, mt.about',
      )}
    ),
    'consents', ${listOf(
      `'version', p.version, 'accepted_at', ${instant('p.accepted_at')}`,
      `privacy_consents p
      where ${ofTheUser('p')}`,
      'p.version desc',
    )},
    'assignments', ${listOf(
      `'territory', ${numberName}, 'activity', a.name, 'released', h.release_date,
      'returned', h.return_date, 'due', h.theoretical_return_date,
      'reprieve_months', h.reprieve_months, 'online', h.online,
      'output_number', h.output_number, 'recorded_at', ${instant('h.created_at')}`,
      `histories h
      ${territoryOf('h')}
      join activities a on a.id = h.activity_id
      where ${ofTheUser('h')}`,
      'h.release_date desc, t.number',
    )},
    'reminders', ${listOf(
      `'territory', ${numberName}, 'kind', m.kind, 'due', m.due_date, 'day', m.day`,
      `reminders m
      ${assignmentOf('m')}
      where ${ofTheUser('m')}`,
      'm.day desc, t.number',
    )},
    'links', ${listOf(
      `'territory', ${numberName}, 'action', l.action, 'expires_at', ${instant('l.expires_at')},
      'used_at', ${instant('l.used_at')}`,
      `one_tap_links l
      ${assignmentOf('l')}
      where ${ofTheUser('l')}`,
      'l.expires_at desc, t.number, l.action',
    )},
    'permissions', ${listOf(
      `'territory', ${numberName}, 'action', p.action, 'expires_at', ${instant('p.expires_at')},
      'used_at', ${instant('p.used_at')}`,
      `pocket_permissions p
      ${assignmentOf('p', 'left join')}
      where ${ofTheUser('p')}`,
      'p.expires_at desc, t.number, p.action',
    )},
    'requests', ${listOf(
      `'territory', ${numberName}, 'kind', q.kind, 'asked_at', ${instant('q.asked_at')}`,
      `assignment_requests q
      ${assignmentOf('q')}
      where ${ofTheUser('q')}`,
      'q.asked_at desc',
    )},
    'imports', ${listOf(
      `'file', f.file_name, 'at', ${instant('f.at')}`,
      `imports f
      where ${ofTheUser('f')}`,
      'f.at desc',
    )},
    'bookings', ${listOf(
      `'name', b.name, 'territories', (
        select coalesce(json_agg(${numberName} order by t.number), '[]')
        from booking_territories bt
        ${territoryOf('bt')}
        where bt.congregation_id = b.congregation_id
          and bt.booking_id = b.id
      )`,
      `bookings b
      where b.congregation_id = u.congregation_id
        and ${mentions('b.name', '$2')}`,
      'b.name',
    )},
    'territory_changes', ${listOf(
      `'territory', ${numberName}, 'at', ${instant('tc.at')}, 'fields', tc.fields`,
      `territory_changes tc
      ${territoryOf('tc')}
      where ${ofTheUser('tc')}`,
      'tc.at desc',
    )},
    'mails', ${listOf(
      `'recipient', m.recipient, 'subject', m.subject, 'written_at', ${instant('m.created_at')},
      'sent_at', ${instant('m.sent_at')}`,
      `mail_outbox m
      where ${ofTheUser('m')}`,
      'm.id desc',
    )},
    'recent_calls', ${listOf(
      `'call', i.call, 'at', ${instant('i.created_at')}`,
      `idempotent_answers i
      where ${ofTheUser('i')}`,
      'i.created_at desc',
    )},
    'logs', ${logged('coalesce(e.user_id = u.id, false)', 'e.user_id = u.id or e.about_user_id = u.id')}
  ) as own
  from users u
  join congregations c on c.id = u.congregation_id
  join roles r on r.id = u.role_id
  where u.congregation_id = current_congregation()
    and u.id = $1`;

/**
 * What a site administrator from the congregation `home` did in the congregation of `db` (B-47).
 */
export async function visitsOf(
  db: Db,
  home: number,
  userId: number,
): Promise<readonly LoggedLine[]> {
  const row = await db.row<{ logs: readonly LoggedLine[] }>(selectVisits, [home, userId]);
  return row?.logs ?? [];
}

const selectVisits = `
  select ${logged('true', 'e.away_home = $1 and e.away_user_id = $2')} as logs`;
