-- Cashier: deposits through gateways, bank accounts, withdrawals. The money itself is in the ledger.
create schema cashier;
grant usage on schema cashier to marquee_app;

create table cashier.deposit_method (
  site_id int not null,
  method_code text not null check (method_code ~ '^[a-z0-9_]{2,32}$'),
  gateway text not null,
  position int not null,
  name text not null,
  logo text not null default 'manual.png',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  fee_percent numeric(6, 3) not null default 0 check (fee_percent between 0 and 100),
  quick_amounts bigint[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'inactive')),
  primary key (site_id, method_code),
  check (maximum >= minimum)
);
comment on column cashier.deposit_method.fee_percent is 'What the gateway takes from the player beside the amount, told before he pays';

create table cashier.deposit (
  site_id int not null,
  player_id bigint not null,
  deposit_id uuid not null unique,
  idempotency_key text not null,
  method_code text not null,
  gateway text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  return_url text not null,
  status text not null default 'pending' check (status in ('pending', 'credited', 'failed', 'expired', 'cancelled')),
  gateway_payment_id text,
  payment_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (site_id, player_id, deposit_id),
  unique (site_id, player_id, idempotency_key),
  unique (gateway, gateway_payment_id),
  check ((status = 'pending') = (settled_at is null))
);
create index deposit_pending on cashier.deposit (created_at) where status = 'pending';

-- Each notice of a gateway that was genuine, once.
create table cashier.gateway_event (
  gateway text not null,
  event_id text not null,
  event_type text not null,
  reference text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);

create table cashier.bank_account (
  site_id int not null,
  player_id bigint not null,
  bank_account_id uuid not null,
  bank_name text not null,
  account_name text not null,
  account_number_sealed bytea not null,
  account_number_digest bytea not null,
  account_number_masked text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (site_id, player_id, bank_account_id),
  unique (site_id, bank_name, account_number_digest)
);
create unique index bank_account_default on cashier.bank_account (site_id, player_id) where is_default;
comment on column cashier.bank_account.account_number_sealed is 'AES-256-GCM under a key in DATA_DIR: 12 bytes of nonce, 16 of tag, the text';
comment on column cashier.bank_account.account_number_digest is 'HMAC-SHA256 under another key, by which an account is found again';

create table cashier.withdrawal (
  site_id int not null,
  player_id bigint not null,
  withdrawal_id uuid not null unique,
  idempotency_key text not null,
  bank_account_id uuid not null,
  gateway text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'paying', 'paid', 'refused')),
  reason text not null default '',
  gateway_payout_id text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (site_id, player_id, withdrawal_id),
  unique (site_id, player_id, idempotency_key),
  foreign key (site_id, player_id, bank_account_id) references cashier.bank_account,
  check ((status in ('pending', 'paying')) = (settled_at is null))
);
create index withdrawal_open on cashier.withdrawal (created_at) where status in ('pending', 'paying');
create index withdrawal_newest on cashier.withdrawal (site_id, player_id, created_at desc);
comment on column cashier.withdrawal.status is 'paying: an operator approved it and the gateway was asked; it can no longer be refused';

-- Who decided what, and why. Never updated, never deleted.
create table cashier.withdrawal_event (
  site_id int not null,
  player_id bigint not null,
  withdrawal_id uuid not null,
  event_id uuid not null,
  action text not null check (action in ('requested', 'approved', 'payout_failed', 'paid', 'refused')),
  actor text not null,
  detail text not null default '',
  created_at timestamptz not null,
  primary key (site_id, player_id, withdrawal_id, event_id)
);

create table cashier.turnover_requirement (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  required bigint not null check (required >= 0),
  stake_mark bigint not null,
  primary key (site_id, player_id, currency)
);
comment on table cashier.turnover_requirement is 'What is to be staked before a withdrawal, counted from where the stakes stood';
comment on column cashier.turnover_requirement.stake_mark is 'rounds.turnover.stake when the requirement was last set';

grant select on all tables in schema cashier to marquee_app;
grant insert, update on cashier.deposit_method, cashier.deposit, cashier.bank_account, cashier.withdrawal,
  cashier.turnover_requirement to marquee_app;
grant insert on cashier.gateway_event, cashier.withdrawal_event to marquee_app;
