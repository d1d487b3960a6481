-- Nobody locks a player out by trying passwords or asking for codes in their name: what strangers do counts apart.

create index login_attempt_address on players.login_attempt (site_id, ip, created_at desc);
drop index players.login_attempt_account;
create index login_attempt_account on players.login_attempt (site_id, account_id, created_at desc);

-- The addresses that a player has come in from.
create index access_log_known on players.access_log (site_id, account_id, created_at desc)
  where outcome in ('signed_in', 'verified', 'unlocked', 'password_reset');

alter table players.account_code
  add column requested_from inet,
  add column is_from_known boolean not null default false,
  add column foreign_attempts int not null default 0;
comment on column players.account_code.is_from_known is 'Whether the player had come in from the address that asked; such codes have a day''s allowance of their own';
comment on column players.account_code.foreign_attempts is 'Tries from other addresses than the one that asked for the code';
