-- A second factor beside the password: a time-based code (RFC 6238), or one of ten codes on paper (OWN-390). The secret is
-- sealed with a key that no table holds; `last_step` is the period of the newest code that was accepted: none serves twice.
create table second_factors (
  congregation_id integer not null,
  user_id integer not null,
  sealed_secret bytea not null,
  last_step bigint not null,
  made_at timestamptz not null,
  primary key (congregation_id, user_id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

create table recovery_codes (
  congregation_id integer not null,
  user_id integer not null,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (congregation_id, user_id, code_hash),
  foreign key (congregation_id, user_id) references second_factors (congregation_id, user_id) on delete cascade
);

-- A ticket says that its bearer has given the password, or has been shown what shall be kept. Without a row it is unused.
create table second_factor_tickets (
  congregation_id integer not null references congregations (id) on delete cascade,
  ticket_hash bytea not null check (octet_length(ticket_hash) = 32),
  tries integer not null,
  spent boolean not null default false,
  ends_at timestamptz not null,
  primary key (congregation_id, ticket_hash)
);

alter table second_factors enable row level security;
alter table second_factors force row level security;
create policy tenant on second_factors to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on second_factors to territories_tenant;

alter table recovery_codes enable row level security;
alter table recovery_codes force row level security;
create policy tenant on recovery_codes to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on recovery_codes to territories_tenant;

alter table second_factor_tickets enable row level security;
alter table second_factor_tickets force row level security;
create policy tenant on second_factor_tickets to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on second_factor_tickets to territories_tenant;
