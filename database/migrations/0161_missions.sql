-- Missions: what a player does in a day, a week or once, counted from the ledger's outbox, and rewarded once.
create table rewards.mission (
  site_id int not null,
  mission_code text not null check (mission_code ~ '^[a-z0-9-]{2,48}$'),
  position int not null,
  title jsonb not null,
  description jsonb not null,
  period text not null check (period in ('daily', 'weekly', 'once')),
  metric text not null check (metric in ('bets', 'turnover', 'wins', 'deposits', 'deposit_amount', 'sign_in_days',
    'verified_contacts', 'bank_accounts')),
  target bigint not null check (target > 0),
  category text,
  provider_code text,
  game_code text,
  minimum_stake bigint not null default 0 check (minimum_stake >= 0),
  reward_kind text not null check (reward_kind in ('cash', 'bonus', 'token')),
  reward_amount bigint not null check (reward_amount > 0),
  claim_hours int not null default 24 check (claim_hours between 1 and 720),
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  primary key (site_id, mission_code)
);
comment on column rewards.mission.target is 'A count; of turnover and deposit_amount in 1/100,000 of a unit';
comment on column rewards.mission.claim_hours is 'How long after its period a completed mission can still be claimed';

create table rewards.mission_progress (
  site_id int not null,
  player_id bigint not null,
  mission_code text not null,
  period_start timestamptz not null,
  value bigint not null default 0,
  target bigint not null,
  completed_at timestamptz,
  claimed_at timestamptz,
  updated_at timestamptz not null,
  primary key (site_id, player_id, mission_code, period_start),
  foreign key (site_id, mission_code) references rewards.mission
) with (fillfactor = 80);
comment on column rewards.mission_progress.value is 'Below zero where a rollback was counted before its bet';
comment on column rewards.mission_progress.period_start is 'The beginning of the site''s day or week; 1970-01-01Z for a mission that is done once';

grant select on rewards.mission to marquee_app;
grant select, insert on rewards.mission_progress to marquee_app;
grant update (value, target, completed_at, claimed_at, updated_at) on rewards.mission_progress to marquee_app;
