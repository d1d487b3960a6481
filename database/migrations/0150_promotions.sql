-- Promotions, the bonuses that come of them, and the VIP standing. Money is in the ledger; what is here says what it is for.

create table rewards.promotion (
  site_id int not null,
  promotion_id uuid not null,
  promotion_code text not null check (promotion_code ~ '^[a-z0-9-]{2,48}$'),
  kind text not null check (kind in ('deposit_match', 'reload', 'no_deposit', 'free_spins', 'cashback')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  position int not null,
  image_url text not null default '',
  words jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  audience text not null default 'all' check (audience in ('all', 'new', 'vip')),
  audience_days int check (audience_days > 0),
  audience_level int check (audience_level >= 0),
  offer jsonb not null,
  bonus_terms jsonb,
  primary key (site_id, promotion_id),
  unique (site_id, promotion_code)
);
comment on column rewards.promotion.words is 'title, summary, body, terms: each by language; the last two are sanitised HTML';
comment on column rewards.promotion.audience_days is 'A player is new for so many days';
comment on column rewards.promotion.audience_level is 'The lowest VIP level';
comment on column rewards.promotion.offer is 'What is given and to whom: percent, amounts, which deposit, how often; see server/rewards/promotions/offer.ts';
comment on column rewards.promotion.bonus_terms is 'What a bonus of it asks for; null where it pays cash. Copied to each bonus';

-- A claim and what came of it. Its terms are those of the moment of the claim.
create table rewards.bonus (
  site_id int not null,
  player_id bigint not null,
  bonus_id uuid not null unique,
  origin_key text not null,
  promotion_id uuid,
  kind text not null check (kind in ('deposit_match', 'reload', 'no_deposit', 'free_spins', 'cashback', 'award')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in
    ('awaiting_deposit', 'queued', 'active', 'completed', 'spent', 'forfeited', 'expired', 'cancelled')),
  offer jsonb not null,
  terms jsonb not null,
  device_key text not null default '',
  phone_key text not null default '',
  deposit_key text,
  deposit bigint not null default 0 check (deposit >= 0),
  amount bigint not null default 0 check (amount >= 0),
  required bigint not null default 0 check (required >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  max_win bigint check (max_win >= 0),
  spins_total int not null default 0,
  converted bigint not null default 0 check (converted >= 0 and (max_win is null or converted <= max_win)),
  forfeited bigint not null default 0 check (forfeited >= 0),
  claimed_at timestamptz not null,
  waits_until timestamptz,
  queued_at timestamptz,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  activated_sequence bigint,
  ended_sequence bigint,
  primary key (site_id, player_id, bonus_id),
  unique (site_id, player_id, origin_key),
  unique (site_id, player_id, deposit_key),
  check ((status in ('awaiting_deposit', 'queued', 'active')) = (ended_at is null)),
  check (status <> 'active' or activated_sequence is not null and expires_at is not null)
);
-- The bonus bucket of a wallet belongs to one bonus at a time.
create unique index bonus_active on rewards.bonus (site_id, player_id) where status = 'active';
create index bonus_open on rewards.bonus (status, site_id, player_id) where status in ('awaiting_deposit', 'queued', 'active');
create index bonus_of_promotion on rewards.bonus (site_id, promotion_id, status);
create index bonus_device on rewards.bonus (site_id, device_key) where device_key <> '';
create index bonus_phone on rewards.bonus (site_id, phone_key) where phone_key <> '';
create index bonus_by_sequence on rewards.bonus (site_id, player_id, activated_sequence) where activated_sequence is not null;
comment on column rewards.bonus.origin_key is 'What it is for; a player has one bonus under it';
comment on column rewards.bonus.device_key is 'The device that the player signed up with; empty where it is not known';
comment on column rewards.bonus.phone_key is 'The last nine digits of his phone';
comment on column rewards.bonus.deposit_key is 'The ledger''s key of the deposit that it was granted for';
comment on column rewards.bonus.wagered is 'Stakes as weighted, less the bets that were rolled back';
comment on column rewards.bonus.activated_sequence is 'The wallet''s version when it became active: the bets after it are under its terms';
comment on column rewards.bonus.ended_sequence is 'The wallet''s version when it ended: the bets up to it were under its terms';

-- What is asked of bonus money that comes from elsewhere, e.g. a mission or a message: such a grant becomes a bonus too.
create table rewards.award_terms (
  site_id int primary key,
  terms jsonb not null
);

-- Bonus money that came to the wallet after its bonus had ended, by a late win or a rolled-back bet.
create table rewards.bonus_residue (
  site_id int not null,
  player_id bigint not null,
  source text not null,
  external_id text not null,
  bonus_id uuid not null,
  amount bigint not null check (amount > 0),
  settled_at timestamptz,
  primary key (site_id, player_id, source, external_id)
);
create index bonus_residue_open on rewards.bonus_residue (site_id, player_id) where settled_at is null;

-- What a player did by day (UTC), from the ledger: for cashback and the VIP's months.
create table rewards.bonus_day (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  day date not null,
  deposits bigint not null default 0,
  stakes bigint not null default 0,
  real_stakes bigint not null default 0,
  real_payouts bigint not null default 0,
  converted bigint not null default 0,
  primary key (site_id, player_id, currency, day)
) with (fillfactor = 70);
create index bonus_day_by_day on rewards.bonus_day (site_id, day);
comment on column rewards.bonus_day.converted is 'Bonus money that became real money';

create table rewards.cashback (
  site_id int not null,
  player_id bigint not null,
  promotion_id uuid not null,
  period_start date not null,
  period_end date not null,
  net_loss bigint not null check (net_loss > 0),
  percent_hundredths int not null,
  amount bigint not null check (amount > 0),
  paid_as text not null check (paid_as in ('cash', 'bonus')),
  created_at timestamptz not null,
  primary key (site_id, player_id, promotion_id, period_start)
);

-- What a level of the ladder (rewards.vip_level) gives and takes to be kept.
create table rewards.vip_benefit (
  site_id int not null,
  level int not null check (level >= 0),
  keep_deposit bigint not null default 0 check (keep_deposit >= 0),
  keep_turnover bigint not null default 0 check (keep_turnover >= 0),
  cashback_hundredths int not null default 0 check (cashback_hundredths between 0 and 10000),
  withdrawal_maximum bigint check (withdrawal_maximum > 0),
  withdrawals_per_day int check (withdrawals_per_day > 0),
  withdrawal_priority int not null default 0,
  birthday_gift bigint not null default 0 check (birthday_gift >= 0),
  primary key (site_id, level)
);

create table rewards.vip_standing (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  level int not null default 0 check (level >= 0),
  deposit bigint not null default 0,
  turnover bigint not null default 0,
  deposits int not null default 0,
  level_since date not null,
  cycle_start date not null,
  primary key (site_id, player_id)
) with (fillfactor = 70);
create index vip_cycle on rewards.vip_standing (cycle_start);
comment on column rewards.vip_standing.deposit is 'Counted towards the ladder: set back to where the lower level begins when the player falls';
comment on column rewards.vip_standing.deposits is 'How many deposits there were';
comment on column rewards.vip_standing.cycle_start is 'The month that is not decided yet';

create table rewards.vip_change (
  site_id int not null,
  player_id bigint not null,
  change_id uuid not null,
  level_before int not null,
  level_after int not null,
  reason text not null check (reason in ('reached', 'cycle')),
  changed_at timestamptz not null,
  primary key (site_id, player_id, change_id)
);

create table rewards.vip_gift (
  site_id int not null,
  player_id bigint not null,
  year int not null,
  amount bigint not null check (amount > 0),
  given_at timestamptz not null,
  primary key (site_id, player_id, year)
);

create table rewards.content_import (
  site_id int not null,
  topic text not null,
  checksum text not null,
  primary key (site_id, topic)
);

-- Whatever makes a bonus active or ends it tells the processes that keep the active ones in memory.
create function rewards.announce_bonus() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('bonus_changed', new.site_id || ' ' || new.player_id);
  return null;
end $$;
create trigger bonus_began after insert on rewards.bonus for each row
  when (new.status = 'active') execute function rewards.announce_bonus();
create trigger bonus_changed after update of status on rewards.bonus for each row
  when (old.status is distinct from new.status and 'active' in (old.status, new.status))
  execute function rewards.announce_bonus();

-- A wallet as it is, locked until the end of the caller's transaction: nothing can be posted to it meanwhile.
create function ledger.lock_wallet(p_site_id int, p_player_id bigint, p_currency text)
returns table ("real" bigint, bonus bigint, token bigint, locked bigint, version bigint)
language sql security definer set search_path = pg_catalog, ledger, pg_temp as $$
  select w."real", w.bonus, w.token, w.locked, w.version from ledger.wallet w
  where w.site_id = p_site_id and w.player_id = p_player_id and w.currency = p_currency for update
$$;
revoke execute on function ledger.lock_wallet, rewards.announce_bonus from public;
grant execute on function ledger.lock_wallet, rewards.announce_bonus to marquee_app;

grant select on all tables in schema rewards to marquee_app;
grant insert, update on rewards.bonus, rewards.bonus_day, rewards.vip_standing to marquee_app;
grant insert on rewards.bonus_residue, rewards.cashback, rewards.vip_change, rewards.vip_gift to marquee_app;
grant update (settled_at) on rewards.bonus_residue to marquee_app;
