-- Free rounds: rounds at a fixed bet that an operator gives a player in one game of a provider. They are not taken from
-- the balance; what they win is cash, or bonus money on the terms of the promotion that gave them.
create table rounds.free_round_grant (
  site_id int not null,
  player_id bigint not null,
  reward_uuid uuid not null,
  provider_code text not null,
  game_code text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  bet bigint not null check (bet > 0),
  rounds int not null check (rounds between 1 and 1000),
  used int not null default 0 check (used between 0 and rounds),
  win_as text not null check (win_as in ('cash', 'bonus')),
  won bigint not null default 0,
  status text not null default 'pending' check (status in ('pending', 'granted', 'cancelled', 'refused')),
  -- Under which the provider knows it; made by the provider.
  provider_reward_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (site_id, player_id, reward_uuid),
  unique (reward_uuid),
  unique (provider_code, provider_reward_id)
);
create index free_round_pending on rounds.free_round_grant (created_at) where status = 'pending';
comment on column rounds.free_round_grant.reward_uuid is 'Made by whoever grants: a grant that is asked for twice is one';

-- The bets and wins that belong to a grant, so that a rollback can tell what it takes back. Removed with their rollback.
create table rounds.free_round_transaction (
  site_id int not null,
  player_id bigint not null,
  provider_code text not null,
  transaction_id text not null,
  reward_uuid uuid not null,
  kind text not null check (kind in ('bet', 'win')),
  amount bigint not null check (amount >= 0),
  primary key (site_id, player_id, provider_code, transaction_id)
);
comment on column rounds.free_round_transaction.amount is 'Of a win: what it paid';

grant select, insert on rounds.free_round_grant, rounds.free_round_transaction to marquee_app;
grant update (used, won, status, provider_reward_id) on rounds.free_round_grant to marquee_app;
grant delete on rounds.free_round_transaction to marquee_app;
