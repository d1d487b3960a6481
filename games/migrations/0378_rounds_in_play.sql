-- Rounds that wait for their player, and what was said to the operator of each.
--
-- Glossary. Wager: what beside its amount a player stakes on; null for a slot, which has no choice. Action: what a player does in a
-- round in play. Step: how many actions came before. Transaction: one movement of money that the operator is asked for, under a
-- uuid of its own; asked again it counts once.

-- bet_ok said what had been; closing says what is under way, and a round in play has its bet taken too.
ALTER TABLE house.round DROP CONSTRAINT round_state_check;
DROP INDEX house.round_in_flight, house.round_unsettled;
UPDATE house.round SET state = 'closing' WHERE state = 'bet_ok';
ALTER TABLE house.round
  -- opened: the bet is on its way, or may be. in_play: the bet is taken, and the round waits for the player. closing: it is decided,
  -- and what it pays is owed. settled: that is acknowledged. refused: the operator refused the bet, nothing moved. rolling_back: the
  -- bet is given back, because its fate is unknown or its player did not return. rolled_back: that is acknowledged.
  ADD CONSTRAINT round_state_check
    CHECK (state IN ('opened', 'in_play', 'closing', 'settled', 'refused', 'rolling_back', 'rolled_back')),
  ADD COLUMN wager jsonb,
  ADD COLUMN actions integer NOT NULL DEFAULT 0 CHECK (actions >= 0),
  -- When a round is ended for a player who does not return; null for one that waits for nobody.
  ADD COLUMN ends_at timestamptz,
  -- Where a game takes several bets of a player at a time, which of them it is.
  ADD COLUMN place smallint NOT NULL DEFAULT 0 CHECK (place BETWEEN 0 AND 9),
  ADD CHECK (state <> 'in_play' OR ends_at IS NOT NULL);

-- One bet in flight a session and place, held by the database itself; and one round in play a player and game, on whatever device.
CREATE UNIQUE INDEX round_in_flight ON house.round (session_id, place) WHERE state IN ('opened', 'closing');
CREATE UNIQUE INDEX round_in_play ON house.round (player, game_code, place)
  WHERE state IN ('opened', 'in_play') AND wager IS NOT NULL;
CREATE INDEX round_unsettled ON house.round (owner, next_attempt_at)
  WHERE state IN ('opened', 'in_play', 'closing', 'rolling_back');
-- The last bets of a game, as its players see them.
CREATE INDEX round_by_game ON house.round (game_code, round_id DESC) WHERE wager IS NOT NULL;

CREATE TABLE house.round_transaction (
  transaction_uuid uuid PRIMARY KEY,
  round_id bigint NOT NULL REFERENCES house.round ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The bet that a win pays, or that a rollback takes back.
  reference_uuid uuid,
  -- pending: it is on its way, or will be. acknowledged: the operator has done it. refused: the operator did nothing. unknown: no
  -- clear answer came, and a rollback is owed.
  state text NOT NULL CHECK (state IN ('pending', 'acknowledged', 'refused', 'unknown')),
  -- How often it was put off.
  attempts integer NOT NULL DEFAULT 0,
  balance_after bigint,
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((kind = 'bet') = (reference_uuid IS NULL))
);
CREATE INDEX round_transaction_of_round ON house.round_transaction (round_id);
CREATE INDEX round_transaction_by_time ON house.round_transaction (created_at);
-- A round closes with one win, and a bet is taken back once.
CREATE UNIQUE INDEX round_transaction_one_win ON house.round_transaction (round_id) WHERE kind = 'win';
CREATE UNIQUE INDEX round_transaction_one_rollback ON house.round_transaction (reference_uuid) WHERE kind = 'rollback';

INSERT INTO house.round_transaction
    (transaction_uuid, round_id, kind, amount, state, balance_after, created_at, answered_at)
  SELECT r.bet_uuid, r.round_id, 'bet', r.bet,
    CASE r.state WHEN 'opened' THEN 'pending' WHEN 'refused' THEN 'refused'
      WHEN 'closing' THEN 'acknowledged' WHEN 'settled' THEN 'acknowledged' ELSE 'unknown' END,
    r.balance_after_bet, r.created_at, r.settled_at
  FROM house.round r JOIN house.session s USING (session_id) WHERE s.operator_token IS NOT NULL;
INSERT INTO house.round_transaction
    (transaction_uuid, round_id, kind, amount, reference_uuid, state, attempts, balance_after, created_at, answered_at)
  SELECT r.win_uuid, r.round_id, 'win', r.win, r.bet_uuid,
    CASE r.state WHEN 'settled' THEN 'acknowledged' ELSE 'pending' END, r.attempts, r.balance_after, r.created_at, r.settled_at
  FROM house.round r JOIN house.session s USING (session_id)
  WHERE s.operator_token IS NOT NULL AND r.state IN ('closing', 'settled');
INSERT INTO house.round_transaction
    (transaction_uuid, round_id, kind, amount, reference_uuid, state, attempts, created_at, answered_at)
  SELECT r.rollback_uuid, r.round_id, 'rollback', r.bet, r.bet_uuid,
    CASE r.state WHEN 'rolled_back' THEN 'acknowledged' ELSE 'pending' END, r.attempts, r.created_at, r.settled_at
  FROM house.round r JOIN house.session s USING (session_id)
  WHERE s.operator_token IS NOT NULL AND r.state IN ('rolling_back', 'rolled_back');
ALTER TABLE house.round
  DROP COLUMN bet_uuid, DROP COLUMN win_uuid, DROP COLUMN rollback_uuid,
  DROP COLUMN balance_after_bet, DROP COLUMN balance_after, DROP COLUMN attempts;

-- What players did in their rounds, in order. Nothing of it is ever changed; the id is the client's, so that an action sent twice is
-- done once.
CREATE TABLE house.round_action (
  round_id bigint NOT NULL REFERENCES house.round ON DELETE CASCADE,
  step integer NOT NULL CHECK (step >= 0),
  action_id uuid NOT NULL,
  action jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (round_id, step),
  UNIQUE (round_id, action_id)
);

GRANT SELECT, INSERT, UPDATE ON house.round_transaction TO marquee_games;
GRANT SELECT, INSERT ON house.round_action TO marquee_games;
