-- Which backups were made of this database, so that several backends make one a day and the site's administrator sees how old the newest is. Their contents are files; only the site reads this list.
create table backups (
  id bigint generated always as identity primary key,
  kind varchar(9) not null check (kind in ('daily', 'migration', 'manual')),
  made_at timestamptz not null,
  -- Day in the zone of the server.
  day date not null,
  host text not null,
  folder text not null,
  file text not null,
  bytes bigint not null check (bytes > 0),
  encrypted boolean not null
);

alter table backups enable row level security;
alter table backups force row level security;
create policy site on backups to territories_site using (true) with check (true);
grant select, insert, delete on backups to territories_site;
grant usage on sequence backups_id_seq to territories_site;
