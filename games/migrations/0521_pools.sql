-- Lotteries whose winners share what was staked: a pool for each tier, by game and currency.
--
-- Glossary. Line: six numbers; a ticket is one line, or a system of several. Tier: how many of a line's numbers were drawn; 6 is the
-- jackpot. Pool: what a tier has to share; what nobody wins of it is carried to the next draw. Rake: what the house keeps of the stakes.
-- Due: a draw in which the jackpot goes to the next tier that is won, because it has not been won for so long.
-- Arrays have one element a tier, in the order 6, 5, 4, 3. Amounts are minor units. Demo play has pools of its own, in its own currency.

-- What a ticket adds to the pools. The operator books it with the stake, and a ticket that it did not book is not taken.
ALTER TABLE house.draw_bet ADD COLUMN contribution bigint CHECK (contribution BETWEEN 0 AND bet);

CREATE FUNCTION house.sum_of(p bigint[]) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT SET search_path = pg_catalog AS $$
  SELECT coalesce(sum(a), 0) FROM unnest(p) AS a;
$$;

CREATE FUNCTION house.paid_to(p_lines bigint[], p_prizes bigint[]) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT SET search_path = pg_catalog AS $$
  SELECT coalesce(sum(l::numeric * p), 0) FROM unnest(p_lines, p_prizes) AS t (l, p);
$$;

-- What is carried to the next draw, as the last one has left it.
CREATE TABLE house.lottery_pool (
  game_code text NOT NULL,
  currency text NOT NULL,
  carried bigint[] NOT NULL CHECK (cardinality(carried) = 4 AND 0 <= ALL (carried)),
  -- So many draws in a row the jackpot has not gone to anybody.
  without_jackpot integer NOT NULL CHECK (without_jackpot >= 0),
  -- The draw that has left it so.
  draw_id bigint NOT NULL REFERENCES house.draw,
  PRIMARY KEY (game_code, currency)
);

-- How a draw was shared out. Written once, in the transaction that settles the draw.
CREATE TABLE house.lottery_share (
  draw_id bigint NOT NULL REFERENCES house.draw,
  currency text NOT NULL,
  staked bigint NOT NULL CHECK (staked > 0),
  rake bigint NOT NULL CHECK (rake >= 0),
  before bigint[] NOT NULL CHECK (cardinality(before) = 4 AND 0 <= ALL (before)),
  lines bigint[] NOT NULL CHECK (cardinality(lines) = 4 AND 0 <= ALL (lines)),
  prizes bigint[] NOT NULL CHECK (cardinality(prizes) = 4 AND 0 <= ALL (prizes)),
  carried bigint[] NOT NULL CHECK (cardinality(carried) = 4 AND 0 <= ALL (carried)),
  -- Before this draw, and after it.
  without_before integer NOT NULL CHECK (without_before >= 0),
  without_jackpot integer NOT NULL CHECK (without_jackpot IN (0, without_before + 1)),
  PRIMARY KEY (draw_id, currency),
  -- Nothing is lost and nothing is made.
  CHECK (staked + house.sum_of(before) = rake + house.paid_to(lines, prizes) + house.sum_of(carried))
);

-- A pool moves with each draw from where the one before has left it.
CREATE FUNCTION house.keep_lottery_share() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  v_game text;
  v_carried bigint[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'how a draw was shared out is kept for ever';
  END IF;
  SELECT c.game_code INTO STRICT v_game FROM house.draw d JOIN house.chain c USING (chain_id) WHERE d.draw_id = NEW.draw_id;
  SELECT p.carried INTO v_carried FROM house.lottery_pool p WHERE p.game_code = v_game AND p.currency = NEW.currency FOR UPDATE;
  IF NEW.before <> coalesce(v_carried, '{0,0,0,0}') THEN
    RAISE EXCEPTION 'a draw shares what the one before has left';
  END IF;
  INSERT INTO house.lottery_pool (game_code, currency, carried, without_jackpot, draw_id)
  VALUES (v_game, NEW.currency, NEW.carried, NEW.without_jackpot, NEW.draw_id)
  ON CONFLICT (game_code, currency) DO UPDATE
  SET carried = EXCLUDED.carried, without_jackpot = EXCLUDED.without_jackpot, draw_id = EXCLUDED.draw_id;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_lottery_share BEFORE INSERT OR UPDATE OR DELETE ON house.lottery_share
  FOR EACH ROW EXECUTE FUNCTION house.keep_lottery_share();
CREATE TRIGGER keep_lottery_shares BEFORE TRUNCATE ON house.lottery_share EXECUTE FUNCTION house.keep_lottery_share();

CREATE OR REPLACE FUNCTION house.keep_draw_bet() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('asked', 'standing'), ('asked', 'void'), ('standing', 'cashed_out'), ('standing', 'won'),
      ('standing', 'lost'), ('standing', 'void'))
    OR (OLD.public_id, OLD.draw_id, OLD.player, OLD.is_demo, OLD.place, OLD.currency, OLD.bet, OLD.weight, OLD.ceiling)
      IS DISTINCT FROM (NEW.public_id, NEW.draw_id, NEW.player, NEW.is_demo, NEW.place, NEW.currency, NEW.bet, NEW.weight, NEW.ceiling)
    OR (OLD.auto_cash_out, OLD.wager, OLD.contribution) IS DISTINCT FROM (NEW.auto_cash_out, NEW.wager, NEW.contribution)
  THEN
    RAISE EXCEPTION 'a bet in a draw is decided once';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;

GRANT SELECT, INSERT ON house.lottery_share TO marquee_games;
GRANT SELECT, INSERT, UPDATE ON house.lottery_pool TO marquee_games;
