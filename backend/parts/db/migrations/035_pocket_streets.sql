-- A device may tick the streets of one assignment, as often as it wants: such a permission is never marked as used,
-- because that would tell who was there and when.
alter table pocket_permissions
  drop constraint pocket_permissions_action_check,
  add constraint pocket_permissions_action_check check (action in ('returned', 'month', 'streets')),
  add constraint pocket_permissions_ticks_leave_no_trace check (action <> 'streets' or used_at is null);
