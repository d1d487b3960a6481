-- What each player did in a day of his site, from the ledger's outbox: a rollback stands in the day in which it was made,
-- so that a day that has ended changes no more.
create table rewards.player_day (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  day date not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  deposits bigint not null default 0,
  rewards bigint not null default 0,
  primary key (site_id, player_id, currency, day)
) with (fillfactor = 80);
comment on column rewards.player_day.rewards is 'Cash rewards and bonus granted, less bonus forfeited';
create index player_day_day on rewards.player_day (site_id, day);

-- Referral: the terms of a site, who was sent by whom, and what was earned by it.
create table rewards.referral_program (
  site_id int primary key,
  is_active boolean not null,
  basis text not null check (basis in ('turnover', 'ngr')),
  minimum_claim bigint not null check (minimum_claim >= 0),
  invite_deposit bigint not null check (invite_deposit >= 0),
  invite_turnover bigint not null check (invite_turnover >= 0),
  invite_reward bigint not null check (invite_reward >= 0),
  computed_through date
);
comment on column rewards.referral_program.basis is 'turnover: the friends'' stakes; ngr: their stakes less payouts and rewards, where that is above zero';
comment on column rewards.referral_program.computed_through is 'The last day whose commission was computed';

create table rewards.referral_tier (
  site_id int not null references rewards.referral_program,
  tier int not null check (tier > 0),
  friends int not null check (friends >= 0),
  rate_ppm int not null check (rate_ppm between 0 and 1000000),
  primary key (site_id, tier),
  unique (site_id, friends)
);
comment on column rewards.referral_tier.rate_ppm is 'Millionths of the basis: 2500 is 0.25 %';

create table rewards.referral (
  site_id int not null,
  player_id bigint not null,
  referrer_id bigint not null,
  status text not null check (status in ('joined', 'qualified', 'excluded')),
  reason text not null default '' check (reason in ('', 'self', 'same_device', 'same_phone', 'same_email', 'same_bank')),
  joined_at timestamptz not null,
  qualified_at timestamptz,
  primary key (site_id, player_id),
  foreign key (site_id, player_id) references players.player,
  check ((status = 'excluded') = (reason <> ''))
);
create index referral_referrer on rewards.referral (site_id, referrer_id, joined_at desc);

create table rewards.referral_earning (
  site_id int not null,
  player_id bigint not null,
  friend_id bigint not null,
  kind text not null check (kind in ('commission', 'invite')),
  day date not null,
  basis text not null check (basis in ('turnover', 'ngr', 'invite')),
  base bigint not null,
  rate_ppm int not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  claim_id uuid,
  primary key (site_id, player_id, friend_id, kind, day)
);
comment on column rewards.referral_earning.player_id is 'The referrer, who earns it';
create unique index referral_invite_once on rewards.referral_earning (site_id, player_id, friend_id) where kind = 'invite';
create index referral_unclaimed on rewards.referral_earning (site_id, player_id) where claim_id is null;

create table rewards.referral_claim (
  site_id int not null,
  player_id bigint not null,
  claim_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  primary key (site_id, player_id, claim_id)
);

grant select on rewards.player_day, rewards.referral_program, rewards.referral_tier, rewards.referral,
  rewards.referral_earning, rewards.referral_claim to marquee_app;
grant insert, update on rewards.player_day to marquee_app;
grant update (computed_through) on rewards.referral_program to marquee_app;
grant insert, update (status, reason, qualified_at) on rewards.referral to marquee_app;
grant insert, update (claim_id) on rewards.referral_earning to marquee_app;
grant insert on rewards.referral_claim to marquee_app;
