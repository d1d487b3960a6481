-- What an operator stops of draws that are sold ahead: one draw, whose bets are given back at once, or the sales of a game.
--
-- Glossary. Called off: a draw that will not be held. It takes no more bets, and its bets are given back in the same transaction. Its row is
-- cancelled, and its link revealed, once its turn has come: before that the link would give away those of the draws before it.

ALTER TABLE house.draw
  ADD COLUMN called_off_at timestamptz,
  -- Who asked for it, and why, as the operator has named them.
  ADD COLUMN called_off_by text CHECK (called_off_by <> ''),
  ADD COLUMN called_off_why text CHECK (called_off_why <> ''),
  ADD CONSTRAINT draw_called_off CHECK (num_nonnulls(called_off_at, called_off_by, called_off_why) IN (0, 3)),
  ADD CONSTRAINT draw_called_off_never_runs CHECK (called_off_at IS NULL OR state IN ('open', 'closed', 'cancelled')),
  -- A draw that was called off is over when its turn has come, and not first at its time.
  DROP CONSTRAINT draw_check2,
  ADD CONSTRAINT draw_ended_in_time CHECK (ended_at >= coalesce(began_at, called_off_at, closes_at));

CREATE OR REPLACE FUNCTION house.keep_draw() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
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
    IF v_last.state NOT IN ('settled', 'cancelled') AND NOT (NEW.is_sold_ahead AND NEW.closes_at > v_last.closes_at) THEN
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
  -- Calling a draw off changes nothing else of it, and is never taken back.
  IF OLD.called_off_at IS NULL AND NEW.called_off_at IS NOT NULL THEN
    IF OLD.state NOT IN ('open', 'closed') OR NOT OLD.is_sold_ahead
      OR (OLD.state, OLD.draw_id, OLD.chain_id, OLD.number, OLD.opens_at, OLD.closes_at, OLD.began_at, OLD.ended_at, OLD.link, OLD.ended_on,
          OLD.outcome, OLD.is_sold_ahead, OLD.tickets, OLD.tickets_hash)
        IS DISTINCT FROM (NEW.state, NEW.draw_id, NEW.chain_id, NEW.number, NEW.opens_at, NEW.closes_at, NEW.began_at, NEW.ended_at, NEW.link,
          NEW.ended_on, NEW.outcome, NEW.is_sold_ahead, NEW.tickets, NEW.tickets_hash)
    THEN
      RAISE EXCEPTION 'a draw is called off before it begins, and nothing else of it changes';
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.called_off_at, OLD.called_off_by, OLD.called_off_why) IS DISTINCT FROM (NEW.called_off_at, NEW.called_off_by, NEW.called_off_why) THEN
    RAISE EXCEPTION 'a draw is called off once';
  END IF;
  IF (OLD.state, NEW.state) NOT IN (('open', 'closed'), ('closed', 'running'), ('running', 'ended'), ('ended', 'settled'),
      ('open', 'cancelled'), ('closed', 'cancelled'))
    OR (OLD.draw_id, OLD.chain_id, OLD.number, OLD.opens_at, OLD.closes_at, OLD.is_sold_ahead)
      IS DISTINCT FROM (NEW.draw_id, NEW.chain_id, NEW.number, NEW.opens_at, NEW.closes_at, NEW.is_sold_ahead)
    OR (OLD.began_at IS NOT NULL AND NEW.began_at IS DISTINCT FROM OLD.began_at)
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.link, NEW.ended_on, NEW.outcome)
      IS DISTINCT FROM (OLD.ended_at, OLD.link, OLD.ended_on, OLD.outcome))
    OR ((NEW.tickets, NEW.tickets_hash) IS DISTINCT FROM (OLD.tickets, OLD.tickets_hash)
      AND (OLD.tickets_hash IS NOT NULL OR NEW.state <> 'running'))
  THEN
    RAISE EXCEPTION 'a draw goes from open to closed, running, ended and settled, and what is known of it stays';
  END IF;
  -- A link gives away every one before it: no draw reveals its own while an earlier one still takes bets.
  IF OLD.is_sold_ahead AND OLD.state = 'open' AND EXISTS (SELECT FROM house.draw d
      WHERE d.chain_id = NEW.chain_id AND d.number < NEW.number AND d.state NOT IN ('settled', 'cancelled'))
  THEN
    RAISE EXCEPTION 'the draw before is not over';
  END IF;
  RETURN NEW;
END $$;
GRANT UPDATE (called_off_at, called_off_by, called_off_why) ON house.draw TO marquee_games;

-- While a stop of a game is in force nobody buys a ticket of it; what was sold is drawn. Its end is a row of the same kind.
CREATE TABLE house.sales_stop (
  stop_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL,
  -- Whether sales are stopped from now on, or go on.
  is_stopped boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL CHECK (changed_by <> ''),
  why text NOT NULL CHECK (why <> '')
);
CREATE INDEX sales_stop_latest ON house.sales_stop (game_code, stop_id DESC);
GRANT SELECT, INSERT ON house.sales_stop TO marquee_games;

CREATE FUNCTION house.is_sold(p_game text) RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT NOT coalesce((SELECT is_stopped FROM house.sales_stop WHERE game_code = p_game ORDER BY stop_id DESC LIMIT 1), false);
$$;
