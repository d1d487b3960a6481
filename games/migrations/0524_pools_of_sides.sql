-- Bouts whose backers share a pool: their shares have three amounts, for meron, wala and the draw, where a lottery has one a tier.
--
-- Glossary. Returned: a stake that is paid back whole, because nobody has won it from anybody. Of it the pools have what they were given,
-- and the rest is rake that the house gives up.

ALTER TABLE house.lottery_pool
  DROP CONSTRAINT lottery_pool_carried_check,
  ADD CONSTRAINT lottery_pool_carried_check CHECK (cardinality(carried) IN (3, 4) AND 0 <= ALL (carried));

ALTER TABLE house.lottery_share
  DROP CONSTRAINT lottery_share_before_check,
  DROP CONSTRAINT lottery_share_lines_check,
  DROP CONSTRAINT lottery_share_prizes_check,
  DROP CONSTRAINT lottery_share_carried_check,
  ADD CONSTRAINT lottery_share_before_check CHECK (cardinality(before) IN (3, 4) AND 0 <= ALL (before)),
  ADD CONSTRAINT lottery_share_lines_check CHECK (cardinality(lines) = cardinality(before) AND 0 <= ALL (lines)),
  ADD CONSTRAINT lottery_share_prizes_check CHECK (cardinality(prizes) = cardinality(before) AND 0 <= ALL (prizes)),
  ADD CONSTRAINT lottery_share_carried_check CHECK (cardinality(carried) = cardinality(before) AND 0 <= ALL (carried));

CREATE OR REPLACE FUNCTION house.keep_lottery_share() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  v_game text;
  v_carried bigint[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    RAISE EXCEPTION 'how a draw was shared out is kept for ever';
  END IF;
  SELECT c.game_code INTO STRICT v_game FROM house.draw d JOIN house.chain c USING (chain_id) WHERE d.draw_id = NEW.draw_id;
  SELECT p.carried INTO v_carried FROM house.lottery_pool p WHERE p.game_code = v_game AND p.currency = NEW.currency FOR UPDATE;
  IF NEW.before <> coalesce(v_carried, array_fill(0::bigint, ARRAY[cardinality(NEW.before)])) THEN
    RAISE EXCEPTION 'a draw shares what the one before has left';
  END IF;
  INSERT INTO house.lottery_pool (game_code, currency, carried, without_jackpot, draw_id)
  VALUES (v_game, NEW.currency, NEW.carried, NEW.without_jackpot, NEW.draw_id)
  ON CONFLICT (game_code, currency) DO UPDATE
  SET carried = EXCLUDED.carried, without_jackpot = EXCLUDED.without_jackpot, draw_id = EXCLUDED.draw_id;
  RETURN NEW;
END $$;

-- What of a win is rake that the house gives up; the pools have paid the rest. Null where no pool pays.
ALTER TABLE house.draw_bet
  ADD COLUMN from_rake bigint,
  ADD CONSTRAINT draw_bet_from_rake CHECK (from_rake IS NULL OR (win IS NOT NULL AND from_rake BETWEEN 0 AND win)),
  -- It is rake: no more of it is given up than there is.
  ADD CONSTRAINT draw_bet_rake CHECK (from_rake IS NULL OR contribution IS NULL OR from_rake <= bet - contribution);

GRANT UPDATE (from_rake) ON house.draw_bet TO marquee_games;
