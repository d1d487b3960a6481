-- A bet in a shared draw follows from its chain alone. It uses no seeds of its player, and takes no nonce of theirs. Bets from before
-- keep the nonce that they took, so that a player's nonces still have no gap.
ALTER TABLE house.round
  ALTER COLUMN seed_id DROP NOT NULL,
  ALTER COLUMN nonce DROP NOT NULL,
  ADD CONSTRAINT round_seeds_check CHECK ((seed_id IS NULL) = (nonce IS NULL) AND (seed_id IS NOT NULL OR wager IS NOT NULL));
