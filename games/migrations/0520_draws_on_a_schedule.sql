-- Draws that are held at their times and sold ahead: digit games now, lotteries with pools later.
--
-- Glossary. Sold ahead: several draws of a game take bets at once, each for a time of its own; they are closed and drawn one after the
-- other. Ticket set: the bets for money that stand in a draw once its sales are closed. Its hash is written down, and published, before
-- the link of the draw is revealed, and never changes: nobody can add a ticket, or take one away, who knows what is drawn.

ALTER TABLE house.draw
  ADD COLUMN is_sold_ahead boolean NOT NULL DEFAULT false,
  ADD COLUMN tickets integer CHECK (tickets >= 0),
  ADD COLUMN tickets_hash bytea CHECK (octet_length(tickets_hash) = 32),
  ADD CONSTRAINT draw_ticket_set CHECK ((tickets IS NULL) = (tickets_hash IS NULL)),
  -- A link is revealed after the set is written down. A draw that never ran has none.
  ADD CONSTRAINT draw_ticket_set_first CHECK (NOT is_sold_ahead OR state NOT IN ('running', 'ended', 'settled') OR tickets_hash IS NOT NULL);

-- A player may hold tickets for many draws at a time, each a round in play with a place of its own.
ALTER TABLE house.round
  DROP CONSTRAINT round_place_check,
  ADD CONSTRAINT round_place_check CHECK (place BETWEEN 0 AND 199);
ALTER TABLE house.draw_bet
  DROP CONSTRAINT draw_bet_place_check,
  ADD CONSTRAINT draw_bet_place_check CHECK (place BETWEEN 0 AND 199);

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

GRANT UPDATE (tickets, tickets_hash) ON house.draw TO marquee_games;
