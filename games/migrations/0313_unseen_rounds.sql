-- A round with something to see is unseen until the client has shown it to its end. The next opening of the game, on any
-- device, shows it before a bet can be placed. Rounds from before count as seen.
ALTER TABLE house.round ADD COLUMN is_unseen boolean NOT NULL DEFAULT false;
