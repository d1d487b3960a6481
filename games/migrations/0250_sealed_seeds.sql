-- Server seeds lie sealed: 12 bytes of nonce, 16 of tag, 32 of the seed, under a secret that no database holds, so that whoever
-- reads this table cannot tell a coming round. Those of 32 bytes, from before, are sealed at the next start of the provider.
ALTER TABLE house.seed
  DROP CONSTRAINT seed_server_seed_check,
  DROP CONSTRAINT seed_next_server_seed_check,
  ADD CONSTRAINT seed_server_seed_check CHECK (octet_length(server_seed) IN (32, 60)),
  ADD CONSTRAINT seed_next_server_seed_check CHECK (octet_length(next_server_seed) IN (32, 60));

-- A seed that a player was promised stays as it is. Counted on, revealed once and sealed once is all that happens to its row.
CREATE FUNCTION house.keep_seed() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'server seeds are kept for ever';
  END IF;
  IF (OLD.seed_id, OLD.player, OLD.game_code, OLD.client_seed, OLD.created_at)
      IS DISTINCT FROM (NEW.seed_id, NEW.player, NEW.game_code, NEW.client_seed, NEW.created_at)
    OR NEW.next_nonce NOT IN (OLD.next_nonce, OLD.next_nonce + 1)
    OR (OLD.revealed_at IS NOT NULL AND NEW.revealed_at IS DISTINCT FROM OLD.revealed_at)
    OR (OLD.revealed_at IS NOT NULL AND NEW.next_nonce <> OLD.next_nonce)
    OR (NEW.server_seed <> OLD.server_seed
        AND NOT (octet_length(OLD.server_seed) = 32 AND octet_length(NEW.server_seed) = 60))
    OR (NEW.next_server_seed IS DISTINCT FROM OLD.next_server_seed
        AND (octet_length(OLD.next_server_seed) = 32 AND octet_length(NEW.next_server_seed) = 60) IS NOT TRUE)
  THEN
    RAISE EXCEPTION 'a server seed is counted on or revealed, and nothing else of it changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_seed BEFORE UPDATE OR DELETE ON house.seed FOR EACH ROW EXECUTE FUNCTION house.keep_seed();
CREATE TRIGGER keep_seeds BEFORE TRUNCATE ON house.seed EXECUTE FUNCTION house.keep_seed();
REVOKE UPDATE ON house.seed FROM marquee_games;
GRANT UPDATE (next_nonce, revealed_at, server_seed, next_server_seed) ON house.seed TO marquee_games;
