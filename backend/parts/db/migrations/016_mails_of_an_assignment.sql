-- Removing an assignment looks for its mails: without this, through all there are.
create index mail_outbox_history
  on mail_outbox (congregation_id, history_id)
  where history_id is not null;
