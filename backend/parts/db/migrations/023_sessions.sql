-- A token belongs to a session, which ends on the server: signed out, removed or changed, it opens nothing (OWN-86).
-- A row lives as long as its token could; no address is kept.
create table sessions (
  congregation_id integer not null,
  id uuid not null,
  user_id integer not null,
  device varchar(60) not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (congregation_id, id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);
create index sessions_of_a_user on sessions (congregation_id, user_id);

alter table sessions enable row level security;
alter table sessions force row level security;
create policy tenant on sessions to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on sessions to territories_tenant;

-- Fingerprints made without a secret could be guessed at: they are made anew (OWN-39).
truncate sign_in_attempts;

-- The notice of many failed attempts to sign in (OWN-88).
alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('password', 'new_user', 'pre_warning', 'late', 'answer', 'attempts'));

-- A territory's type is built in or of its own congregation. The built-in ones have numbers below 10, others begin at 100.
alter table territory_types
  add column owner integer not null generated always as (coalesce(congregation_id, 0)) stored,
  add check ((congregation_id is null) = (id < 10)),
  add unique (owner, id);
alter table territories
  add column type_owner integer not null
    generated always as (case when type_id < 10 then 0 else congregation_id end) stored,
  drop constraint territories_type_id_fkey,
  add foreign key (type_owner, type_id) references territory_types (owner, id);
