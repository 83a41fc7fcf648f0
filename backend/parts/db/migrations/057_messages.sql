-- What a person wants to be told, by which way, and when not (OWN-405). Rows say only where somebody chose otherwise:
-- whoever chooses nothing gets what he got before.
create table message_choices (
  congregation_id integer not null,
  user_id integer not null,
  kind text not null check (kind in ('given', 'soon', 'late', 'answer', 'request', 'overdue', 'failure')),
  mail boolean,
  push boolean,
  primary key (congregation_id, user_id, kind),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

-- Hours of the day between which nothing is shown on a device; the same twice: never quiet.
create table quiet_hours (
  congregation_id integer not null,
  user_id integer not null,
  from_hour smallint not null check (from_hour between 0 and 23),
  until_hour smallint not null check (until_hour between 0 and 23),
  primary key (congregation_id, user_id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

-- A browser that shows a person's messages, by the address that its maker's push service gave it.
create table push_subscriptions (
  congregation_id integer not null,
  id uuid not null,
  user_id integer not null,
  endpoint text not null check (octet_length(endpoint) <= 2000),
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  -- Of the server's key that it was made with: another key cannot send to it.
  key_mark text not null,
  -- The session it was made in, which 'Mes connexions' may end.
  session_id uuid not null,
  device text not null,
  made_at timestamptz not null,
  primary key (congregation_id, id),
  unique (congregation_id, endpoint),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);
create index push_subscriptions_of_user on push_subscriptions (congregation_id, user_id);

-- What waits to be sent to one browser. It holds no text: that is written when it leaves, of what is true then.
create table push_outbox (
  congregation_id integer not null,
  id bigint generated always as identity,
  user_id integer not null,
  subscription_id uuid not null,
  kind text not null check (kind in ('given', 'due', 'answer', 'request', 'overdue', 'failure')),
  histories integer[] not null,
  detail text not null,
  made_at timestamptz not null,
  tries integer not null default 0,
  primary key (congregation_id, id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade,
  foreign key (congregation_id, subscription_id)
    references push_subscriptions (congregation_id, id) on delete cascade
);
create index push_outbox_of_subscription on push_outbox (congregation_id, subscription_id);

-- Within the transaction of what it tells, as a mail (012).
create function ask_for_push_job() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'push',
    json_build_object('congregation', new.congregation_id, 'push', new.id),
    job_key => format('push:%s:%s', new.congregation_id, new.id),
    max_attempts => 1000
  );
  return null;
end
$$;
revoke execute on function ask_for_push_job() from public;

create trigger push_outbox_asks_for_its_job
  after insert on push_outbox
  for each row
  execute function ask_for_push_job();

-- What was told by which way, so that nobody is told twice: an assignment with its due date, a Monday, a day of trouble.
create table messages_told (
  congregation_id integer not null,
  user_id integer not null,
  way text not null check (way in ('mail', 'push')),
  kind text not null check (kind in ('soon', 'late', 'overdue', 'failure')),
  about text not null,
  told_on date not null,
  primary key (congregation_id, user_id, way, kind, about),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

-- Whether a person wants that message by that way; the defaults stand here alone.
create function wants_message(person integer, message text, way text) returns boolean
  language sql stable as $$
  select coalesce(
    (
      select case way when 'mail' then c.mail else c.push end
      from message_choices c
      where c.congregation_id = current_congregation()
        and c.user_id = person
        and c.kind = message
    ),
    case way
      when 'mail' then message in ('soon', 'late', 'answer', 'request')
      else message in ('given', 'soon', 'late', 'answer', 'request')
    end
  )
$$;

alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check check (
  kind in (
    'password', 'new_user', 'pre_warning', 'late', 'answer', 'request', 'attempts', 'account', 'given', 'overdue',
    'failure'
  )
);

alter table message_choices enable row level security;
alter table message_choices force row level security;
create policy tenant on message_choices to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on message_choices to territories_tenant;

alter table quiet_hours enable row level security;
alter table quiet_hours force row level security;
create policy tenant on quiet_hours to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on quiet_hours to territories_tenant;

alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy tenant on push_subscriptions to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on push_subscriptions to territories_tenant;

alter table push_outbox enable row level security;
alter table push_outbox force row level security;
create policy tenant on push_outbox to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on push_outbox to territories_tenant;

alter table messages_told enable row level security;
alter table messages_told force row level security;
create policy tenant on messages_told to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on messages_told to territories_tenant;
