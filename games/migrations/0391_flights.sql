-- Flights: rounds of crash for one player alone. They have a place of their own beside the two bets of a draw, and are read newest first
-- whenever their player comes back.
CREATE INDEX round_flights ON house.round (player, game_code, round_id DESC) WHERE place = 2;
