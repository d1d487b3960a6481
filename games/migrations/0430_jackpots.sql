-- Progressive jackpots: pots that a share of the stakes fills, one for each jackpot and currency.
--
-- Glossary. Contribution: the share of a stake, in whole minor units; what is left over of the division is carried in a lane. Lane: one
-- of 64 counters of what is carried, so that bets of different sessions do not wait for each other. Pot: what is won at once. Entry: a
-- round's part in a pot; entries of a pot are numbered from 1 without a gap, each beginning where the one before ended. Saved: the part
-- of the contributions that is kept for the seed of the next pot.

CREATE TABLE house.jackpot (
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  -- The pot in force.
  pot integer NOT NULL CHECK (pot > 0),
  seed bigint NOT NULL CHECK (seed >= 0),
  -- What of the seed was not saved before: the house has added it.
  seed_added bigint NOT NULL CHECK (seed_added BETWEEN 0 AND seed),
  must_pay_by bigint NOT NULL CHECK (must_pay_by > seed),
  contributed bigint NOT NULL DEFAULT 0 CHECK (contributed >= 0),
  entries bigint NOT NULL DEFAULT 0 CHECK (entries >= 0),
  amount bigint NOT NULL CHECK (amount >= seed AND amount < must_pay_by),
  saved bigint NOT NULL DEFAULT 0 CHECK (saved >= 0),
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (jackpot_id, currency)
);

-- Pots that were won.
CREATE TABLE house.jackpot_won (
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  pot integer NOT NULL,
  seed bigint NOT NULL,
  seed_added bigint NOT NULL,
  must_pay_by bigint NOT NULL,
  contributed bigint NOT NULL,
  entries bigint NOT NULL,
  paid bigint NOT NULL CHECK (paid > 0 AND paid <= must_pay_by),
  round_id bigint NOT NULL REFERENCES house.round,
  opened_at timestamptz NOT NULL,
  won_at timestamptz NOT NULL,
  PRIMARY KEY (jackpot_id, currency, pot)
);

CREATE TABLE house.jackpot_lane (
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  lane smallint NOT NULL CHECK (lane BETWEEN 0 AND 63),
  -- In parts of a minor unit, as many as the denominator of the jackpot's share. Below 0 or above 1 unit only where a bet was taken back.
  carried bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (jackpot_id, currency, lane)
);

CREATE TABLE house.jackpot_entry (
  round_id bigint PRIMARY KEY REFERENCES house.round ON DELETE CASCADE,
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  lane smallint NOT NULL,
  -- The exact share of the stake in the lane's parts, and the parts of a minor unit.
  share bigint NOT NULL CHECK (share > 0),
  parts integer NOT NULL CHECK (parts > 0),
  contribution bigint NOT NULL CHECK (contribution >= 0),
  -- asked: the bet is on its way. entered: the operator has booked the contribution. carried: the bet was taken, and its share is less
  -- than a minor unit. void: the bet was not taken, or the operator did not book the contribution; the lane has its share back.
  state text NOT NULL CHECK (state IN ('asked', 'entered', 'carried', 'void')),
  pot integer,
  number bigint,
  before bigint,
  after bigint,
  must_pay_by bigint,
  -- Drawn from the round's seeds: below 2^64.
  draw numeric(20) CHECK (draw >= 0 AND draw < 18446744073709551616),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  -- The first entry of a pot tells the operator what the house has added to its seed.
  seed_told bigint NOT NULL DEFAULT 0 CHECK (seed_told >= 0),
  UNIQUE (jackpot_id, currency, pot, number),
  CHECK ((state = 'entered') = (pot IS NOT NULL) AND num_nulls(pot, number, before, after, must_pay_by, draw) IN (0, 6)),
  CHECK (after - before <= contribution)
);

-- A round enters the pot in force, within the transaction in which its bet is taken. The pot is locked until that ends: whoever comes
-- meanwhile enters after it, and if the pot was won, enters the next.
--
-- The pot is won if draw / 2^64 < (after - before) / (must_pay_by - before), and in any case by the entry that fills it. So the chance
-- of each unit that enters is one over the units that are missing, and each missing unit is equally likely to be the one that wins.
CREATE FUNCTION house.enter_jackpot(
  p_round_id bigint, p_draw numeric, p_saved_part integer, p_saved_parts integer, p_next_seed bigint, p_next_must_pay_by bigint,
  p_payment bigint, p_now timestamptz)
RETURNS house.jackpot_entry LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  e house.jackpot_entry;
  j house.jackpot;
  v_saves bigint;
  v_after bigint;
  v_paid bigint := 0;
  v_saved bigint;
  v_seed bigint;
BEGIN
  SELECT * INTO STRICT e FROM house.jackpot_entry WHERE round_id = p_round_id AND state = 'asked' FOR UPDATE;
  SELECT * INTO STRICT j FROM house.jackpot WHERE jackpot_id = e.jackpot_id AND currency = e.currency FOR UPDATE;
  -- Added up over the whole pot, so that rounding down loses nothing.
  v_saves := (j.contributed + e.contribution) * p_saved_part / p_saved_parts - j.contributed * p_saved_part / p_saved_parts;
  v_after := j.amount + e.contribution - v_saves;
  IF v_after >= j.must_pay_by OR p_draw * (j.must_pay_by - j.amount) < (v_after - j.amount)::numeric * 18446744073709551616 THEN
    v_paid := least(v_after, j.must_pay_by) / p_payment * p_payment;
  END IF;
  UPDATE house.jackpot_entry SET state = 'entered', pot = j.pot, number = j.entries + 1, before = j.amount, after = v_after,
    must_pay_by = j.must_pay_by, draw = p_draw, paid = v_paid, seed_told = CASE WHEN j.entries = 0 THEN j.seed_added ELSE 0 END
  WHERE round_id = p_round_id RETURNING * INTO e;
  IF v_paid = 0 THEN
    UPDATE house.jackpot SET contributed = contributed + e.contribution, entries = entries + 1, amount = v_after,
      saved = saved + v_saves
    WHERE jackpot_id = e.jackpot_id AND currency = e.currency;
    RETURN e;
  END IF;
  INSERT INTO house.jackpot_won (jackpot_id, currency, pot, seed, seed_added, must_pay_by, contributed, entries, paid, round_id,
    opened_at, won_at)
  VALUES (j.jackpot_id, j.currency, j.pot, j.seed, j.seed_added, j.must_pay_by, j.contributed + e.contribution, j.entries + 1, v_paid,
    p_round_id, j.opened_at, p_now);
  -- What cannot be paid out goes to the next pot. All that is saved is its seed, up to half of what it must pay by; what is missing
  -- to the smallest seed the house adds.
  v_saved := j.saved + v_saves + v_after - v_paid;
  v_seed := greatest(p_next_seed, least(v_saved, p_next_must_pay_by / 2));
  UPDATE house.jackpot SET pot = pot + 1, seed = v_seed, seed_added = greatest(v_seed - v_saved, 0), must_pay_by = p_next_must_pay_by,
    contributed = 0, entries = 0, amount = v_seed, saved = greatest(v_saved - v_seed, 0), opened_at = p_now
  WHERE jackpot_id = e.jackpot_id AND currency = e.currency;
  RETURN e;
END $$;

-- What has entered or won stays as it is.
CREATE FUNCTION house.keep_jackpot_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.state <> 'asked' OR (OLD.round_id, OLD.jackpot_id, OLD.currency, OLD.lane, OLD.share, OLD.parts, OLD.contribution)
    IS DISTINCT FROM (NEW.round_id, NEW.jackpot_id, NEW.currency, NEW.lane, NEW.share, NEW.parts, NEW.contribution)
  THEN
    RAISE EXCEPTION 'an entry of a jackpot is decided once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_jackpot_entry BEFORE UPDATE ON house.jackpot_entry FOR EACH ROW EXECUTE FUNCTION house.keep_jackpot_entry();
CREATE FUNCTION house.keep_jackpot_won() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'pots that were won are kept for ever';
END $$;
CREATE TRIGGER keep_jackpot_won BEFORE UPDATE OR DELETE ON house.jackpot_won FOR EACH ROW EXECUTE FUNCTION house.keep_jackpot_won();
CREATE TRIGGER keep_jackpots_won BEFORE TRUNCATE ON house.jackpot_won EXECUTE FUNCTION house.keep_jackpot_won();

GRANT SELECT, INSERT, UPDATE ON house.jackpot, house.jackpot_lane, house.jackpot_entry TO marquee_games;
GRANT SELECT, INSERT ON house.jackpot_won TO marquee_games;
