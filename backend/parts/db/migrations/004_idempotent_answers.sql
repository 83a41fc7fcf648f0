-- What a call with an Idempotency-Key answered, so that its repeat is answered without being done again.
create table idempotent_answers (
  congregation_id integer not null references congregations (id) on delete cascade,
  user_id integer not null,
  key uuid not null,
  call varchar(80) not null,
  body_hash bytea not null,
  answer json,
  created_at timestamptz not null,
  primary key (congregation_id, user_id, key)
);
create index idempotent_answers_oldest on idempotent_answers (congregation_id, created_at);

alter table idempotent_answers enable row level security;
alter table idempotent_answers force row level security;
create policy tenant on idempotent_answers to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on idempotent_answers to territories_tenant;
