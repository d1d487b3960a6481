-- Leaderboards: scores from the ledger's outbox, a ranking a period, and prizes that are paid once.
create table rewards.leaderboard (
  site_id int not null,
  leaderboard_code text not null check (leaderboard_code ~ '^[a-z0-9-]{2,48}$'),
  position int not null,
  title jsonb not null,
  description jsonb not null,
  period text not null check (period in ('daily', 'weekly', 'range')),
  metric text not null check (metric in ('turnover', 'win_multiplier', 'wins')),
  category text,
  provider_code text,
  minimum_stake bigint not null default 0 check (minimum_stake >= 0),
  minimum_score bigint not null check (minimum_score > 0),
  prizes jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  primary key (site_id, leaderboard_code),
  check (period <> 'range' or coalesce(starts_at < ends_at, false))
);
comment on column rewards.leaderboard.minimum_score is
  'Of turnover in 1/100,000 of a unit, of win_multiplier in ten-thousandths, of wins a count';
comment on column rewards.leaderboard.prizes is '[{"from": rank, "to": rank, "kind": "cash|bonus|token", "amount": minor as text}]';

-- A period that somebody has scored in. Its prizes are those that were promised when it began.
create table rewards.leaderboard_period (
  site_id int not null,
  leaderboard_code text not null,
  period_start timestamptz not null,
  ends_at timestamptz not null,
  prizes jsonb not null,
  minimum_score bigint not null,
  closed_at timestamptz,
  primary key (site_id, leaderboard_code, period_start),
  foreign key (site_id, leaderboard_code) references rewards.leaderboard
);
create index leaderboard_period_open on rewards.leaderboard_period (ends_at) where closed_at is null;

create table rewards.leaderboard_score (
  site_id int not null,
  leaderboard_code text not null,
  period_start timestamptz not null,
  player_id bigint not null,
  score bigint not null,
  reached_at timestamptz not null,
  primary key (site_id, leaderboard_code, period_start, player_id),
  foreign key (site_id, leaderboard_code, period_start) references rewards.leaderboard_period
) with (fillfactor = 80);
create index leaderboard_ranking on rewards.leaderboard_score
  (site_id, leaderboard_code, period_start, score desc, reached_at, player_id);

-- The wins that a board of multipliers was given, so that the next best stands when one is rolled back.
create table rewards.leaderboard_win (
  site_id int not null,
  leaderboard_code text not null,
  period_start timestamptz not null,
  player_id bigint not null,
  source text not null,
  win_id text not null,
  bet_id text not null,
  multiplier bigint not null,
  won_at timestamptz not null,
  primary key (site_id, leaderboard_code, period_start, player_id, source, win_id)
);
create index leaderboard_win_bet on rewards.leaderboard_win (site_id, player_id, source, bet_id);

create table rewards.leaderboard_prize (
  site_id int not null,
  leaderboard_code text not null,
  period_start timestamptz not null,
  rank int not null check (rank > 0),
  player_id bigint not null,
  score bigint not null,
  reward_kind text not null check (reward_kind in ('cash', 'bonus', 'token')),
  reward_amount bigint not null check (reward_amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  paid_at timestamptz,
  primary key (site_id, leaderboard_code, period_start, rank),
  unique (site_id, leaderboard_code, period_start, player_id),
  foreign key (site_id, leaderboard_code, period_start) references rewards.leaderboard_period
);
create index leaderboard_prize_unpaid on rewards.leaderboard_prize (site_id) where paid_at is null;

grant select on rewards.leaderboard, rewards.leaderboard_period, rewards.leaderboard_score, rewards.leaderboard_win,
  rewards.leaderboard_prize to marquee_app;
grant insert, update (closed_at) on rewards.leaderboard_period to marquee_app;
grant insert, update (score, reached_at), delete on rewards.leaderboard_score to marquee_app;
grant insert, delete on rewards.leaderboard_win to marquee_app;
grant insert, update (paid_at) on rewards.leaderboard_prize to marquee_app;
