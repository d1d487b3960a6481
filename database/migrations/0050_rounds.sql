-- Rounds: the door from the games of providers to the ledger.
create schema rounds;
grant usage on schema rounds to marquee_app;

-- How a provider and the platform reach each other.
create table rounds.provider_connection (
  provider_code text primary key check (provider_code ~ '^[A-Z0-9]{2,16}$'),
  protocol text not null check (protocol in ('hub88')),
  slug text not null unique check (slug ~ '^[a-z0-9-]{2,32}$'),
  base_url text not null,
  operator_id text not null,
  provider_public_key text not null,
  operator_key_name text not null check (operator_key_name ~ '^[a-z0-9-]{2,32}$'),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column rounds.provider_connection.slug is 'The wallet is served under /provider/<slug>/<protocol>';
comment on column rounds.provider_connection.provider_public_key is 'PEM; what the provider signs is verified with it';
comment on column rounds.provider_connection.operator_key_name is 'The key pair in DATA_DIR/keys with which we sign';

-- The name under which a provider knows a player; nothing of the player can be read from it.
create table rounds.provider_player (
  site_id int not null,
  player_id bigint not null,
  provider_code text not null,
  user_id text not null,
  created_at timestamptz not null,
  primary key (site_id, player_id, provider_code),
  unique (provider_code, user_id)
);

create table rounds.game_session (
  site_id int not null,
  player_id bigint not null,
  game_session_id uuid not null,
  session_id uuid not null,
  provider_code text not null,
  user_id text not null,
  game_code text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, player_id, game_session_id)
);
comment on column rounds.game_session.token_hash is 'SHA-256 of the token; the token itself is kept nowhere';
comment on column rounds.game_session.session_id is 'The session of the player that opened it; both end together';

-- What the ledger's operations add up to, a row a round. Written by the projector alone, from the ledger's outbox.
create table rounds.round (
  site_id int not null,
  player_id bigint not null,
  provider_code text not null,
  round_id text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null default 0 check (stake >= 0),
  payout bigint not null default 0,
  bets int not null default 0,
  bets_rolled_back int not null default 0,
  status text not null default 'open' check (status in ('open', 'settled', 'rolled_back')),
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, player_id, provider_code, round_id)
);
comment on column rounds.round.stake is 'Bets less the bets that were rolled back';
comment on column rounds.round.payout is 'Wins less the wins that were rolled back';
create index round_newest on rounds.round (site_id, player_id, opened_at desc, round_id desc);

create table rounds.turnover (
  site_id int not null,
  player_id bigint not null,
  currency text not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  primary key (site_id, player_id, currency)
) with (fillfactor = 70);
comment on table rounds.turnover is 'What a player has staked and been paid, in all; written with the rounds';

grant select on all tables in schema rounds to marquee_app;
grant insert, update on rounds.provider_connection, rounds.round, rounds.turnover to marquee_app;
grant insert on rounds.provider_player, rounds.game_session to marquee_app;
