-- What decided a round: the version of its game, the hash of that version's published definition, and the hash of the engine's
-- source. Kept once for each that was ever started with; a round names its own. Rounds from before name none.
CREATE TABLE house.build (
  build_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  game_version integer NOT NULL,
  definition_hash bytea NOT NULL CHECK (octet_length(definition_hash) = 32),
  engine_hash bytea NOT NULL CHECK (octet_length(engine_hash) = 32),
  UNIQUE (game_code, game_version, definition_hash, engine_hash)
);
ALTER TABLE house.round ADD COLUMN build_id integer REFERENCES house.build;
GRANT SELECT, INSERT ON house.build TO marquee_games;
