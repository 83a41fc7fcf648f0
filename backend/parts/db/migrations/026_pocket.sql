-- What a device that keeps its reader's territories may do without a session: one act each, known by
-- the hash of its token alone. What was done by it stays, so that a repeat gets the same receipt.
create table pocket_permissions (
  congregation_id integer not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_id integer not null,
  -- Null once the exit was cancelled.
  history_id integer,
  due_date date not null,
  action varchar(8) not null check (action in ('returned', 'month')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_key uuid,
  effect varchar(10) check (effect in ('returns', 'asksReturn', 'asksMonth')),
  counted_on date,
  check (num_nulls(used_at, used_key, effect, counted_on) in (0, 4)),
  primary key (congregation_id, token_hash),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade,
  foreign key (congregation_id, history_id) references histories (congregation_id, id)
    on delete set null (history_id)
);
create index pocket_permissions_of on pocket_permissions (congregation_id, history_id);
create index pocket_permissions_oldest on pocket_permissions (congregation_id, expires_at);

alter table pocket_permissions enable row level security;
alter table pocket_permissions force row level security;
create policy tenant on pocket_permissions to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on pocket_permissions to territories_tenant;
