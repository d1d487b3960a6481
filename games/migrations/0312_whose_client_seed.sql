-- Whose client seed it is. One that the house made itself gives the player no share in the draw; the player is told so.
ALTER TABLE house.seed ADD COLUMN client_seed_by text NOT NULL DEFAULT 'house' CHECK (client_seed_by IN ('house', 'player'));
-- The first seed of a player in a game was the house's; each one after it was given by the player.
ALTER TABLE house.seed DISABLE TRIGGER keep_seed;
UPDATE house.seed s SET client_seed_by = 'player'
  WHERE EXISTS (SELECT FROM house.seed e WHERE e.player = s.player AND e.game_code = s.game_code AND e.seed_id < s.seed_id);
ALTER TABLE house.seed ENABLE TRIGGER keep_seed;
