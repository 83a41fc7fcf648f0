-- The letter about a new password or e-mail (OWN-232).
alter table mail_outbox drop constraint mail_outbox_kind_check;
alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('password', 'new_user', 'pre_warning', 'late', 'answer', 'attempts', 'account'));
