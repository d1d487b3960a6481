-- What an operator is shown of rounds for money that have not ended: what each waits for, and nothing of what is hidden in it. Neither
-- seeds nor wagers nor the player are in it; the operator knows the round by its name. The next attempt of a round in play is not in it
-- either: that of a flight is the moment at which it ends.
CREATE VIEW house.open_round AS
SELECT r.public_id, r.currency, r.bet, r.state, r.actions, r.ends_at,
  CASE WHEN r.state IN ('closing', 'rolling_back') THEN r.next_attempt_at END AS next_attempt_at,
  d.number AS draw,
  coalesce(r.wager ->> 'form' = 'solo', false) AS is_flight,
  CASE WHEN r.state = 'in_play' AND b.public_id IS NULL THEN (r.book ->> 'can_cash_out')::boolean END AS can_cash_out,
  CASE WHEN r.state = 'in_play' AND b.public_id IS NULL THEN (r.book ->> 'multiplier')::integer END AS multiplier,
  owed.amount AS owed, owed.attempts
FROM house.round r
JOIN house.session s USING (session_id)
LEFT JOIN house.draw_bet b USING (public_id)
LEFT JOIN house.draw d USING (draw_id)
LEFT JOIN LATERAL (
  SELECT t.amount, t.attempts FROM house.round_transaction t
  WHERE t.round_id = r.round_id AND t.state = 'pending' AND t.kind <> 'bet'
) owed ON true
WHERE r.state IN ('opened', 'in_play', 'closing', 'rolling_back') AND s.operator_token IS NOT NULL;

-- What operators did to rounds by hand, and why. Nothing of it is ever changed.
CREATE TABLE house.round_event (
  event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id bigint NOT NULL REFERENCES house.round,
  actor text NOT NULL CHECK (actor <> ''),
  action text NOT NULL CHECK (action IN ('send_again')),
  reason text NOT NULL CHECK (reason <> ''),
  created_at timestamptz NOT NULL
);
CREATE INDEX round_event_of_round ON house.round_event (round_id);

GRANT SELECT ON house.open_round TO marquee_games;
GRANT SELECT, INSERT ON house.round_event TO marquee_games;
