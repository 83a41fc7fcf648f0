-- Which version of the privacy rules somebody accepted, and when (PRIV-05); what was accepted before the rules had versions counts as the first.
create table privacy_consents (
  congregation_id integer not null,
  user_id integer not null,
  version smallint not null check (version > 0),
  accepted_at timestamptz not null default now(),
  primary key (congregation_id, user_id, version),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

alter table event_logs no force row level security;
insert into privacy_consents (congregation_id, user_id, version, accepted_at)
select congregation_id, user_id, 1, min(at)
from event_logs
where user_id is not null
  and action = 'Règles de confidentialité acceptées'
group by congregation_id, user_id;
alter table event_logs force row level security;

alter table privacy_consents enable row level security;
alter table privacy_consents force row level security;
create policy tenant on privacy_consents to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on privacy_consents to territories_tenant;

-- After how many years the history forgets who had a territory; 0: never.
alter table congregation_settings
  add column forget_names_years smallint not null default 0 check (forget_names_years in (0, 3, 5, 10));
