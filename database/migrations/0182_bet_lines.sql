-- What a sportsbook's bet was on: its lines, as the provider sent them. Null for every other round.
alter table rounds.round add column bet_lines jsonb check (bet_lines is null or jsonb_typeof(bet_lines) = 'array');
comment on column rounds.round.bet_lines is 'bet_type, home_away, criteria1, home_team_name, away_team_name, home_name_<language>, away_name_<language>';
