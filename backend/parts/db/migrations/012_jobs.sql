-- What happens by itself (B-13, B-14): a mail in the outbox asks for its own job within the same transaction, and a reminder is a row, so that there is never a second one for the same day.
create function ask_for_mail_job() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    'mail',
    json_build_object('congregation', new.congregation_id, 'mail', new.id),
    job_key => format('mail:%s:%s', new.congregation_id, new.id),
    max_attempts => 1000
  );
  return null;
end
$$;
revoke execute on function ask_for_mail_job() from public;

create trigger mail_outbox_asks_for_its_job
  after insert on mail_outbox
  for each row
  when (new.sent_at is null)
  execute function ask_for_mail_job();

-- Jobs that have failed and are tried again, or no longer: numbers and codes, never what a mail says.
create function failing_jobs()
  returns table (task text, congregation integer, attempts integer, since timestamptz, error text)
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select
      job.task_identifier::text,
      nullif(split_part(job.key, ':', 2), '')::integer,
      job.attempts::integer,
      job.created_at,
      job.last_error::text
    from graphile_worker.jobs job
    where job.last_error is not null
    order by job.created_at, job.id;
end
$$;
revoke execute on function failing_jobs() from public;
grant execute on function failing_jobs() to territories_site;

-- One for each assignment, theoretical return date and kind. mail_id null: that mail has been tidied away.
create table reminders (
  congregation_id integer not null,
  history_id integer not null,
  due_date date not null,
  kind varchar(11) not null check (kind in ('pre_warning', 'late')),
  user_id integer not null,
  mail_id bigint,
  day date not null,
  primary key (congregation_id, history_id, due_date, kind),
  foreign key (congregation_id, history_id) references histories (congregation_id, id) on delete cascade,
  foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade,
  foreign key (congregation_id, mail_id)
    references mail_outbox (congregation_id, id) on delete set null (mail_id)
);
create index reminders_of_a_day on reminders (congregation_id, user_id, day);
create index reminders_of_a_mail on reminders (congregation_id, mail_id);

alter table reminders enable row level security;
alter table reminders force row level security;
create policy tenant on reminders to territories_tenant
  using (congregation_id = current_congregation())
  with check (congregation_id = current_congregation());
grant select, insert, update, delete on reminders to territories_tenant;
