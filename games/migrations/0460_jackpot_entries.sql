-- How a round asks for its part in a jackpot, and how it is taken back, beside how it enters (0430).

-- What a bet contributes, within the transaction that opens its round. A share of less than a minor unit is carried in the lane.
-- Returns the contribution; null if there is no such jackpot, and then the round has no part in one.
CREATE FUNCTION house.ask_jackpot(
  p_round_id bigint, p_jackpot_id text, p_currency text, p_lane smallint, p_share bigint, p_parts integer)
RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  v_contribution bigint;
BEGIN
  UPDATE house.jackpot_lane
  SET carried = carried + p_share - greatest((carried + p_share) / p_parts, 0) * p_parts
  WHERE jackpot_id = p_jackpot_id AND currency = p_currency AND lane = p_lane
  RETURNING greatest((old.carried + p_share) / p_parts, 0) INTO v_contribution;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO house.jackpot_entry (round_id, jackpot_id, currency, lane, share, parts, contribution, state)
  VALUES (p_round_id, p_jackpot_id, p_currency, p_lane, p_share, p_parts, v_contribution, 'asked');
  RETURN v_contribution;
END $$;

-- A round has no part in the jackpot: its lane has the share back. Done again, or for a round without an entry, it does nothing.
CREATE FUNCTION house.void_jackpot(p_round_id bigint) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  e house.jackpot_entry;
BEGIN
  UPDATE house.jackpot_entry SET state = 'void' WHERE round_id = p_round_id AND state = 'asked' RETURNING * INTO e;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE house.jackpot_lane SET carried = carried + e.contribution * e.parts - e.share
  WHERE jackpot_id = e.jackpot_id AND currency = e.currency AND lane = e.lane;
END $$;
