-- The sweep looks at the deposits first that were not looked at for the longest time, so that none is left out however
-- many are pending.
alter table cashier.deposit add column looked_at timestamptz;
comment on column cashier.deposit.looked_at is 'When the sweep last asked the gateway how the payment stands';
drop index cashier.deposit_pending;
create index deposit_pending on cashier.deposit (looked_at nulls first, created_at) where status = 'pending';
comment on column cashier.bank_account.account_number_sealed is 'AES-256-GCM under a key in DATA_DIR, bound to the site, the player and the account: 12 bytes of nonce, 16 of tag, the text';
