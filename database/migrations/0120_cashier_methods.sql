-- How a site is paid: methods with fees, words and bank details; deposits that are reviewed by hand, and their proofs.

-- Clearing of a gateway of its own, and the fee of a deposit: the wallet's balance is not touched by it.
insert into ledger.account (code, name, class, normal) values (202, 'clearing_paymongo', 'clearing', 'debit');
insert into ledger.operation_kind (code, name, debit, credit) values (30, 'deposit_fee', null, 140);

alter table cashier.deposit_method
  add column kind text not null default 'gateway' check (kind in ('gateway', 'manual')),
  add column fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  add column instructions jsonb not null default '{}' check (jsonb_typeof(instructions) = 'object'),
  add column pay_to jsonb,
  add check ((kind = 'manual') = (pay_to is not null));
comment on column cashier.deposit_method.fee_percent is 'What the player pays beside the amount, with fee_fixed: rounded down to a hundredth of the unit';
comment on column cashier.deposit_method.instructions is 'What the player is told to do, by language code';
comment on column cashier.deposit_method.pay_to is 'Of a manual method: the bank account of the site, as bank_name, account_name and account_number';

alter table cashier.deposit drop constraint deposit_status_check, drop constraint deposit_check;
alter table cashier.deposit
  add column kind text not null default 'gateway' check (kind in ('gateway', 'manual')),
  add column fee bigint not null default 0 check (fee >= 0),
  add column pay_to jsonb,
  add column reference text,
  add column reason text not null default '',
  add constraint deposit_status_check
    check (status in ('pending', 'review', 'credited', 'failed', 'expired', 'cancelled')),
  add constraint deposit_settled_check check ((status in ('pending', 'review')) = (settled_at is null)),
  add constraint deposit_manual_check check ((kind = 'manual') = (pay_to is not null and reference is not null)),
  add unique (site_id, reference);
comment on column cashier.deposit.fee is 'Paid beside the amount: the gateway is asked for both, the amount is credited, the fee is posted to the fees';
comment on column cashier.deposit.pay_to is 'The bank account of the site as the player was told it';
comment on column cashier.deposit.reference is 'What the player writes into a bank transfer, by which the operator finds it';
comment on column cashier.deposit.reason is 'Why an operator refused it, as the player is told';
create index deposit_newest on cashier.deposit (site_id, player_id, created_at desc);
create index deposit_review on cashier.deposit (created_at) where status in ('pending', 'review') and kind = 'manual';
create index deposit_settled on cashier.deposit (settled_at) where settled_at is not null;

-- What a player showed of a bank transfer. Only an operator reads it; it is never changed.
create table cashier.deposit_proof (
  site_id int not null,
  player_id bigint not null,
  deposit_id uuid not null,
  proof_id uuid not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  content bytea not null,
  source_digest bytea not null,
  created_at timestamptz not null,
  primary key (site_id, player_id, deposit_id, proof_id),
  unique (deposit_id, source_digest),
  foreign key (site_id, player_id, deposit_id) references cashier.deposit
);
create index deposit_proof_digest on cashier.deposit_proof (source_digest);
comment on column cashier.deposit_proof.source_digest is 'SHA-256 of the file as it was sent, by which one that is shown for two deposits is found';

-- Who decided what on a deposit, and why. Never updated, never deleted.
create table cashier.deposit_event (
  site_id int not null,
  player_id bigint not null,
  deposit_id uuid not null,
  event_id uuid not null,
  action text not null check (action in ('approved', 'refused', 'cancelled', 'proof')),
  actor text not null,
  detail text not null default '',
  created_at timestamptz not null,
  primary key (site_id, player_id, deposit_id, event_id)
);

-- What a brand decides for its cashier beside its methods.
create table cashier.site_setting (
  site_id int primary key,
  payout_gateway text not null default 'manual',
  withdrawal_daily_amount bigint check (withdrawal_daily_amount > 0),
  bank_account_wait_hours int not null default 0 check (bank_account_wait_hours between 0 and 720)
);
comment on column cashier.site_setting.payout_gateway is 'The gateway that pays out; manual where the operator does so by hand';
comment on column cashier.site_setting.withdrawal_daily_amount is 'What a player can ask for in one day (UTC); null for no limit';

-- An account that was removed stays with the withdrawals that went to it, and can be registered again.
alter table cashier.bank_account add column removed_at timestamptz,
  drop constraint bank_account_site_id_bank_name_account_number_digest_key,
  add check (removed_at is null or not is_default);
create unique index bank_account_number on cashier.bank_account (site_id, bank_name, account_number_digest)
  where removed_at is null;

alter table cashier.withdrawal
  add column payout_attempt int not null default 0,
  add column looked_at timestamptz,
  add unique (gateway, gateway_payout_id);
comment on column cashier.withdrawal.payout_attempt is 'How many times the gateway was asked to pay; the number is part of the payout''s reference';

alter table cashier.withdrawal_event drop constraint withdrawal_event_action_check;
alter table cashier.withdrawal_event add constraint withdrawal_event_action_check
  check (action in ('requested', 'approved', 'sent', 'payout_failed', 'paid', 'refused'));

grant select on all tables in schema cashier to marquee_app;
grant insert on cashier.deposit_proof, cashier.deposit_event to marquee_app;
grant insert, update on cashier.site_setting to marquee_app;
