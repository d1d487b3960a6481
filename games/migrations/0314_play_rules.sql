-- The rules of play that a session was opened under, as the jurisdiction and the operator gave them. A session from before is
-- played by the strict ones.
ALTER TABLE house.session ADD COLUMN jurisdiction text, ADD COLUMN play_rules jsonb;

-- Where a player must take one game at a time, or time between rounds: the session that is theirs to play, and when its last
-- round began. One row a player, so that two games of theirs wait for each other.
CREATE TABLE house.player_turn (
  player text PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES house.session ON DELETE CASCADE,
  round_at timestamptz
);
CREATE INDEX player_turn_session ON house.player_turn (session_id);
GRANT SELECT, INSERT, UPDATE ON house.player_turn TO marquee_games;
