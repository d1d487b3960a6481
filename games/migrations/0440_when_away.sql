-- What becomes of a round whose player does not return, and what a round in play owes, as the operator is shown them.
--
-- The view took every round that could not be cashed out for one whose bet is given back. A table round is played on instead, as the
-- rules of its game say. It also left out a raise whose bet is owed back, so that one that was given up could not be found.

ALTER TABLE house.round
  -- Of a round that waits for its player: `take_back`, or the name of what is done first if they do not return, such as `cash_out`,
  -- `stand` or `fold`. Null for every other, and for rounds from before it was kept.
  ADD COLUMN when_away text CHECK (when_away <> '');

-- Neither of what is new tells how a round ends: cards that a player would hold follow from what lies open, and are not in it.
DROP VIEW house.open_round;
CREATE VIEW house.open_round AS
SELECT r.public_id, r.currency, r.bet, r.state, r.actions, r.ends_at,
  CASE WHEN r.state IN ('closing', 'rolling_back') OR owed.amount IS NOT NULL THEN r.next_attempt_at END AS next_attempt_at,
  d.number AS draw,
  coalesce(r.wager ->> 'form' = 'solo', false) AS is_flight,
  CASE WHEN r.state = 'in_play' AND b.public_id IS NULL THEN (r.book ->> 'can_cash_out')::boolean END AS can_cash_out,
  CASE WHEN r.state = 'in_play' AND b.public_id IS NULL THEN (r.book ->> 'multiplier')::integer END AS multiplier,
  CASE WHEN r.state = 'in_play' THEN r.when_away END AS when_away,
  EXISTS (SELECT FROM house.round_raise x WHERE x.round_id = r.round_id) AS is_raising,
  owed.amount AS owed, owed.attempts
FROM house.round r
JOIN house.session s USING (session_id)
LEFT JOIN house.draw_bet b USING (public_id)
LEFT JOIN house.draw d USING (draw_id)
-- Several bets of a round may be owed back at a time; it is put off for whichever of them was refused last.
CROSS JOIN LATERAL (
  SELECT sum(t.amount)::bigint AS amount, max(t.attempts) AS attempts FROM house.round_transaction t
  WHERE t.round_id = r.round_id AND t.state = 'pending' AND t.kind <> 'bet'
) owed
WHERE r.state IN ('opened', 'in_play', 'closing', 'rolling_back') AND s.operator_token IS NOT NULL;

GRANT SELECT ON house.open_round TO marquee_games;
