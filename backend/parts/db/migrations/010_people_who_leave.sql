-- What is kept of a person is found again when the person leaves (B-48): whom a line of the log is about, who wrote it away from home (B-47), whose mail it is.
alter table event_logs
  add column about_user_id integer,
  add column away_home integer,
  add column away_user_id integer,
  add foreign key (congregation_id, about_user_id)
    references users (congregation_id, id) on delete set null (about_user_id);
create index event_logs_away on event_logs (congregation_id, away_user_id) where away_user_id is not null;

alter table mail_outbox
  add column user_id integer,
  add foreign key (congregation_id, user_id) references users (congregation_id, id) on delete cascade;
