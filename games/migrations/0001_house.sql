-- The house provider's own tables. It knows the platform only through the provider protocol, so nothing here refers to
-- the platform's tables, and its role sees this schema only.
--
-- Glossary. Player: the operator's word for a user, or demo:<session> in demo play. Session: one opening of one game.
-- Seed: the server seed in force for one player in one game; its hash is shown before it is used. Round: one bet, the book
-- decided for it, and its one win. Amounts are bigint in 1/100,000 of the currency's unit.

CREATE SCHEMA house;
GRANT USAGE ON SCHEMA house TO marquee_games;

CREATE TABLE house.session (
  session_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the secret in the game's address: reading the table opens no session.
  key_hash bytea NOT NULL UNIQUE,
  player text NOT NULL,
  operator_token text,
  sub_partner_id text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL,
  country text NOT NULL,
  platform text NOT NULL,
  lobby_url text,
  deposit_url text,
  demo_balance bigint CHECK (demo_balance >= 0),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- Demo play has a balance of its own and no token; real play has a token and its money at the operator.
  CHECK ((operator_token IS NULL) = (demo_balance IS NOT NULL))
);

CREATE TABLE house.seed (
  seed_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player text NOT NULL,
  game_code text NOT NULL,
  server_seed bytea NOT NULL CHECK (octet_length(server_seed) = 32),
  client_seed text NOT NULL,
  next_nonce integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz
);
CREATE UNIQUE INDEX seed_in_force ON house.seed (player, game_code) WHERE revealed_at IS NULL;

CREATE TABLE house.free_bet (
  reward_uuid uuid PRIMARY KEY,
  player text NOT NULL,
  sub_partner_id text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  bets_granted integer NOT NULL CHECK (bets_granted > 0),
  bets_used integer NOT NULL DEFAULT 0 CHECK (bets_used BETWEEN 0 AND bets_granted),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
CREATE INDEX free_bet_player ON house.free_bet (player, game_code);

CREATE TABLE house.round (
  round_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE,
  session_id bigint NOT NULL REFERENCES house.session,
  -- Made by the client: a spin sent twice is one round.
  spin_id uuid NOT NULL,
  player text NOT NULL,
  game_code text NOT NULL,
  game_version integer NOT NULL,
  currency text NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  win bigint NOT NULL CHECK (win >= 0),
  reward_uuid uuid REFERENCES house.free_bet,
  seed_id bigint NOT NULL REFERENCES house.seed,
  nonce integer NOT NULL,
  book jsonb NOT NULL,
  -- opened: the bet is on its way, or may be. bet_ok: the bet is taken and the win is owed. settled: the win is
  -- acknowledged. refused: the operator refused the bet, nothing moved. rolling_back: the bet's fate is unknown and its
  -- rollback is owed. rolled_back: the rollback is acknowledged.
  state text NOT NULL CHECK (state IN ('opened', 'bet_ok', 'settled', 'refused', 'rolling_back', 'rolled_back')),
  -- What the player is told of a round that did not come about.
  failure text,
  bet_uuid uuid NOT NULL,
  win_uuid uuid NOT NULL,
  rollback_uuid uuid NOT NULL,
  balance_after_bet bigint,
  balance_after bigint,
  -- The process that carries the round on; another takes it over once that process is gone.
  owner integer NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  UNIQUE (session_id, spin_id),
  CHECK ((state IN ('refused', 'rolling_back', 'rolled_back')) = (failure IS NOT NULL))
);
-- One spin in flight a session, held by the database itself.
CREATE UNIQUE INDEX round_in_flight ON house.round (session_id) WHERE state IN ('opened', 'bet_ok');
CREATE INDEX round_unsettled ON house.round (owner, next_attempt_at) WHERE state IN ('opened', 'bet_ok', 'rolling_back');
CREATE INDEX round_of_player ON house.round (player, game_code, round_id DESC);
CREATE INDEX round_by_time ON house.round (created_at);

GRANT SELECT, INSERT, UPDATE ON house.session, house.seed, house.free_bet, house.round TO marquee_games;
