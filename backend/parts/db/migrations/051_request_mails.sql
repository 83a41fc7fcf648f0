-- A request of a publisher is told to the managers who accept mails (OWN-253).
alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('password', 'new_user', 'pre_warning', 'late', 'answer', 'request', 'attempts', 'account'));
