-- The player has a share in the draw of a minigame: the server commits to the seed of a player's next play in a game, the
-- player's browser sends a seed with the bet, and both decide the number. The seed is revealed with the prize.
create table rewards.mini_game_seed (
  site_id integer not null,
  player_id bigint not null,
  game_id text not null,
  server_seed bytea not null check (octet_length(server_seed) = 32),
  primary key (site_id, player_id, game_id)
);
comment on table rewards.mini_game_seed is 'The server seed of a player''s next play in a game; its hash is shown before the bet, which takes it away';
grant select, insert, delete on rewards.mini_game_seed to marquee_app;

-- Plays from before were drawn by the server alone, and prove it by their salt.
alter table rewards.mini_game_play
  alter column salt drop not null,
  add column server_seed bytea check (octet_length(server_seed) = 32),
  add column client_seed text,
  add column client_seed_by text check (client_seed_by in ('house', 'player')),
  add constraint mini_game_play_proof check ((salt is null) = (server_seed is not null and client_seed is not null and client_seed_by is not null));
comment on column rewards.mini_game_play.draw is 'Decided when the play began, by both seeds; shown, with the server seed, when its prize is taken';
