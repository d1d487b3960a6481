-- A round is voided by two operators: one asks, another approves.
alter table operators.approval
  drop constraint approval_kind_check,
  add constraint approval_kind_check check (kind in ('withdrawal', 'round_void'));
