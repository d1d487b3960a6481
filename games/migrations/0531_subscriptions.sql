-- Tickets of a lottery that are bought by themselves: one in each draw, until a limit that the player has chosen.
--
-- Glossary. Subscription: what is bought, for which draws, and how much all of it may cost. Its terms never change; it ends once, and buys
-- nothing afterwards. Ticket: one draw's bet of a subscription, which is written down before the operator is asked for its stake. Asked: it
-- is not known yet whether it was taken. Missed: it is in no draw, and nobody refused it. Refused: the operator or the house did not take it.

CREATE TABLE house.subscription (
  subscription_id uuid PRIMARY KEY,
  player text NOT NULL,
  -- The one that it was asked for in: its token pays, for as long as the operator takes it. Demo play has none.
  session_id bigint NOT NULL REFERENCES house.session,
  game_code text NOT NULL,
  currency text NOT NULL,
  -- What a ticket costs.
  bet bigint NOT NULL CHECK (bet > 0),
  -- The same spots each time, or numbers by chance from a seed that the player's browser has made.
  wager jsonb,
  quick jsonb,
  -- Which of the game's chains, and which of its draws.
  chain integer NOT NULL CHECK (chain > 0),
  first_draw integer NOT NULL CHECK (first_draw > 0),
  last_draw integer NOT NULL,
  -- All tickets together cost no more.
  most bigint NOT NULL CHECK (most >= bet),
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'ended')),
  ended_at timestamptz,
  -- draws, money: a limit is reached. player: they have stopped it. sales_stopped: the operator has. Else why a ticket was not taken.
  end_reason text CHECK (end_reason <> ''),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (num_nonnulls(wager, quick) = 1),
  CHECK (last_draw >= first_draw AND last_draw < first_draw + 100),
  CHECK (num_nonnulls(ended_at, end_reason) = CASE state WHEN 'ended' THEN 2 ELSE 0 END)
);
CREATE INDEX subscription_active ON house.subscription (game_code, created_at, subscription_id) WHERE state = 'active';
CREATE INDEX subscription_of_player ON house.subscription (player, game_code, created_at DESC);
-- Demo sessions are forgotten: each is looked for here.
CREATE INDEX subscription_session ON house.subscription (session_id);
CREATE INDEX subscription_changed ON house.subscription (changed_at);

CREATE TABLE house.subscription_ticket (
  subscription_id uuid NOT NULL REFERENCES house.subscription,
  draw_id bigint NOT NULL REFERENCES house.draw,
  -- The bet and its round, once there are any. It follows from subscription and draw.
  public_id uuid NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'bought', 'missed', 'refused')),
  PRIMARY KEY (subscription_id, draw_id)
);
CREATE INDEX subscription_ticket_asked ON house.subscription_ticket (subscription_id) WHERE state = 'asked';

CREATE FUNCTION house.keep_subscription() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'active' OR EXISTS (SELECT FROM house.session s
        WHERE s.session_id = NEW.session_id AND (s.operator_token IS NULL OR s.player <> NEW.player OR s.game_code <> NEW.game_code))
    THEN
      RAISE EXCEPTION 'a subscription begins in the session of its player, for money';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'subscriptions are kept for ever';
  END IF;
  IF OLD.state = 'ended' AND (NEW.state, NEW.ended_at, NEW.end_reason) IS DISTINCT FROM (OLD.state, OLD.ended_at, OLD.end_reason)
    OR (OLD.subscription_id, OLD.player, OLD.session_id, OLD.game_code, OLD.currency, OLD.bet, OLD.wager, OLD.quick, OLD.chain, OLD.first_draw,
        OLD.last_draw, OLD.most, OLD.created_at)
      IS DISTINCT FROM (NEW.subscription_id, NEW.player, NEW.session_id, NEW.game_code, NEW.currency, NEW.bet, NEW.wager, NEW.quick, NEW.chain,
        NEW.first_draw, NEW.last_draw, NEW.most, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a subscription ends once, and its terms never change';
  END IF;
  NEW.changed_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER keep_subscription BEFORE INSERT OR UPDATE OR DELETE ON house.subscription
  FOR EACH ROW EXECUTE FUNCTION house.keep_subscription();
CREATE TRIGGER keep_subscriptions BEFORE TRUNCATE ON house.subscription EXECUTE FUNCTION house.keep_subscription();

-- The limits hold whatever asks for a ticket: it takes its subscription's row first, so that none is written while that one ends.
CREATE FUNCTION house.keep_subscription_ticket() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  v_sub house.subscription;
  v_paid bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO STRICT v_sub FROM house.subscription WHERE subscription_id = NEW.subscription_id FOR UPDATE;
    SELECT count(*) * v_sub.bet INTO v_paid FROM house.subscription_ticket t
    WHERE t.subscription_id = NEW.subscription_id AND t.state IN ('asked', 'bought');
    IF v_sub.state <> 'active' OR NEW.state <> 'asked' OR v_paid + v_sub.bet > v_sub.most OR NOT EXISTS (
      SELECT FROM house.draw d JOIN house.chain c USING (chain_id)
      WHERE d.draw_id = NEW.draw_id AND c.game_code = v_sub.game_code AND c.number = v_sub.chain
        AND d.number BETWEEN v_sub.first_draw AND v_sub.last_draw)
    THEN
      RAISE EXCEPTION 'a subscription buys within its limits, while it is active';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'UPDATE' OR OLD.state <> 'asked'
    OR (OLD.subscription_id, OLD.draw_id, OLD.public_id) IS DISTINCT FROM (NEW.subscription_id, NEW.draw_id, NEW.public_id)
  THEN
    RAISE EXCEPTION 'what became of a ticket is written down once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_subscription_ticket BEFORE INSERT OR UPDATE OR DELETE ON house.subscription_ticket
  FOR EACH ROW EXECUTE FUNCTION house.keep_subscription_ticket();
CREATE TRIGGER keep_subscription_tickets BEFORE TRUNCATE ON house.subscription_ticket EXECUTE FUNCTION house.keep_subscription_ticket();

GRANT SELECT, INSERT ON house.subscription, house.subscription_ticket TO marquee_games;
GRANT UPDATE (state, ended_at, end_reason, changed_at) ON house.subscription TO marquee_games;
GRANT UPDATE (state) ON house.subscription_ticket TO marquee_games;
