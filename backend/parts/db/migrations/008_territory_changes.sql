-- Who saved a territory since a page of it was read, and what, so that nobody's change is overwritten unseen.
alter table territories add column version integer not null default 1;

-- user_id null: that account is gone, or is one of another congregation.
create table territory_changes (
  congregation_id integer not null,
  territory_id integer not null,
  version integer not null,
  user_id integer,
  at timestamptz not null,
  fields text[] not null,
  primary key (congregation_id, territory_id, version),
  foreign key (congregation_id, territory_id) references territories (congregation_id, id) on delete cascade,
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete set null (user_id)
);

alter table territory_changes enable row level security;
alter table territory_changes force row level security;
create policy tenant on territory_changes to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on territory_changes to territories_tenant;
