-- Draws whose outcome is more than where they ended, and bets in them that are chips on spots: live tables, and whatever else is drawn
-- for everybody at once.
--
-- Glossary. Outcome: what a draw came to, in its game's own form; it follows from the link and the salt, and is kept to be read. Won: a
-- bet is paid something, a stake that comes back included.

ALTER TABLE house.draw
  ADD COLUMN outcome jsonb,
  DROP CONSTRAINT draw_check5,
  ADD CONSTRAINT draw_known CHECK ((link IS NULL) = (ended_at IS NULL) AND num_nonnulls(ended_on, outcome) = num_nonnulls(ended_at));

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
    OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.link, NEW.ended_on, NEW.outcome)
      IS DISTINCT FROM (OLD.ended_at, OLD.link, OLD.ended_on, OLD.outcome))
  THEN
    RAISE EXCEPTION 'a draw goes from open to closed, running, ended and settled, and what is known of it stays';
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE house.draw_bet
  -- What the player staked on, in a game whose bets have no ceiling.
  ADD COLUMN wager jsonb,
  ALTER COLUMN ceiling DROP NOT NULL,
  DROP CONSTRAINT draw_bet_place_check,
  ADD CONSTRAINT draw_bet_place_check CHECK (place BETWEEN 0 AND 9),
  DROP CONSTRAINT draw_bet_state_check,
  ADD CONSTRAINT draw_bet_state_check CHECK (state IN ('asked', 'standing', 'cashed_out', 'won', 'lost', 'void')),
  DROP CONSTRAINT draw_bet_check1,
  ADD CONSTRAINT draw_bet_decided CHECK ((state IN ('cashed_out', 'won', 'lost')) = (win IS NOT NULL)),
  ADD CONSTRAINT draw_bet_form CHECK ((ceiling IS NULL) <> (wager IS NULL)),
  ADD CONSTRAINT draw_bet_won CHECK (state <> 'won' OR (wager IS NOT NULL AND win > 0)),
  ADD CONSTRAINT draw_bet_lost CHECK (state <> 'lost' OR win = 0);

CREATE OR REPLACE FUNCTION house.keep_draw_bet() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('asked', 'standing'), ('asked', 'void'), ('standing', 'cashed_out'), ('standing', 'won'),
      ('standing', 'lost'), ('standing', 'void'))
    OR (OLD.public_id, OLD.draw_id, OLD.player, OLD.is_demo, OLD.place, OLD.currency, OLD.bet, OLD.weight, OLD.ceiling)
      IS DISTINCT FROM (NEW.public_id, NEW.draw_id, NEW.player, NEW.is_demo, NEW.place, NEW.currency, NEW.bet, NEW.weight, NEW.ceiling)
    OR (OLD.auto_cash_out, OLD.wager) IS DISTINCT FROM (NEW.auto_cash_out, NEW.wager)
  THEN
    RAISE EXCEPTION 'a bet in a draw is decided once';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;

GRANT UPDATE (outcome) ON house.draw TO marquee_games;
