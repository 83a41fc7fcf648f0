-- A congregation, or the site, demands a second factor of those in charge (OWN-399). Each of whom it is demanded has a row with
-- the moment since when: a week later a session that a password alone has begun can do nothing but set one up (OWN-400).
create table second_factor_policies (
  congregation_id integer primary key references congregations (id) on delete cascade,
  demanded_at timestamptz not null
);

create table second_factor_demands (
  congregation_id integer not null,
  user_id integer not null,
  since timestamptz not null,
  primary key (congregation_id, user_id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

-- Whose second factor somebody else has ended, until that person has read it (OWN-402).
create table second_factor_removals (
  congregation_id integer not null,
  user_id integer not null,
  removed_at timestamptz not null,
  primary key (congregation_id, user_id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

-- A passkey, which is both factors, has begun the session or was made in it.
alter table sessions add column by_passkey boolean not null default false;

alter table second_factor_policies enable row level security;
alter table second_factor_policies force row level security;
create policy tenant on second_factor_policies to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on second_factor_policies to territories_tenant;

alter table second_factor_demands enable row level security;
alter table second_factor_demands force row level security;
create policy tenant on second_factor_demands to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on second_factor_demands to territories_tenant;

alter table second_factor_removals enable row level security;
alter table second_factor_removals force row level security;
create policy tenant on second_factor_removals to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on second_factor_removals to territories_tenant;
