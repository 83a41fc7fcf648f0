-- Passkeys: what a person signs in with instead of a password (OWN-360). Of a key only its public half is here; an
-- authenticator knows the account by a random handle, which stays when keys end, so that a new key replaces an ended one.
create table passkey_handles (
  congregation_id integer not null,
  user_id integer not null,
  handle bytea not null check (octet_length(handle) = 32),
  primary key (congregation_id, user_id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

create table passkeys (
  congregation_id integer not null,
  id uuid not null,
  user_id integer not null,
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The host of the address it was made at, and the only one where it serves.
  rp_id text not null,
  name text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (congregation_id, id),
  unique (congregation_id, credential_id),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

create index passkeys_of_user on passkeys (congregation_id, user_id);

-- A challenge serves once: the hash of one that has served stays until it would have expired.
create table passkey_challenges (
  congregation_id integer not null references congregations (id) on delete cascade,
  challenge_hash bytea not null check (octet_length(challenge_hash) = 32),
  ends_at timestamptz not null,
  primary key (congregation_id, challenge_hash)
);

alter table passkey_handles enable row level security;
alter table passkey_handles force row level security;
create policy tenant on passkey_handles to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on passkey_handles to territories_tenant;

alter table passkeys enable row level security;
alter table passkeys force row level security;
create policy tenant on passkeys to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on passkeys to territories_tenant;

alter table passkey_challenges enable row level security;
alter table passkey_challenges force row level security;
create policy tenant on passkey_challenges to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on passkey_challenges to territories_tenant;
