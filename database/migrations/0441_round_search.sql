-- How the console finds rounds: the latest of all players, and one by its id.
create index round_latest on rounds.round (opened_at desc, player_id desc, round_id desc);
create index round_by_id on rounds.round (round_id);
