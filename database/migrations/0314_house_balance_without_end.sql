-- A day's turnover of an account has no largest figure, as a wallet's bucket has: one that would not fit stopped the roll-up of
-- every site.
alter table ledger.house_balance alter column debit type numeric(38, 0), alter column credit type numeric(38, 0);
