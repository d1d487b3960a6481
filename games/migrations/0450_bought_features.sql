-- A round of a slot whose feature was bought in place of a spin. Its bet is the whole price.
ALTER TABLE house.round
  ADD COLUMN bought text CHECK (bought = 'free_spins');

COMMENT ON COLUMN house.round.bought IS 'What was bought in place of a spin; null for a spin and for every other game';
