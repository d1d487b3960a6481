-- Meters that are kept from one round to the next: one for each player, game, currency and bet, and another of each for free bets.
-- A round is decided by where its meter stands, and moves it when its bet is taken. Until then the meter belongs to that round: no
-- other is begun on it, so that every round begins where the one before ended.
CREATE TABLE house.meter (
  meter_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A demo session is a player of its own.
  player text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  is_free_bet boolean NOT NULL,
  -- Version of the game that counts in this meter.
  game_version integer NOT NULL,
  collected integer NOT NULL CHECK (collected >= 0),
  full_at integer NOT NULL,
  -- The round whose bet is on its way, and what the meter holds once it is taken.
  round_id bigint REFERENCES house.round,
  next_collected integer CHECK (next_collected >= 0 AND next_collected < full_at),
  changed_at timestamptz NOT NULL,
  CHECK (collected < full_at),
  CHECK ((round_id IS NULL) = (next_collected IS NULL)),
  UNIQUE (player, game_code, currency, bet, is_free_bet)
);
CREATE UNIQUE INDEX meter_round ON house.meter (round_id) WHERE round_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON house.meter TO marquee_games;

-- Demo meters go with their sessions.
CREATE OR REPLACE FUNCTION house.forget_demo(p_before timestamptz, p_at_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, house, pg_temp AS $$
DECLARE
  v_sessions bigint[];
BEGIN
  SELECT array_agg(old.session_id) INTO v_sessions
  FROM (
    SELECT s.session_id FROM house.session s
    WHERE s.operator_token IS NULL AND s.created_at < p_before
      AND NOT EXISTS (SELECT 1 FROM house.round r WHERE r.session_id = s.session_id AND r.created_at >= p_before)
    ORDER BY s.created_at LIMIT p_at_most FOR UPDATE SKIP LOCKED) old;
  IF v_sessions IS NULL THEN RETURN 0; END IF;
  DELETE FROM house.meter m USING house.session s
  WHERE s.session_id = ANY (v_sessions) AND m.player = s.player AND m.game_code = s.game_code;
  DELETE FROM house.round r WHERE r.session_id = ANY (v_sessions);
  DELETE FROM house.session s WHERE s.session_id = ANY (v_sessions);
  RETURN cardinality(v_sessions);
END $$;
