-- The server seed that comes after the one in force is fixed, and its hash shown, before the player chooses the client seed
-- that it will work with: a house that chose it afterwards could try seeds until one suited it. Two random UUIDs are the 32
-- bytes of the seeds in force so far; later ones come from the provider.
ALTER TABLE house.seed ADD COLUMN next_server_seed bytea CHECK (octet_length(next_server_seed) = 32);
UPDATE house.seed
  SET next_server_seed = decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
  WHERE revealed_at IS NULL;
ALTER TABLE house.seed
  ADD CONSTRAINT seed_in_force_has_next CHECK (revealed_at IS NOT NULL OR next_server_seed IS NOT NULL);
