-- The ledger: the only writer of money. Amounts are bigint in 1/100,000 of a currency's unit.
--
-- `marquee_app` may read the tables and execute the functions, and nothing else. The functions that write run as the
-- owner with a fixed search_path. Foreign keys to other domains are left out on purpose: a player's rows are reached by
-- (site_id, player_id) alone, so that the ledger can be moved to a cluster of its own or be sharded by player.
create schema ledger;
revoke all on schema ledger from public;
grant usage on schema ledger to marquee_app;

-- The chart of accounts and the kinds, as server/ledger/accounts.ts has them.
create table ledger.account (
  code smallint primary key,
  name text not null unique,
  class text not null check (class in ('player', 'revenue', 'cost', 'liability', 'clearing')),
  normal text not null check (normal in ('debit', 'credit'))
);
insert into ledger.account (code, name, class, normal) values
  (1, 'player_real', 'player', 'credit'),
  (2, 'player_bonus', 'player', 'credit'),
  (3, 'player_token', 'player', 'credit'),
  (4, 'player_locked', 'player', 'credit'),
  (100, 'gaming', 'revenue', 'credit'),
  (110, 'bonus_cost', 'cost', 'debit'),
  (120, 'token_issue', 'cost', 'debit'),
  (130, 'jackpot', 'liability', 'credit'),
  (140, 'fees', 'cost', 'debit'),
  (150, 'adjustments', 'cost', 'debit'),
  (200, 'clearing_sandbox', 'clearing', 'debit'),
  (201, 'clearing_manual', 'clearing', 'debit');

-- The movement of a kind: debit → credit, null where the request names the clearing account. For the two kinds that are
-- split over real and bonus it is that of the real part; the signs say what the first and the second part do to a bucket.
create table ledger.operation_kind (
  code smallint primary key,
  name text not null unique,
  debit smallint references ledger.account,
  credit smallint references ledger.account,
  real_sign smallint not null default 0,
  bonus_sign smallint not null default 0,
  token_sign smallint not null default 0,
  locked_sign smallint not null default 0,
  second_bonus_sign smallint not null default 0
);
insert into ledger.operation_kind
  (code, name, debit, credit, real_sign, bonus_sign, token_sign, locked_sign, second_bonus_sign) values
  (1, 'deposit', null, 1, 1, 0, 0, 0, 0),
  (2, 'bet', 1, 100, -1, 0, 0, 0, -1),
  (3, 'win', 100, 1, 1, 0, 0, 0, 1),
  -- A rollback moves as the other one of bet and win does.
  (4, 'rollback', null, null, 0, 0, 0, 0, 0),
  (5, 'withdrawal_hold', 1, 4, -1, 0, 0, 1, 0),
  (6, 'withdrawal_payout', 4, null, 0, 0, 0, -1, 0),
  (7, 'withdrawal_return', 4, 1, 1, 0, 0, -1, 0),
  (8, 'adjustment_credit', 150, 1, 1, 0, 0, 0, 0),
  (9, 'adjustment_debit', 1, 150, -1, 0, 0, 0, 0),
  (10, 'bonus_grant', 110, 2, 0, 1, 0, 0, 0),
  (11, 'bonus_forfeit', 2, 110, 0, -1, 0, 0, 0),
  (12, 'bonus_convert', 2, 1, 1, -1, 0, 0, 0),
  (13, 'cash_reward', 110, 1, 1, 0, 0, 0, 0),
  (14, 'token_grant', 120, 3, 0, 0, 1, 0, 0),
  (15, 'token_spend', 3, 120, 0, 0, -1, 0, 0),
  (16, 'tombstone', null, null, 0, 0, 0, 0, 0);

-- One row a player and currency. It is the balance and the player's lock; nothing that changes is indexed, so that an
-- update stays on its page.
create table ledger.wallet (
  site_id int not null,
  player_id bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  "real" bigint not null default 0 check ("real" >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  token bigint not null default 0 check (token >= 0),
  locked bigint not null default 0 check (locked >= 0),
  version bigint not null default 0,
  status text not null default 'active' check (status in ('active', 'no_bets', 'closed')),
  limited boolean not null default false,
  opened_at timestamptz not null default now(),
  primary key (site_id, player_id, currency)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
comment on column ledger.wallet.version is 'The sequence of the newest operation that moved money';
comment on column ledger.wallet.limited is 'Whether the player has limits: only then are they looked up and counted';

-- Every accepted request under the key of its caller; it acts once, for ever, and so is not partitioned by time.
-- Read in the order of xact_id it is also the outbox: see ledger.outbox.
create table ledger.operation (
  site_id int not null,
  player_id bigint not null,
  source text not null,
  external_id text not null,
  kind smallint not null,
  request_hash uuid,
  currency text not null,
  amount bigint not null check (amount >= 0),
  real_amount bigint not null default 0 check (real_amount >= 0),
  bonus_amount bigint not null default 0 check (bonus_amount >= 0),
  sequence bigint,
  reference text,
  round_id text,
  game_code text,
  meta jsonb,
  posted_at timestamptz not null,
  xact_id xid8 not null,
  primary key (site_id, player_id, source, external_id)
) with (autovacuum_analyze_scale_factor = 0.05);
create index operation_order on ledger.operation (xact_id);
comment on column ledger.operation.request_hash is 'The first 128 bits of the SHA-256 of the request; null for a tombstone';
comment on column ledger.operation.real_amount is 'What moved in or out of the real bucket: of a bet, its split of funds';
comment on column ledger.operation.sequence is 'Null where nothing moved';

-- What was undone (a bet or win by a rollback) or settled (a hold by its payout or return), and by which operation.
create table ledger.closure (
  site_id int not null,
  player_id bigint not null,
  source text not null,
  external_id text not null,
  closed_by text not null,
  primary key (site_id, player_id, source, external_id)
) with (autovacuum_analyze_scale_factor = 0.05);

-- One row is one debit and one credit of one amount: it cannot be unbalanced. Never updated, never deleted.
create table ledger.posting (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  sequence bigint not null,
  leg smallint not null,
  kind smallint not null,
  debit smallint not null,
  credit smallint not null check (credit <> debit),
  amount bigint not null check (amount > 0),
  real_after bigint not null,
  bonus_after bigint not null,
  token_after bigint not null,
  locked_after bigint not null,
  posted_at timestamptz not null,
  xact_id xid8 not null,
  source text not null,
  external_id text not null,
  primary key (site_id, player_id, currency, sequence, leg, posted_at)
) partition by range (posted_at);
comment on column ledger.posting.real_after is 'The bucket after the whole operation, in each of its legs';

-- The house's accounts by day, added up in the background: a house row that every bet updates would be the one place
-- that the whole platform waits for.
create table ledger.house_balance (
  site_id int not null,
  account smallint not null,
  currency text not null,
  period date not null,
  debit bigint not null,
  credit bigint not null,
  primary key (site_id, account, currency, period)
);
create table ledger.roll_up_state (
  only_row boolean primary key default true check (only_row),
  position xid8 not null
);
insert into ledger.roll_up_state (position) values ('0');

-- Hashes over ranges of operations with their postings, each block holding the one before.
create table ledger.journal_block (
  block_id bigint primary key,
  after_xact xid8 not null,
  through_xact xid8 not null,
  postings int not null,
  leaf_hashes bytea not null,
  previous_hash bytea not null,
  block_hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp(),
  check (after_xact < through_xact)
);
comment on column ledger.journal_block.leaf_hashes is 'The SHA-256 of each row in turn, 32 bytes each';

-- The player's own limits, and what was used of them by the hour. Both are empty for a player without limits.
create table ledger.player_limit (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  limit_kind text not null check (limit_kind in ('deposit', 'loss', 'wager')),
  limit_window text not null check (limit_window in ('24h', '7d', '30d')),
  amount bigint not null check (amount >= 0),
  set_at timestamptz not null default now(),
  primary key (site_id, player_id, currency, limit_kind, limit_window)
);
create table ledger.usage (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  hour timestamptz not null,
  deposits bigint not null default 0,
  stakes bigint not null default 0,
  payouts bigint not null default 0,
  primary key (site_id, player_id, currency, hour)
);

create table ledger.outbox_consumer (
  consumer text primary key,
  position xid8 not null
);

-- Rows of money stay as they were written, also for the owner of the tables.
create function ledger.refuse_change() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  raise exception 'ledger.% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end $$;
-- A row trigger on the partitioned table is also on each of its partitions; one for TRUNCATE has to be made for each.
create trigger append_only before update or delete on ledger.posting for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.operation for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.closure for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.journal_block for each row execute function ledger.refuse_change();
create trigger no_delete before delete on ledger.wallet for each row execute function ledger.refuse_change();
create trigger no_truncate before truncate on ledger.posting for each statement execute function ledger.refuse_change();
create trigger no_truncate before truncate on ledger.operation for each statement execute function ledger.refuse_change();
create trigger no_truncate before truncate on ledger.closure for each statement execute function ledger.refuse_change();
create trigger no_truncate before truncate on ledger.journal_block for each statement execute function ledger.refuse_change();
create trigger no_truncate before truncate on ledger.wallet for each statement execute function ledger.refuse_change();

-- Make the partitions of this month and of the p_months_ahead next ones, in UTC; answers the names of those made now.
create function ledger.ensure_partitions(p_months_ahead int default 3) returns setof text
language plpgsql security definer set search_path = pg_catalog, ledger as $$
declare
  v_month timestamp;
  v_name text;
begin
  if p_months_ahead not between 0 and 24 then raise exception 'p_months_ahead is from 0 to 24'; end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger.ensure_partitions', 0));
  for i in 0..p_months_ahead loop
    v_month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => i);
    v_name := 'posting_' || to_char(v_month, 'YYYYMM');
    if to_regclass('ledger.' || v_name) is not null then continue; end if;
    execute format(
      'create table ledger.%I partition of ledger.posting for values from (%L) to (%L) with (autovacuum_analyze_scale_factor = 0.05)',
      v_name, v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
    execute format(
      'create trigger no_truncate before truncate on ledger.%I for each statement execute function ledger.refuse_change()',
      v_name);
    return next v_name;
  end loop;
end $$;
select ledger.ensure_partitions();

grant select on all tables in schema ledger to marquee_app;
