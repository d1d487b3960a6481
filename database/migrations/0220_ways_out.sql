-- What an operator may do where a payment or a payout does not come to an end by itself, and what is written down of it.

-- A payout that came back from the bank after it was settled: from the gateway's clearing to the real balance.
insert into ledger.operation_kind (code, name, debit, credit, real_sign) values (31, 'payout_reversal', null, 1, 1);

alter table cashier.withdrawal
  add column returned_at timestamptz,
  add column return_reference text,
  drop constraint withdrawal_status_check,
  add constraint withdrawal_status_check check (status in ('pending', 'paying', 'paid', 'refused', 'returned')),
  add constraint withdrawal_returned_check
    check ((status = 'returned') = (returned_at is not null) and (status = 'returned') = (return_reference is not null));
comment on column cashier.withdrawal.returned_at is 'When an operator noted that the payout had come back, which put the money into the balance again';

alter table cashier.withdrawal_event drop constraint withdrawal_event_action_check;
alter table cashier.withdrawal_event add constraint withdrawal_event_action_check check (action in
  ('requested', 'approved', 'sent', 'unsent', 'payout_failed', 'paid', 'corrected', 'returned', 'refused'));

alter table cashier.deposit
  add column refund_reference text,
  add constraint deposit_refunded_check check (refund_reference is null or status = 'failed');
comment on column cashier.deposit.refund_reference is 'Under which the payment was given back outside; it is never credited after that';

alter table cashier.deposit_event drop constraint deposit_event_action_check;
alter table cashier.deposit_event add constraint deposit_event_action_check check (action in
  ('approved', 'refused', 'cancelled', 'proof', 'corrected', 'refunded'));
