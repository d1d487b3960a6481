-- From when on a payout is overdue, and from when on it can be given up.
alter table cashier.withdrawal add column requested_at timestamptz;
comment on column cashier.withdrawal.requested_at is
  'When the gateway was last asked to make the payout. Asking what became of one does not count';
update cashier.withdrawal w
set requested_at = (
  select max(e.created_at) from cashier.withdrawal_event e
  where e.withdrawal_id = w.withdrawal_id and e.action in ('approved', 'sent'))
where w.status = 'paying';
