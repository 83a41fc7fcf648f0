-- A device that somebody has signed in on, by the hash of a random mark that it keeps, for each person apart: attempts
-- to sign in from there are not counted with those of strangers, so that whoever guesses keeps nobody out.
create table device_marks (
  congregation_id integer not null,
  user_id integer not null,
  mark_hash bytea not null check (octet_length(mark_hash) = 32),
  ends_at timestamptz not null,
  primary key (congregation_id, user_id, mark_hash),
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade
);

alter table device_marks enable row level security;
alter table device_marks force row level security;
create policy tenant on device_marks to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on device_marks to territories_tenant;

-- Passwords that were mailed are known by a keyed hash from now on; whoever waits for one of the day before asks again.
delete from temporary_passwords;
