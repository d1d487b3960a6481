-- Demo play is anybody's who opens a page: its sessions and rounds are forgotten once nothing was played in a session since a
-- time. Rounds for money stay for ever, and so do all seeds. Answers how many sessions went, at most so many.
CREATE INDEX session_demo_age ON house.session (created_at) WHERE operator_token IS NULL;
CREATE FUNCTION house.forget_demo(p_before timestamptz, p_at_most int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, house, pg_temp AS $$
DECLARE
  v_sessions bigint[];
BEGIN
  SELECT array_agg(old.session_id) INTO v_sessions
  FROM (
    SELECT s.session_id FROM house.session s
    WHERE s.operator_token IS NULL AND s.created_at < p_before
      AND NOT EXISTS (SELECT 1 FROM house.round r WHERE r.session_id = s.session_id AND r.created_at >= p_before)
    ORDER BY s.created_at LIMIT p_at_most FOR UPDATE SKIP LOCKED) old;
  IF v_sessions IS NULL THEN RETURN 0; END IF;
  DELETE FROM house.round r WHERE r.session_id = ANY (v_sessions);
  DELETE FROM house.session s WHERE s.session_id = ANY (v_sessions);
  RETURN cardinality(v_sessions);
END $$;
REVOKE EXECUTE ON FUNCTION house.forget_demo FROM PUBLIC;
GRANT EXECUTE ON FUNCTION house.forget_demo TO marquee_games;
