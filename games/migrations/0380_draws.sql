-- Draws that all players share: crash, and whatever else ends the same for everybody.
--
-- Glossary. Chain: a million hashes or more, each the SHA-256 of the next one; its end is published before the first draw. Link: one
-- hash of the chain, secret until its draw has ended. Salt: mixed into every link; it is fixed after the chain's end is published, so
-- that nobody could choose a chain by its results. Draw: one use of a link, with a time to bet and a time to run. Draw bet: what becomes
-- of one round within a draw; the money is the round's.

CREATE TABLE house.chain (
  chain_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- Published from the moment the row exists: the hash of the first draw's link.
  end_hash bytea NOT NULL CHECK (octet_length(end_hash) = 32),
  length integer NOT NULL CHECK (length >= 1000000),
  -- The links at every so many draws counted from the last one, which is the secret itself. Sealed as server seeds are: a copy of the
  -- database tells no coming draw.
  spacing integer NOT NULL CHECK (spacing > 0),
  sealed_links bytea NOT NULL,
  -- Where the salt will come from. It is named with the chain, so that it cannot be chosen afterwards: a Bitcoin block that has not
  -- been found yet, or, where no money is real, this server's own random numbers.
  salt_source text NOT NULL CHECK (salt_source = 'server' OR salt_source ~ '^bitcoin:[0-9]{1,9}$'),
  salt text CHECK (salt ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL,
  salt_at timestamptz,
  UNIQUE (game_code, number),
  CHECK ((salt IS NULL) = (salt_at IS NULL)),
  CHECK (salt_at >= created_at)
);

CREATE FUNCTION house.keep_chain() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'chains are kept for ever';
  END IF;
  IF OLD.salt IS NOT NULL OR NEW.salt IS NULL OR
    (OLD.chain_id, OLD.game_code, OLD.number, OLD.end_hash, OLD.length, OLD.spacing, OLD.sealed_links, OLD.salt_source, OLD.created_at)
    IS DISTINCT FROM
    (NEW.chain_id, NEW.game_code, NEW.number, NEW.end_hash, NEW.length, NEW.spacing, NEW.sealed_links, NEW.salt_source, NEW.created_at)
  THEN
    RAISE EXCEPTION 'the salt of a chain is set once, and nothing else of it changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_chain BEFORE UPDATE OR DELETE ON house.chain FOR EACH ROW EXECUTE FUNCTION house.keep_chain();
CREATE TRIGGER keep_chains BEFORE TRUNCATE ON house.chain EXECUTE FUNCTION house.keep_chain();

CREATE TABLE house.draw (
  draw_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain_id integer NOT NULL REFERENCES house.chain,
  -- Which link of the chain it uses, from 1.
  number integer NOT NULL CHECK (number > 0),
  -- open: bets are taken. closed: none are, and the answers to the last are awaited. running: bets can be cashed out. ended: its end is
  -- known, and the last cash-outs that came in time are written down. settled: every bet is decided. cancelled: it never ran, because no
  -- process was there to run it; every bet is given back, and the link is revealed all the same.
  state text NOT NULL CHECK (state IN ('open', 'closed', 'running', 'ended', 'settled', 'cancelled')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  began_at timestamptz,
  ended_at timestamptz,
  link bytea CHECK (octet_length(link) = 32),
  -- In hundredths: where it ended. The room's own limit, where the crash point lies above it.
  ended_on integer CHECK (ended_on >= 100),
  UNIQUE (chain_id, number),
  CHECK (closes_at > opens_at),
  CHECK (began_at >= closes_at),
  CHECK (ended_at >= coalesce(began_at, closes_at)),
  CHECK ((state IN ('running', 'ended', 'settled')) = (began_at IS NOT NULL)),
  CHECK ((state IN ('ended', 'settled', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK ((link IS NULL) = (ended_at IS NULL) AND (ended_on IS NULL) = (ended_at IS NULL))
);
CREATE INDEX draw_under_way ON house.draw (chain_id) WHERE state IN ('open', 'closed', 'running', 'ended');

-- Links are used one after the other without a gap, one draw at a time, a chain to its end before the next; and no draw goes back.
CREATE FUNCTION house.keep_draw() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  v_chain house.chain;
  v_last house.draw;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO v_chain FROM house.chain WHERE chain_id = NEW.chain_id FOR NO KEY UPDATE;
    IF v_chain.salt IS NULL THEN
      RAISE EXCEPTION 'a chain without a salt has no draws yet';
    END IF;
    SELECT d.* INTO v_last FROM house.draw d WHERE d.chain_id = NEW.chain_id ORDER BY d.number DESC LIMIT 1;
    IF NEW.state <> 'open' OR NEW.number <> coalesce(v_last.number, 0) + 1 OR NEW.number > v_chain.length THEN
      RAISE EXCEPTION 'draws of a chain are opened one after the other, to its end';
    END IF;
    IF v_last.state NOT IN ('settled', 'cancelled') THEN
      RAISE EXCEPTION 'the draw before is not over';
    END IF;
    IF NEW.number = 1 AND EXISTS (SELECT FROM house.chain c WHERE c.game_code = v_chain.game_code AND c.number < v_chain.number
        AND NOT EXISTS (SELECT FROM house.draw d WHERE d.chain_id = c.chain_id AND d.number = c.length AND d.state IN ('settled', 'cancelled')))
    THEN
      RAISE EXCEPTION 'the chain before is not used up';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'draws are kept for ever';
  END IF;
  IF (OLD.state, NEW.state) NOT IN (('open', 'closed'), ('closed', 'running'), ('running', 'ended'), ('ended', 'settled'),
      ('open', 'cancelled'), ('closed', 'cancelled'))
    OR (OLD.draw_id, OLD.chain_id, OLD.number, OLD.opens_at, OLD.closes_at)
      IS DISTINCT FROM (NEW.draw_id, NEW.chain_id, NEW.number, NEW.opens_at, NEW.closes_at)
    OR (OLD.began_at IS NOT NULL AND NEW.began_at IS DISTINCT FROM OLD.began_at)
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.link, NEW.ended_on) IS DISTINCT FROM (OLD.ended_at, OLD.link, OLD.ended_on))
  THEN
    RAISE EXCEPTION 'a draw goes from open to closed, running, ended and settled, and what is known of it stays';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_draw BEFORE INSERT OR UPDATE OR DELETE ON house.draw FOR EACH ROW EXECUTE FUNCTION house.keep_draw();
CREATE TRIGGER keep_draws BEFORE TRUNCATE ON house.draw EXECUTE FUNCTION house.keep_draw();

CREATE TABLE house.draw_bet (
  -- The round that has the money. Demo rounds are forgotten, and this with them.
  public_id uuid PRIMARY KEY REFERENCES house.round (public_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  draw_id bigint NOT NULL REFERENCES house.draw,
  player text NOT NULL,
  is_demo boolean NOT NULL,
  place smallint NOT NULL CHECK (place IN (0, 1)),
  currency text NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  -- The bet in thousandths of its currency's usual stake: what bets in different currencies are compared by.
  weight bigint NOT NULL CHECK (weight >= 0),
  -- In hundredths; what the player asked for, and the multiplier at which it is cashed out at the latest.
  auto_cash_out integer CHECK (auto_cash_out > 100),
  ceiling integer NOT NULL CHECK (ceiling > 100),
  -- asked: the operator has not answered yet. standing: the bet is taken. cashed_out and lost: decided. void: it was not taken in time,
  -- or the draw never ran; the bet is given back.
  state text NOT NULL CHECK (state IN ('asked', 'standing', 'cashed_out', 'lost', 'void')),
  cashed_out_on integer CHECK (cashed_out_on >= 100),
  win bigint CHECK (win >= 0),
  -- By the database's clock, so that all processes see what has changed.
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((state = 'cashed_out') = (cashed_out_on IS NOT NULL)),
  CHECK ((state IN ('cashed_out', 'lost')) = (win IS NOT NULL)),
  CHECK (cashed_out_on <= ceiling)
);
-- Two bets of a player in a draw; one that was not taken leaves its place.
CREATE UNIQUE INDEX draw_bet_place ON house.draw_bet (draw_id, player, place) WHERE state <> 'void';
CREATE INDEX draw_bet_standing ON house.draw_bet (draw_id, ceiling) WHERE state IN ('asked', 'standing');
CREATE INDEX draw_bet_changed ON house.draw_bet (draw_id, changed_at);

CREATE FUNCTION house.keep_draw_bet() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('asked', 'standing'), ('asked', 'void'), ('standing', 'cashed_out'), ('standing', 'lost'),
      ('standing', 'void'))
    OR (OLD.public_id, OLD.draw_id, OLD.player, OLD.is_demo, OLD.place, OLD.currency, OLD.bet, OLD.weight, OLD.ceiling)
      IS DISTINCT FROM (NEW.public_id, NEW.draw_id, NEW.player, NEW.is_demo, NEW.place, NEW.currency, NEW.bet, NEW.weight, NEW.ceiling)
    OR OLD.auto_cash_out IS DISTINCT FROM NEW.auto_cash_out
  THEN
    RAISE EXCEPTION 'a bet in a draw is decided once';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER keep_draw_bet BEFORE UPDATE ON house.draw_bet FOR EACH ROW EXECUTE FUNCTION house.keep_draw_bet();

GRANT SELECT, INSERT ON house.chain, house.draw, house.draw_bet TO marquee_games;
GRANT UPDATE (salt, salt_at) ON house.chain TO marquee_games;
GRANT UPDATE (state, began_at, ended_at, link, ended_on) ON house.draw TO marquee_games;
GRANT UPDATE (state, cashed_out_on, win) ON house.draw_bet TO marquee_games;
