-- A payout of another amount than was held, or by a gateway that no longer answers: said by one operator, settled once another agrees.
alter table cashier.payout_record
  drop constraint payout_record_what_check,
  add constraint payout_record_what_check check (what in ('paid', 'returned', 'settled')),
  add column amount bigint check (amount > 0),
  add column writes_off boolean not null default false,
  add constraint payout_record_settlement_check check ((what = 'settled') = (amount is not null));
comment on column cashier.payout_record.amount is 'Of a settlement: what left, which may differ from what was held';
comment on column cashier.payout_record.writes_off is 'Of a settlement: the house bears what the balance lacks';
